import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Toggling rows without a change of the basis")
struct LiveSteadyBasisTests {
  /// A variable with two edit rows, of which the one with the higher priority is satisfied.
  private struct Pair {
    var solver = IncrementalSolver()
    let variable: Int
    let stronger: Int
    let weaker: Int

    init() throws {
      variable = solver.addVariable()
      stronger = try solver.addEditRow(for: variable, priority: 700)
      weaker = try solver.addEditRow(for: variable, priority: 400)
      try solver.suggest(50, for: stronger)
      try solver.suggest(80, for: weaker)
      #expect(solver.solve() == nil)
    }

    mutating func expect(_ value: Double) {
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: variable), value)
    }
  }

  @Test("toggling a violated row does not change the value")
  func violatedRow() throws {
    var pair = try Pair()
    for _ in 0..<10 {
      try pair.solver.deactivate(pair.weaker)
      pair.expect(50)
      try pair.solver.activate(pair.weaker)
      pair.expect(50)
    }
    // Without the stronger row, the value increases to the constant of the weaker row.
    try pair.solver.deactivate(pair.stronger)
    pair.expect(80)
  }

  @Test("a reactivated row is satisfied if its priority is now the highest")
  func highestPriority() throws {
    var pair = try Pair()
    try pair.solver.deactivate(pair.weaker)
    pair.expect(50)
    // `stronger` still determines the value, but now has a lower priority than `weaker`.
    try pair.solver.setPriority(300, of: pair.stronger)
    try pair.solver.activate(pair.weaker)
    pair.expect(80)
    try pair.solver.deactivate(pair.weaker)
    pair.expect(50)
    try pair.solver.setConstant(20, of: pair.weaker)
    pair.expect(50)
    try pair.solver.activate(pair.weaker)
    pair.expect(20)
  }

  @Test("reactivating a row changes the value if the priority of the other row has decreased")
  func decreasedPriority() throws {
    var solver = IncrementalSolver()
    let variable = solver.addVariable()
    let other = try solver.addEditRow(for: variable, priority: 400)
    let row = try solver.addEditRow(for: variable, priority: 300)
    try solver.suggest(50, for: other)
    try solver.suggest(80, for: row)
    for (priority, value) in [(400.0, 50.0), (200, 80), (600, 50), (100, 80)] {
      try solver.deactivate(row)
      #expect(solver.solve() == nil)
      try solver.setPriority(priority, of: other)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: variable), 50)
      try solver.activate(row)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: variable), value)
    }
  }

  @Test("toggling a row that is satisfied without costs does not change the value")
  func rowWithoutCost() throws {
    var solver = IncrementalSolver()
    let (first, second) = (solver.addVariable(), solver.addVariable())
    let edit = try solver.addEditRow(for: first, priority: 700)
    // Only `row` determines `second`. Because of the next row, presolve does not eliminate it.
    let row = try solver.addRow([(second, 2), (first, -1)], .equal, 10, priority: 400)
    _ = try solver.addRow([(second, 1), (first, 1)], .lessThanOrEqual, 1000, priority: 400)
    try solver.suggest(50, for: edit)
    #expect(solver.solve() == nil)
    for step in 0..<4 {
      try solver.deactivate(row)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: second), 30)
      try solver.activate(row)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: second), 30)
      // With another constant, the value changes, although the basis is the same.
      try solver.deactivate(row)
      #expect(solver.solve() == nil)
      try solver.setConstant(20, of: row)
      try solver.activate(row)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: second), 35)
      try solver.setConstant(10, of: row)
      try solver.suggest(Double(step), for: edit)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: second), (10 + Double(step)) / 2)
      try solver.suggest(50, for: edit)
      #expect(solver.solve() == nil)
    }
  }
}
