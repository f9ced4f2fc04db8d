/// The results of the live solver for a workload of a given size.
struct SolverMeasurement: Sendable {
  let plan: WorkloadPlan
  /// The problem in which the edits precede the rows.
  let problem: BenchmarkProblem
  /// The replays in which the edits precede the rows.
  ///
  /// In `last`, the edits follow the rows. In `drag`, the edits precede the rows and the values change in
  /// small steps.
  let first: ReplaySeries
  let last: ReplaySeries
  let drag: ReplaySeries
  /// The peak memory per row in bytes; `nil` if it is unknown.
  let peakBytesPerRow: Int?

  /// Measures a workload.
  init(_ plan: WorkloadPlan, _ limits: ReplaySeries.Limits) {
    self.plan = plan
    problem = plan.makeProblem()
    first = ReplaySeries(of: problem, limits)
    var other = plan
    other.course = .last
    last = ReplaySeries(of: other.makeProblem(), limits)
    other.course = .drag
    var withoutReadds = limits
    withoutReadds.readds = false
    drag = ReplaySeries(of: other.makeProblem(), withoutReadds)
    peakBytesPerRow = PeakMemory.bytesPerRow(of: plan, rows: problem.rows.count)
  }

  /// Returns the mark that follows the times of an incomplete series; empty for a completed series.
  static func mark(_ series: ReplaySeries) -> String {
    switch series.status {
    case .finished: ""
    case .late: "…"
    case .conflict, .refused: "!"
    }
  }
}
