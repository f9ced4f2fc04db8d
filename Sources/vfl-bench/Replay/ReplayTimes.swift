import LayoutSolver

/// The times of a replay in microseconds, and its results.
struct ReplayTimes: Sendable {
  /// The time for creating the solver and its variables.
  var objects = 0.0
  /// The time for adding all rows, and the edits that precede the last row.
  var add = 0.0
  /// The time for the edits after the last row, the first suggestions and the first solve; `nil` if this
  /// phase was not completed.
  var first: Double?
  /// The time of each cycle.
  var cycles: [Double] = []
  /// The time of each row that was removed and added again.
  var readds: [Double] = []
  /// The number of added items.
  var added = 0
  var status = ReplayStatus.finished
  /// The resident memory in KiB before the solver was created.
  ///
  /// `residentAfter` is the maximum of the memory after adding and at the end.
  var residentBefore: Int?
  var residentAfter: Int?
  /// The statistics of the solver after the first solve, after the last cycle, and at the end.
  var afterFirst = SolverStatistics()
  var afterCycles = SolverStatistics()
  var atEnd = SolverStatistics()
}
