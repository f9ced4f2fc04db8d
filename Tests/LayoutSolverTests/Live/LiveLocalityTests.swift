import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

/// The cost of a change is measured in steps, which do not depend on the machine.
@Suite("Cost of changes on a live solver", .enabled(if: IncrementalSolver.isLive))
struct LiveLocalityTests {
  /// A solver that has solved a problem and an edit row for a variable.
  private func solved(
    _ problem: LinearProblem, edited variable: Int, priority: Double = 490
  ) throws -> (solver: IncrementalSolver, edit: Int) {
    var solver = IncrementalSolver()
    for edit in LiveEdit.script(adding: problem) {
      _ = try edit.perform(on: &solver)
    }
    let edit = try solver.addEditRow(for: variable, priority: priority)
    #expect(solver.solve() == nil)
    return (solver, edit)
  }

  @Test("a drag between two breakpoints takes no pivots")
  func dragWithoutPivots() throws {
    // At these widths, all labels and fields are wider than their contents.
    let problem = LayoutShapes.form(rows: 20, labels: [60, 80, 70], field: 100)
    var (solver, edit) = try solved(problem, edited: 0, priority: 800)
    try solver.suggest(120, for: edit)
    #expect(solver.solve() == nil)
    try solver.suggest(121, for: edit)
    #expect(solver.solve() == nil)
    let before = solver.statistics
    for step in 0..<200 {
      let width = 130 + 100 * Double(step * 71 % 200) / 200
      try solver.suggest(width, for: edit)
      #expect(solver.solve() == nil)
      #expect((solver.value(of: 0) - width).magnitude < 1e-9 * width)
    }
    expectEqual(solver.statistics.pivots, before.pivots)
    expectEqual(solver.statistics.flips, before.flips)
    expectEqual(solver.statistics.presolves, before.presolves)
    expectEqual(solver.statistics.factorisations, before.factorisations)
  }

  @Test("a repeated suggestion does not change the basis")
  func sameSuggestion() throws {
    let problem = LayoutShapes.nested(levels: 4, fanOut: 3)
    var (solver, edit) = try solved(problem, edited: 0, priority: 800)
    try solver.suggest(700, for: edit)
    #expect(solver.solve() == nil)
    let before = solver.statistics
    for _ in 0..<10 {
      try solver.suggest(700, for: edit)
      #expect(solver.solve() == nil)
    }
    #expect(solver.statistics.pivots == before.pivots && solver.statistics.flips == before.flips)
    expectEqual(solver.statistics.presolves, before.presolves)
  }

  @Test("a change in one of many windows costs as much as in one of ten")
  func oneOfManyWindows() throws {
    var costs: [Int] = []
    for count in [10, LongTests.areOn() ? 1000 : 100] {
      let window = LayoutShapes.filled(views: 4, width: 200, content: 30)
      let problem = LayoutShapes.apart(count, of: window)
      var (solver, _) = try solved(problem, edited: 1)
      let middle = count / 2 * window.rowCount
      let optional = (0..<window.rowCount).map { middle + $0 }
        .filter { problem.rows[$0].priority < LinearProblem.requiredPriority }
      // The first change of a row may cost more.
      for row in optional { try solver.setConstant(31, of: row) }
      #expect(solver.solve() == nil)
      let before = solver.statistics
      for round in 0..<10 {
        for row in optional {
          try solver.setConstant(Double(20 + 7 * round), of: row)
          #expect(solver.solve() == nil)
          try solver.deactivate(row)
          #expect(solver.solve() == nil)
          try solver.activate(row)
          #expect(solver.solve() == nil)
        }
      }
      expectEqual(solver.statistics.presolves, before.presolves)
      costs.append(
        solver.statistics.pivots - before.pivots + solver.statistics.flips - before.flips)
    }
    #expect(costs[1] <= 2 * costs[0] + 100, "\(costs)")
  }

  @Test("toggling a required row again requires no presolve")
  func requiredRowAgain() throws {
    let problem = LayoutShapes.grid(rows: 6, columns: 6, width: 500)
    var (solver, _) = try solved(problem, edited: 0)
    for row in 0..<problem.rowCount where problem.rows[row].priority >= 1000 {
      // The first change may require another presolve.
      try solver.deactivate(row)
      #expect(solver.solve() == nil)
      try solver.activate(row)
      #expect(solver.solve() == nil)
      let before = solver.statistics.presolves
      for _ in 0..<3 {
        try solver.deactivate(row)
        #expect(solver.solve() == nil)
        try solver.activate(row)
        #expect(solver.solve() == nil)
      }
      expectEqual(solver.statistics.presolves, before, "row \(row)")
    }
  }

  @Test("adding and removing rows repeatedly requires at most one presolve")
  func newRowInPlace() throws {
    let problem = LayoutShapes.form(rows: 100, labels: [60, 80, 70], field: 100)
    var (solver, _) = try solved(problem, edited: 0, priority: 250)
    let before = solver.statistics
    for round in 0..<20 {
      let optional = try solver.addRow([(0, 1)], .equal, Double(90 + round), priority: 750)
      let bound = try solver.addRow([(0, 1)], .lessThanOrEqual, 200)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: 0), Double(90 + round))
      _ = try solver.addRow([(0, 1)], .greaterThanOrEqual, 300)
      #expect(solver.solve() != nil)
      expectEqual(solver.value(of: 0), Double(90 + round))
      try solver.removeRow(optional)
      try solver.removeRow(bound)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: 0), 80)
    }
    #expect(solver.statistics.presolves <= before.presolves + 1)
    #expect(solver.statistics.reducedRows <= before.reducedRows + 70)
  }

  @Test("repeating an unsatisfiable batch does not increase its cost")
  func failedBatch() throws {
    let problem = LayoutShapes.chain(views: 100, width: 2000, minimumWidth: 2)
    var (solver, edit) = try solved(problem, edited: 1)
    let width = problem.rowCount - 1
    try solver.setConstant(2100, of: width)
    try solver.suggest(4, for: edit)
    #expect(solver.solve() == nil)
    var costs: [Int] = []
    for _ in 0..<3 {
      let before = solver.statistics
      try solver.setConstant(100, of: width)
      #expect(solver.solve() != nil)
      try solver.setConstant(2101, of: width)
      #expect(solver.solve() == nil)
      let after = solver.statistics
      costs.append(after.pivots - before.pivots + after.flips - before.flips)
    }
    #expect(costs[2] <= costs[0] + 10, "\(costs)")
  }
}

extension IncrementalSolver {
  /// Whether the solver counts its work, unlike a solver that solves from scratch at every call.
  fileprivate static var isLive: Bool {
    var solver = IncrementalSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    guard (try? solver.addRow([(x, 1), (y, 1)], .equal, 3)) != nil else { return false }
    return solver.solve() == nil && solver.statistics.presolves > 0
  }
}
