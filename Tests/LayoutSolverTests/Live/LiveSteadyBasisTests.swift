import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Rows that go and come back where the basis stays")
struct LiveSteadyBasisTests {
  /// A variable with a wish of its own and a weaker one that it cannot grant.
  private struct Torn {
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

  @Test("a violated wish goes and comes back")
  func violatedWish() throws {
    var torn = try Torn()
    for _ in 0..<10 {
      try torn.solver.deactivate(torn.weaker)
      torn.expect(50)
      try torn.solver.activate(torn.weaker)
      torn.expect(50)
    }
    // It pulls again, on the side that it pulled to.
    try torn.solver.deactivate(torn.stronger)
    torn.expect(80)
  }

  @Test("a violated wish may come back when the others can no longer make up for it")
  func wishThatNobodyHolds() throws {
    var torn = try Torn()
    try torn.solver.deactivate(torn.weaker)
    torn.expect(50)
    // What held the point still does, but counts for less than the wish that comes back.
    try torn.solver.setPriority(300, of: torn.stronger)
    try torn.solver.activate(torn.weaker)
    torn.expect(80)
    try torn.solver.deactivate(torn.weaker)
    torn.expect(50)
    try torn.solver.setConstant(20, of: torn.weaker)
    torn.expect(50)
    try torn.solver.activate(torn.weaker)
    torn.expect(20)
  }

  @Test("a violated wish moves the point if what held it has become weaker meanwhile")
  func weakerHolder() throws {
    var solver = IncrementalSolver()
    let variable = solver.addVariable()
    let holder = try solver.addEditRow(for: variable, priority: 400)
    let wish = try solver.addEditRow(for: variable, priority: 300)
    try solver.suggest(50, for: holder)
    try solver.suggest(80, for: wish)
    for (priority, value) in [(400.0, 50.0), (200, 80), (600, 50), (100, 80)] {
      try solver.deactivate(wish)
      #expect(solver.solve() == nil)
      try solver.setPriority(priority, of: holder)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: variable), 50)
      try solver.activate(wish)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: variable), value)
    }
  }

  @Test("an active row that pulls at nothing goes and comes back where it is")
  func activeRowAtRest() throws {
    var solver = IncrementalSolver()
    let (first, second) = (solver.addVariable(), solver.addVariable())
    let edit = try solver.addEditRow(for: first, priority: 700)
    // Nothing but this row says where the second one is; with another one it is not presolved.
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
      // With another constant it does not, though it is the same in the basis.
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
