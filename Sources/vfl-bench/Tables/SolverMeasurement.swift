/// What the live solver took for one workload of one size.
struct SolverMeasurement: Sendable {
  let plan: WorkloadPlan
  /// The problem with its edits first.
  let problem: BenchmarkProblem
  /// Replays with the edits first, last, and with values by small steps.
  let first: ReplaySeries
  let last: ReplaySeries
  let drag: ReplaySeries
  /// The largest memory a row, in bytes; nil where it cannot be told.
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

  /// The mark behind a time of a series that did not come to its end.
  static func mark(_ series: ReplaySeries) -> String {
    switch series.status {
    case .finished: ""
    case .late: "…"
    case .conflict, .refused: "!"
    }
  }
}
