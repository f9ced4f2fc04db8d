import LayoutSolver
import Testing
import VFLTestSupport

@Suite("A row that goes and comes back while nothing moves")
struct LiveUnmovedReaddTests {
  /// What happens to the row, or around it, while it is out of force.
  enum Meanwhile: CaseIterable {
    case nothing
    case constantThatHolds
    case constantThatDoesNot
    case constantThereAndBack
    case priority
    case pointMoves
    case pointMovesThereAndBack
    case refusedChanges
    case otherRowGoes
  }

  /// A variable between two bounds with a wish, and a row that holds at the wish.
  private struct Line {
    var solver = IncrementalSolver()
    let variable: Int
    let wish: Int
    let resting: Int
    let other: Int

    init(priority: Double) throws {
      variable = solver.addVariable()
      _ = try solver.addRow([(variable, 1)], .greaterThanOrEqual, 0)
      wish = try solver.addEditRow(for: variable, priority: 700)
      // Presolving would make bounds of rows in one variable: a second one keeps them.
      let second = solver.addVariable()
      _ = try solver.addRow([(second, 1)], .equal, 1, priority: 900)
      resting = try solver.addRow(
        [(variable, 1), (second, 1)], .greaterThanOrEqual, 10, priority: priority)
      other = try solver.addRow(
        [(variable, 2), (second, -1)], .lessThanOrEqual, 200, priority: priority)
      try solver.suggest(50, for: wish)
      #expect(solver.solve() == nil)
    }

    /// Takes a row out of force and puts it in again, so that presolving leaves it alone.
    mutating func wake(_ row: Int) throws {
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
    "comes back as what it has become by then", arguments: Meanwhile.allCases, [1000.0, 750, 400])
  func comesBack(meanwhile: Meanwhile, priority: Double) throws {
    var line = try Line(priority: priority)
    try line.wake(line.resting)
    try line.wake(line.other)
    let (drag, row, other) = (line.wish, line.resting, line.other)
    try line.solve { try $0.deactivate(row) }
    var (wish, constant, level) = (50.0, 10.0, priority)
    switch meanwhile {
    case .nothing: break
    case .constantThatHolds:
      constant = 40
      try line.solve { try $0.setConstant(40, of: row) }
    case .constantThatDoesNot:
      constant = 80
      try line.solve { try $0.setConstant(80, of: row) }
    case .constantThereAndBack:
      try line.solve { try $0.setConstant(80, of: row) }
      try line.solve { try $0.setConstant(10, of: row) }
    case .priority:
      level = priority == 400 ? 900 : 400
      try line.solve { try $0.setPriority(level, of: row) }
    case .pointMoves:
      wish = 3
      try line.solve { try $0.suggest(3, for: drag) }
    case .pointMovesThereAndBack:
      try line.solve { try $0.suggest(3, for: drag) }
      try line.solve { try $0.suggest(50, for: drag) }
    case .refusedChanges:
      try line.solver.setConstant(30, of: row)
      _ = try line.solver.addRow([(line.variable, 1)], .lessThanOrEqual, -5)
      #expect(line.solver.solve() != nil)
    case .otherRowGoes: try line.solve { try $0.deactivate(other) }
    }
    try line.solve { try $0.activate(row) }
    expectEqual(line.solver.value(of: line.variable), best(wish, constant, level))
    // It still is what it was when something moves afterwards.
    for wish in [2.0, 60, 9, 45] {
      try line.solve { try $0.suggest(wish, for: drag) }
      expectEqual(line.solver.value(of: line.variable), best(wish, constant, level))
    }
  }

  @Test("comes back with the constant that it got when it went")
  func goesWithAnotherConstant() throws {
    var solver = IncrementalSolver()
    let variables = (0..<5).map { _ in solver.addVariable() }
    let first = variables[0]
    for variable in variables.prefix(3) {
      _ = try solver.addRow([(variable, 1)], .greaterThanOrEqual, 0)
    }
    let least = try solver.addRow([(first, 1)], .greaterThanOrEqual, 44, priority: 750)
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
    try solve { try $0.deactivate(least) }
    expectEqual(solver.value(of: first), 27)
  }

  /// Where the variable stands best: at the wish, or where the row holds if that counts for more.
  private func best(_ wish: Double, _ constant: Double, _ priority: Double) -> Double {
    let least = constant - 1
    return priority > 700 ? max(wish, least) : wish
  }
}
