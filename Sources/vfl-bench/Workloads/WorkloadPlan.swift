/// The parameters of the problem for a workload.
struct WorkloadPlan: Sendable, Hashable {
  /// The position of the edits, and the sequence of their values.
  enum Course: String, CaseIterable, Sendable, Hashable {
    /// Edits before the rows; values jump arbitrarily.
    case first
    /// Edits after the rows; values jump arbitrarily.
    case last
    /// Edits before the rows; values change in small steps, as in a drag.
    case drag
  }

  let workload: Workload
  /// The approximate number of views.
  let size: Int
  var course = Course.first
  var seed: UInt64 = 1
  /// The number of cycles.
  ///
  /// Each cycle suggests values and solves the problem.
  ///
  /// `readdCount` is the number of rows that are removed and added again.
  var cycleCount = 60
  var readdCount = 10

  /// The name of the problem and its file.
  var name: String {
    let suffix = course == .first ? "" : "-\(course.rawValue)"
    return "\(workload.rawValue)-\(size)\(suffix)"
  }

  /// Builds the problem.
  ///
  /// Equal plans result in equal problems.
  func makeProblem() -> BenchmarkProblem {
    var builder = WorkloadBuilder(self)
    switch workload {
    case .chain: builder.addChain(views: size)
    case .tree: builder.addTree(views: size)
    case .grid: builder.addGrid(cells: size)
    case .form: builder.addForm(lines: (size + 1) / 2)
    case .conflict: builder.addConflicts(variables: size)
    case .window: builder.addWindow(dialogs: (size + 6) / 7)
    }
    return builder.finish()
  }
}
