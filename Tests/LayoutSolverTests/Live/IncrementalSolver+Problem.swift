import Testing

@testable import LayoutSolver
@testable import solver_fuzz

extension IncrementalSolver {
  /// Adds the variables and rows of a problem, with the same numbers, and solves them.
  init(solving problem: LinearProblem) throws {
    self.init()
    for edit in LiveEdit.script(adding: problem) { _ = try edit.perform(on: &self) }
    #expect(solve() == nil)
  }

  /// The number of variables that were not removed.
  var variableCount: Int { store.isRemoved.count { !$0 } }
  /// The number of rows that were not removed.
  var rowCount: Int { store.problem.rows.count { !$0.isRemoved } }

  /// Adds variables and returns their numbers, which must not have been used before.
  mutating func addVariables(_ count: Int) -> Range<Int> {
    let numbers = (0..<count).map { _ in addVariable() }
    return (numbers.first ?? 0)..<(numbers.last ?? -1) + 1
  }

  /// Adds the row `variable == 0`, whose constant changes often, and returns its number.
  mutating func addEditRow(for variable: Int, priority: Double) throws(RowRefusal) -> Int {
    try addRow([(variable, 1)], .equal, 0, priority: priority)
  }

  /// Changes the constant of a row that ``addEditRow(for:priority:)`` has added.
  mutating func suggest(_ value: Double, for row: Int) throws(RowRefusal) {
    try setConstant(value, of: row)
  }
}
