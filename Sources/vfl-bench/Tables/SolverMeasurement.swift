/// The results of the live solver for one workload of one size.
struct SolverMeasurement: Sendable {
  let plan: WorkloadPlan
  /// The problem with its edits first.
  let problem: BenchmarkProblem
  /// The replays with the edits first.
  ///
  /// `last` has the edits last, and `drag` has values that change in small steps.
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

  /// Returns the mark after a time of a series that was not completed.
  static func mark(_ series: ReplaySeries) -> String {
    switch series.status {
    case .finished: ""
    case .late: "…"
    case .conflict, .refused: "!"
    }
  }
}
