import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Few changes at a time on a live solver")
struct LiveFewChangesTests {
  /// A width with an edit row, a gap that should be at least 10 greater, and upper bounds.
  private struct Layout {
    var solver = IncrementalSolver()
    let width: Int
    let gap: Int
    let edit: Int
    /// The rows that are satisfied at first.
    let sumBound: Int
    let bound: Int

    init() throws {
      width = solver.addVariable()
      gap = solver.addVariable()
      edit = try solver.addEditRow(for: width, priority: 700)
      // Two rows contain the gap, so that presolve keeps both.
      _ = try solver.addRow([(gap, 1), (width, -1)], .greaterThanOrEqual, 10, priority: 600)
      _ = try solver.addRow([(gap, 1), (width, 1)], .equal, 0, priority: 100)
      sumBound = try solver.addRow([(gap, 1), (width, 2)], .lessThanOrEqual, 900, priority: 800)
      bound = try solver.addRow([(width, 1)], .lessThanOrEqual, 300, priority: 800)
      try solver.suggest(100, for: edit)
      #expect(solver.solve() == nil)
      try solver.suggest(120, for: edit)
      #expect(solver.solve() == nil)
      try solver.suggest(110, for: edit)
      #expect(solver.solve() == nil)
    }

    var values: [Double] { [solver.value(of: width), solver.value(of: gap)] }
  }

  @Test("values follow constants that change alone or together")
  func constantAlone() throws {
    var layout = try Layout()
    expectEqual(layout.values, [110, 120])
    try layout.solver.suggest(130, for: layout.edit)
    expectEqual(layout.values, [110, 120], "values changed before the solve")
    #expect(layout.solver.solve() == nil)
    expectEqual(layout.values, [130, 140])
    try layout.solver.suggest(140, for: layout.edit)
    try layout.solver.setConstant(20, of: 1)
    try layout.solver.setConstant(-20, of: 2)
    #expect(layout.solver.solve() == nil)
    expectEqual(layout.values, [140, 160])
  }

  @Test("if a constant changes several times before a solve, only the last change applies")
  func sameConstantAgain() throws {
    var layout = try Layout()
    try layout.solver.suggest(130, for: layout.edit)
    try layout.solver.suggest(140, for: layout.edit)
    try layout.solver.setConstant(20, of: 1)
    try layout.solver.suggest(150, for: layout.edit)
    try layout.solver.setConstant(30, of: 1)
    #expect(layout.solver.solve() == nil)
    expectEqual(layout.values, [150, 180])
  }

  /// A width and a height with edit rows, between required bounds.
  private struct Window {
    var solver: IncrementalSolver
    let variables: Range<Int>
    let edits: [Int]
    let minimums: [Int]
    let maximums: [Int]

    /// - Parameter areJoined: Whether another row contains both the width and the height.
    init(areJoined: Bool) throws {
      var solver = IncrementalSolver()
      variables = solver.addVariables(2)
      edits = try variables.map { try solver.addEditRow(for: $0, priority: 700) }
      minimums = try variables.map { try solver.addRow([($0, 1)], .greaterThanOrEqual, 50) }
      maximums = try variables.map { try solver.addRow([($0, 1)], .lessThanOrEqual, 400) }
      if areJoined {
        _ = try solver.addRow([(0, 1), (1, -1)], .lessThanOrEqual, 200, priority: 800)
      }
      self.solver = solver
      for size in [100.0, 120, 140, 160] { try resize(to: [size, size + 10]) }
    }

    mutating func resize(to sizes: [Double]) throws {
      for (edit, size) in zip(edits, sizes) { try solver.suggest(size, for: edit) }
      #expect(solver.solve() == nil)
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }
  }

  @Test("two sizes that change at once are both updated", arguments: [false, true])
  func bothSizes(areJoined: Bool) throws {
    var window = try Window(areJoined: areJoined)
    expectEqual(window.values, [160, 170])
    try window.resize(to: [180, 150])
    expectEqual(window.values, [180, 150])
    // These sizes are beyond the bounds, or violate the row that contains both.
    try window.resize(to: [500, 20])
    expectEqual(window.values, areJoined ? [250, 50] : [400, 50])
    try window.resize(to: [180, 150])
    expectEqual(window.values, [180, 150])
  }

  @Test("two constants that contradict each other are both undone")
  func undoneConstants() throws {
    var window = try Window(areJoined: true)
    try window.solver.setConstant(300, of: window.minimums[0])
    try window.solver.setConstant(200, of: window.maximums[0])
    #expect(window.solver.solve() != nil)
    expectEqual(window.solver.store.problem.rows[window.minimums[0]].constant, 50)
    expectEqual(window.solver.store.problem.rows[window.maximums[0]].constant, 400)
    #expect(window.solver.solve() == nil)
    expectEqual(window.values, [160, 170])
    try window.resize(to: [390, 395])
    expectEqual(window.values, [390, 395])
  }

  @Test("two changed constants are undone together with a contradicting row")
  func undoneAfterConstants() throws {
    var window = try Window(areJoined: false)
    try window.solver.suggest(200, for: window.edits[0])
    try window.solver.suggest(210, for: window.edits[1])
    _ = try window.solver.addRow([(0, 1)], .lessThanOrEqual, 10)
    #expect(window.solver.solve() != nil)
    expectEqual(window.edits.map { window.solver.store.problem.rows[$0].constant }, [160, 170])
    #expect(window.solver.solve() == nil)
    expectEqual(window.values, [160, 170])
  }

