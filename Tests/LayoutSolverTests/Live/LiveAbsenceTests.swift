import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Temporarily inactive rows")
struct LiveAbsenceTests {
  /// A width with an edit row, and a step that is 1.
  private struct Layout {
    var solver = IncrementalSolver()
    let width: Int
    let step: Int
    let edit: Int

    init(width size: Double) throws {
      width = solver.addVariable()
      step = solver.addVariable()
      edit = try solver.addEditRow(for: width, priority: 700)
      _ = try solver.addRow([(step, 1)], .equal, 1, priority: 900)
      try solver.suggest(size, for: edit)
    }

    /// Adds a row in both variables and toggles it once, so that presolve keeps the row.
    mutating func add(
      _ coefficient: Double, _ relation: RowRelation, _ constant: Double, priority: Double
    ) throws -> Int {
      let row = try solver.addRow(
        [(width, coefficient), (step, 1)], relation, constant, priority: priority)
      try solve { _ in }
      try solve { try $0.deactivate(row) }
      try solve { try $0.activate(row) }
      return row
    }

    mutating func solve(_ change: (inout IncrementalSolver) throws -> Void) throws {
      try change(&solver)
      #expect(solver.solve() == nil)
    }

    var value: Double { solver.value(of: width) }
  }

  @Test("reactivating one of several inactive rows activates no other row")
  func severalInactiveRows() throws {
    var layout = try Layout(width: 50)
    let edit = layout.edit
    // All three rows are satisfied. The first two have the same constant.
    let upper = try layout.add(1, .lessThanOrEqual, 60, priority: 800)
    let lower = try layout.add(2, .greaterThanOrEqual, 60, priority: 800)
    let other = try layout.add(3, .greaterThanOrEqual, 5, priority: 800)
    try layout.solve { try $0.deactivate(upper) }
    try layout.solve { try $0.deactivate(lower) }
    try layout.solve { try $0.activate(lower) }
    try layout.solve {
      try $0.deactivate(lower)
      try $0.deactivate(other)
    }
    try layout.solve { try $0.activate(lower) }
    try layout.solve { try $0.suggest(20, for: edit) }
    expectEqual(layout.value, 29.5)
    try layout.solve { try $0.suggest(70, for: edit) }
    expectEqual(layout.value, 70, "the upper bound is inactive")
  }

  @Test("reactivating one of several rows with the same constant activates no other row")
  func equalConstants() throws {
    var solver = IncrementalSolver()
    let x = solver.addVariable()
    let edit = try solver.addEditRow(for: x, priority: 500)
    let lower = try solver.addRow([(x, 1)], .greaterThanOrEqual, 0, priority: 250)
    let upper = try solver.addRow([(x, 1)], .lessThanOrEqual, 0, priority: 750)
    let other = try solver.addRow([(x, 1)], .lessThanOrEqual, 5, priority: 100)
    func solve() { #expect(solver.solve() == nil) }
    solve()
    try solver.deactivate(lower)
    solve()
    try solver.activate(lower)
    try solver.deactivate(other)
    solve()
    try solver.deactivate(upper)
    solve()
    try solver.activate(upper)
    solve()
    try solver.deactivate(upper)
    try solver.activate(other)
    solve()
    try solver.activate(upper)
    solve()
    try solver.suggest(10, for: edit)
    solve()
    expectEqual(solver.value(of: x), 0)
  }

  @Test("toggling a violated row with a low priority does not change the value")
  func violatedRow() throws {
    var layout = try Layout(width: 50)
    let edit = layout.edit
    let bound = try layout.add(1, .lessThanOrEqual, 31, priority: 400)
    expectEqual(layout.value, 50)
    for _ in 0..<3 {
      try layout.solve { try $0.deactivate(bound) }
      try layout.solve { try $0.activate(bound) }
      expectEqual(layout.value, 50)
    }
    try layout.solve { try $0.setPriority(300, of: edit) }
    expectEqual(layout.value, 30, "the bound has a higher priority than the edit row")
  }

  @Test("an inactive row has no effect on later changes, even if it was violated")
  func inactiveViolatedRow() throws {
    var layout = try Layout(width: 50)
    let edit = layout.edit
    let bound = try layout.add(1, .lessThanOrEqual, 31, priority: 400)
    let floor = try layout.add(1, .greaterThanOrEqual, 11, priority: 350)
    try layout.solve { try $0.deactivate(bound) }
    try layout.solve { try $0.deactivate(edit) }
    expectEqual(layout.value, 50, "no active row is violated")
    try layout.solve { try $0.setConstant(71, of: floor) }
    expectEqual(layout.value, 70)
    try layout.solve { try $0.activate(bound) }
    expectEqual(layout.value, 30)
    try layout.solve { try $0.activate(edit) }
    expectEqual(layout.value, 50)
  }

  @Test("the value follows the changes of several rows with the same priority")
  func equalPriorities() throws {
    var layout = try Layout(width: 50)
    let edit = layout.edit
    // Together, the two equalities outweigh the bound. Each of them alone does not.
    let first = try layout.add(1, .equal, 61, priority: 400)
    let second = try layout.add(1, .equal, 81, priority: 400)
    try layout.solve { try $0.deactivate(edit) }
    let bound = try layout.add(1, .lessThanOrEqual, 41, priority: 400)
    expectEqual(layout.value, 60)
    try layout.solve { try $0.deactivate(second) }
    #expect((40...60).contains(layout.value))
    let heavy = try layout.add(3, .lessThanOrEqual, 121, priority: 400)
    try layout.solve { try $0.deactivate(bound) }
    expectEqual(layout.value, 40)
    try layout.solve { try $0.activate(second) }
    try layout.solve { try $0.deactivate(heavy) }
    #expect((60...80).contains(layout.value))
    try layout.solve { try $0.deactivate(first) }
    expectEqual(layout.value, 80)
  }
}
