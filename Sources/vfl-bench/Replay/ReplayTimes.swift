import LayoutSolver

/// What one replay of a problem took, in microseconds, and how it ended.
struct ReplayTimes: Sendable {
  /// Making the solver and its variables.
  var objects = 0.0
  /// Adding every row, and the edits among them.
  var add = 0.0
  /// The edits after the last row, the first suggestions, the first solve; nil if it did not come
  /// so far.
  var first: Double?
  /// Each cycle.
  var cycles: [Double] = []
  /// Each row that went and came back.
  var readds: [Double] = []
  /// How many items were added.
  var added = 0
  var status = ReplayStatus.finished
  /// The resident memory before the solver was made, and the larger one of after adding and at the
  /// end, in KiB.
  var residentBefore: Int?
  var residentAfter: Int?
  /// What the solver had done after the first solve, and at the end.
  var afterFirst = SolverStatistics()
  var atEnd = SolverStatistics()
}
