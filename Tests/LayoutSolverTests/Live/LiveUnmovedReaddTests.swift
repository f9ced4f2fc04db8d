import LayoutSolver
import Testing
import VFLTestSupport

@Suite("Toggling rows without a change of values")
struct LiveUnmovedReaddTests {
  /// The change to the row, or to another part, while the row is inactive.
  enum Meanwhile: CaseIterable {
    case nothing
    case satisfiedConstant
    case violatedConstant
    case restoredConstant
    case priority
    case movedPoint
    case restoredPoint
    case undoneChanges
    case otherRowInactive
  }

  /// A variable with a lower bound and an edit row, and two rows that are satisfied at first.
  private struct Line {
    var solver = IncrementalSolver()
    let variable: Int
    let edit: Int
    let toggled: Int
    let other: Int

    init(priority: Double) throws {
      variable = solver.addVariable()
      _ = try solver.addRow([(variable, 1)], .greaterThanOrEqual, 0)
      edit = try solver.addEditRow(for: variable, priority: 700)
      // Presolve would turn rows in a single variable into bounds. Rows in two variables are kept.
      let second = solver.addVariable()
      _ = try solver.addRow([(second, 1)], .equal, 1, priority: 900)
      toggled = try solver.addRow(
        [(variable, 1), (second, 1)], .greaterThanOrEqual, 10, priority: priority)
      other = try solver.addRow(
        [(variable, 2), (second, -1)], .lessThanOrEqual, 200, priority: priority)
      try solver.suggest(50, for: edit)
      #expect(solver.solve() == nil)
    }

    /// Deactivates and activates a row, so that presolve keeps the row.
    mutating func toggle(_ row: Int) throws {
      try solver.deactivate(row)
      #expect(solver.solve() == nil)
      try solver.activate(row)
      #expect(solver.solve() == nil)
    }

    mutating func solve(_ change: (inout IncrementalSolver) throws -> Void) throws {
      try change(&solver)
      #expect(solver.solve() == nil)
    }
  }

  @Test(
    "a reactivated row applies with its current constant and priority",
    arguments: Meanwhile.allCases, [1000.0, 750, 400])
  func reactivation(meanwhile: Meanwhile, priority: Double) throws {
    var line = try Line(priority: priority)
    try line.toggle(line.toggled)
    try line.toggle(line.other)
    let (drag, row, other) = (line.edit, line.toggled, line.other)
    try line.solve { try $0.deactivate(row) }
    var (suggestion, constant, level) = (50.0, 10.0, priority)
    switch meanwhile {
    case .nothing: break
    case .satisfiedConstant:
      constant = 40
      try line.solve { try $0.setConstant(40, of: row) }
    case .violatedConstant:
      constant = 80
      try line.solve { try $0.setConstant(80, of: row) }
    case .restoredConstant:
      try line.solve { try $0.setConstant(80, of: row) }
      try line.solve { try $0.setConstant(10, of: row) }
    case .priority:
      level = priority == 400 ? 900 : 400
      try line.solve { try $0.setPriority(level, of: row) }
    case .movedPoint:
      suggestion = 3
      try line.solve { try $0.suggest(3, for: drag) }
    case .restoredPoint:
      try line.solve { try $0.suggest(3, for: drag) }
      try line.solve { try $0.suggest(50, for: drag) }
    case .undoneChanges:
      try line.solver.setConstant(30, of: row)
      _ = try line.solver.addRow([(line.variable, 1)], .lessThanOrEqual, -5)
      #expect(line.solver.solve() != nil)
    case .otherRowInactive: try line.solve { try $0.deactivate(other) }
    }
    try line.solve { try $0.activate(row) }
    expectEqual(line.solver.value(of: line.variable), optimum(suggestion, constant, level))
    // The row also applies to later suggestions.
    for suggestion in [2.0, 60, 9, 45] {
      try line.solve { try $0.suggest(suggestion, for: drag) }
      expectEqual(line.solver.value(of: line.variable), optimum(suggestion, constant, level))
    }
  }

  @Test("the constant that was set when a row was deactivated applies after activation")
  func constantOfDeactivatedRow() throws {
    var solver = IncrementalSolver()
    let variables = (0..<5).map { _ in solver.addVariable() }
    let first = variables[0]
    for variable in variables.prefix(3) {
      _ = try solver.addRow([(variable, 1)], .greaterThanOrEqual, 0)
    }
    let minimum = try solver.addRow([(first, 1)], .greaterThanOrEqual, 44, priority: 750)
    _ = try solver.addRow([(variables[1], 1)], .equal, 39, priority: 500)
    _ = try solver.addRow([(variables[2], 1)], .lessThanOrEqual, 7, priority: 250)
    _ = try solver.addRow([(variables[3], 1)], .equal, 9, priority: 750)
    let sum = try solver.addRow(
      [(first, 1), (variables[1], 1)], .lessThanOrEqual, 66, priority: 250)
    _ = try solver.addRow(
      [(variables[1], 1), (variables[2], 1), (variables[4], -1)], .equal, 0)
    func solve(_ change: (inout IncrementalSolver) throws -> Void) throws {
      try change(&solver)
      #expect(solver.solve() == nil)
    }
    try solve { _ in }
    try solve { try $0.deactivate(sum) }
    try solve {
      try $0.setConstant(60, of: sum)
      try $0.activate(sum)
    }
    try solve {
      try $0.deactivate(sum)
      try $0.setConstant(66, of: sum)
    }
    try solve { try $0.activate(sum) }
    try solve { try $0.deactivate(minimum) }
    expectEqual(solver.value(of: first), 27)
  }

  /// The optimal value of the variable: the suggestion, or the bound if it has a higher priority.
  private func optimum(_ suggestion: Double, _ constant: Double, _ priority: Double) -> Double {
    let minimum = constant - 1
    return priority > 700 ? max(suggestion, minimum) : suggestion
  }
}
