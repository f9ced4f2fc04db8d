/// Which problem is to be made of a workload.
struct WorkloadPlan: Sendable, Hashable {
  /// When the edits are added, and how the values that they get follow each other.
  enum Course: String, CaseIterable, Sendable, Hashable {
    /// Edits before the rows; values jump anywhere.
    case first
    /// Edits behind the rows; values jump anywhere.
    case last
    /// Edits before the rows; values go by small steps, as under a mouse.
    case drag
  }

  let workload: Workload
  /// About how many views there are.
  let size: Int
  var course = Course.first
  var seed: UInt64 = 1
  /// How many cycles of suggestions there are, and how many rows go and come back.
  var cycleCount = 60
  var readdCount = 10

  /// The name of the problem, and of its file.
  var name: String {
    let suffix = course == .first ? "" : "-\(course.rawValue)"
    return "\(workload.rawValue)-\(size)\(suffix)"
  }

  /// Makes the problem: always the same one of the same plan.
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
