import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

/// What a change costs, in counts: the reason for a live solver.
@Suite("A change costs what it touches", .enabled(if: IncrementalSolver.isLive))
struct LiveLocalityTests {
  /// A solver that has solved a problem, with an edit row for a variable.
  private func solved(
    _ problem: LinearProblem, edited variable: Int, priority: Double = 490
  ) throws -> (solver: IncrementalSolver, edit: Int) {
    var solver = IncrementalSolver()
    for edit in LiveEdit.script(adding: problem) {
      _ = try edit.perform(on: &solver, appending: true)
    }
    let edit = try solver.addEditRow(for: variable, priority: priority)
    #expect(solver.solve() == nil)
    return (solver, edit)
  }

  @Test("no row enters the basis while a drag stays between two breakpoints")
  func dragWithoutPivots() throws {
    // Each leaf has more than it asks for, and none less than nothing, at these widths.
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

  @Test("a suggestion that is the same again changes no basis")
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

  @Test("one of many windows costs as much as one of ten")
  func oneOfManyWindows() throws {
    var costs: [Int] = []
    for count in [10, LongTests.areOn() ? 1000 : 100] {
      let window = LayoutShapes.filled(views: 4, width: 200, content: 30)
      let problem = LayoutShapes.apart(count, of: window)
      var (solver, _) = try solved(problem, edited: 1)
      let middle = count / 2 * window.rowCount
      let optional = (0..<window.rowCount).map { middle + $0 }
        .filter { problem.priorities[$0] < LinearProblem.requiredPriority }
      // A row may be set apart when it changes for the first time.
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

  @Test("a required row that was edited before goes and comes back without presolving again")
  func requiredRowAgain() throws {
    let problem = LayoutShapes.grid(rows: 6, columns: 6, width: 500)
    var (solver, _) = try solved(problem, edited: 0)
    for row in 0..<problem.rowCount where problem.priorities[row] >= 1000 {
      // The first time may presolve again.
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

  @Test("a new row comes and goes without presolving again, and leaves nothing behind")
  func newRowInPlace() throws {
    let problem = LayoutShapes.form(rows: 100, labels: [60, 80, 70], field: 100)
    var (solver, _) = try solved(problem, edited: 0, priority: 250)
    let before = solver.statistics
    for round in 0..<20 {
      let wish = try solver.addRow([(0, 1)], .equal, Double(90 + round), priority: 750)
      let bound = try solver.addRow([(0, 1)], .lessThanOrEqual, 200)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: 0), Double(90 + round))
      _ = try solver.addRow([(0, 1)], .greaterThanOrEqual, 300)
      #expect(solver.solve() != nil)
      expectEqual(solver.value(of: 0), Double(90 + round))
      try solver.removeRow(wish)
      try solver.removeRow(bound)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: 0), 80)
    }
    #expect(solver.statistics.presolves <= before.presolves + 1)
    #expect(solver.statistics.reducedRows <= before.reducedRows + 70)
  }

  @Test("a failed batch costs no more the second time, and no presolve")
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
  /// Whether the solver counts what it does; one that solves from nothing at every call does not.
  fileprivate static var isLive: Bool {
    var solver = IncrementalSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    guard (try? solver.addRow([(x, 1), (y, 1)], .equal, 3)) != nil else { return false }
    return solver.solve() == nil && solver.statistics.presolves > 0
  }
}