  @Test("a changed constant is undone together with two contradicting rows")
  func undoneTogether() throws {
    var layout = try Layout()
    try layout.solver.suggest(150, for: layout.edit)
    _ = try layout.solver.addRow([(layout.width, 1)], .lessThanOrEqual, 0)
    _ = try layout.solver.addRow([(layout.width, 1)], .greaterThanOrEqual, 1)
    #expect(layout.solver.solve() != nil)
    expectEqual(layout.solver.store.problem.rows[layout.edit].constant, 110)
    #expect(layout.solver.solve() == nil)
    expectEqual(layout.values, [110, 120])
    try layout.solver.suggest(150, for: layout.edit)
    #expect(layout.solver.solve() == nil)
    expectEqual(layout.values, [150, 160])
  }

  @Test("a bound that is activated after the value has exceeded it is satisfied")
  func reactivatedBound() throws {
    var solver = IncrementalSolver()
    let width = solver.addVariable()
    let edit = try solver.addEditRow(for: width, priority: 700)
    let bound = try solver.addRow([(width, 1)], .lessThanOrEqual, 300, priority: 800)
    _ = try solver.addRow([(width, 1)], .greaterThanOrEqual, 0)
    for size in [100.0, 120] {
      try solver.suggest(size, for: edit)
      #expect(solver.solve() == nil)
    }
    try solver.deactivate(bound)
    #expect(solver.solve() == nil)
    for size in [110.0, 120, 130, 140, 500] {
      try solver.suggest(size, for: edit)
      #expect(solver.solve() == nil)
    }
    try solver.activate(bound)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: width), 300)
  }

  @Test("changing the constants of two eliminated rows requires no presolve")
  func eliminatedRows() throws {
    var solver = IncrementalSolver()
    let variables = solver.addVariables(4)
    let links = try [(1, 0, 8.0), (2, 1, 12)].map { variable, other, gap in
      try solver.addRow([(variable, 1), (other, -1)], .equal, gap)
    }
    _ = try solver.addEditRow(for: 0, priority: 700)
    _ = try solver.addRow([(2, 1), (3, -1)], .equal, 0, priority: 500)
    #expect(solver.solve() == nil)
    for gap in [10.0, 20, 30] {
      for link in links { try solver.setConstant(gap, of: link) }
      #expect(solver.solve() == nil)
      expectEqual(variables.map { solver.value(of: $0) }, [0, gap, 2 * gap, 2 * gap])
    }
    expectEqual(solver.statistics.presolves, 1)
  }

  @Test("toggling a satisfied row does not affect later changes")
  func toggledRow() throws {
    var layout = try Layout()
    try layout.solver.deactivate(layout.bound)
    #expect(layout.solver.solve() == nil)
    try layout.solver.activate(layout.bound)
    #expect(layout.solver.solve() == nil)
    try layout.solver.suggest(350, for: layout.edit)
    #expect(layout.solver.solve() == nil)
    expectEqual(layout.values, [300, 300], "both upper bounds apply")
  }

  @Test("activating one of two inactive rows does not activate the other row")
  func otherInactiveRow() throws {
    var layout = try Layout()
    try layout.solver.deactivate(layout.bound)
    #expect(layout.solver.solve() == nil)
    try layout.solver.deactivate(layout.sumBound)
    #expect(layout.solver.solve() == nil)
    // The row that was deactivated first is activated first.
    try layout.solver.activate(layout.bound)
    #expect(layout.solver.solve() == nil)
    try layout.solver.suggest(1000, for: layout.edit)
    #expect(layout.solver.solve() == nil)
    expectEqual(layout.values, [300, 310])
    try layout.solver.activate(layout.sumBound)
    #expect(layout.solver.solve() == nil)
    expectEqual(layout.values, [300, 300])
  }

  @Test("the constant that was set while a row was inactive applies when the row is active again")
  func inactiveRowChanges() throws {
    var layout = try Layout()
    try layout.solver.deactivate(layout.bound)
    #expect(layout.solver.solve() == nil)
    try layout.solver.setConstant(80, of: layout.bound)
    #expect(layout.solver.solve() == nil)
    try layout.solver.activate(layout.bound)
    #expect(layout.solver.solve() == nil)
    expectEqual(layout.values, [80, 90])
  }

  @Test("inactive rows that were satisfied do not restrict later changes")
  func inactiveRows() throws {
    var layout = try Layout()
    try layout.solver.deactivate(layout.sumBound)
    #expect(layout.solver.solve() == nil)
    // After this, `sumBound` is not the last deactivated row.
    try layout.solver.deactivate(layout.bound)
    #expect(layout.solver.solve() == nil)
    try layout.solver.suggest(1000, for: layout.edit)
    #expect(layout.solver.solve() == nil)
    expectEqual(layout.values, [1000, 1010])
    try layout.solver.activate(layout.bound)
    #expect(layout.solver.solve() == nil)
    expectEqual(layout.values, [300, 310])
    try layout.solver.suggest(200, for: layout.edit)
    #expect(layout.solver.solve() == nil)
    try layout.solver.deactivate(layout.bound)
    #expect(layout.solver.solve() == nil)
    try layout.solver.removeRow(layout.bound)
    #expect(layout.solver.solve() == nil)
    try layout.solver.suggest(400, for: layout.edit)
    #expect(layout.solver.solve() == nil)
    expectEqual(layout.values, [400, 410])
  }

  @Test("a new row with a new priority requires another presolve")
  func newPriority() throws {
    var layout = try Layout()
    // No other row has this priority.
    _ = try layout.solver.addRow([(layout.gap, 1)], .equal, 200, priority: 50)
    #expect(layout.solver.solve() == nil)
    expectEqual(layout.solver.statistics.presolves, 2)
    expectEqual(layout.values, [110, 120])
  }
}
