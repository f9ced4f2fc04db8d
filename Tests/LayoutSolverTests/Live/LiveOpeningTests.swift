import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

/// Most rows of a layout are eliminated by presolve, and the first change of such a row opens the row.
@Suite("Changes of eliminated rows")
struct LiveOpeningTests {
  /// The values of a problem with some other constants, from a solve from scratch.
  private func values(of problem: LinearProblem, _ constants: [Int: Double]) throws -> [Double] {
    var changed = LinearProblem(variableCount: problem.variableCount)
    for row in 0..<problem.rowCount {
      for term in problem.termRange(of: row) {
        changed.appendTerm(Int(problem.terms[term].variable), problem.terms[term].coefficient)
      }
      _ = changed.closeRow(
        problem.rows[row].relation, constants[row] ?? problem.rows[row].constant,
        priority: problem.rows[row].priority)
    }
    var backend = SimplexBackend()
    return try #require(backend.solve(changed).values)
  }

  /// The total violation of the optional rows of each priority, in thousandths.
  private func violations(of problem: LinearProblem, _ values: [Double]) -> [Double: Double] {
    var sums: [Double: Double] = [:]
    for row in 0..<problem.rowCount where problem.rows[row].priority < 1000 {
      var residual = -problem.rows[row].constant
      for term in problem.termRange(of: row) {
        residual += problem.terms[term].coefficient * values[Int(problem.terms[term].variable)]
      }
      switch problem.rows[row].relation {
      case .equal: residual = residual.magnitude
      case .greaterThanOrEqual: residual = max(0, -residual)
      case .lessThanOrEqual: residual = max(0, residual)
      }
      sums[problem.rows[row].priority, default: 0] += residual
    }
    return sums.mapValues { ($0 * 1000).rounded() }
  }

  @Test("changing a constant of a chain updates all values without another presolve")
  func constantsOfChain() throws {
    let problem = LayoutShapes.chain(views: 40, width: 1000, minimumWidth: 2)
    for row in 0..<problem.rowCount {
      var solver = try IncrementalSolver(solving: problem)
      let presolves = solver.statistics.presolves
      var constants: [Int: Double] = [:]
      for change in [3.0, -1, 0] {
        let constant = problem.rows[row].constant + change
        constants[row] = constant
        try solver.setConstant(constant, of: row)
        #expect(solver.solve() == nil)
        let expected = try values(of: problem, constants)
        for variable in 0..<problem.variableCount {
          #expect((solver.value(of: variable) - expected[variable]).magnitude < 1e-9)
        }
      }
      expectEqual(solver.statistics.presolves, presolves, "row \(row)")
    }
  }

  @Test("toggling each required row for the first time rarely requires another presolve")
  func firstRemoval() throws {
    let shapes = [
      LayoutShapes.chain(views: 30, width: 900), LayoutShapes.grid(rows: 4, columns: 5, width: 500),
      LayoutShapes.form(rows: 8, labels: [60, 80, 70], field: 100),
      LayoutShapes.nested(levels: 3, fanOut: 3),
    ]
    for problem in shapes {
      var solver = try IncrementalSolver(solving: problem)
      let before = solver.statistics.presolves
      let first = (0..<problem.variableCount).map { solver.value(of: $0) }
      for row in 0..<problem.rowCount where problem.rows[row].priority >= 1000 {
        try solver.deactivate(row)
        #expect(solver.solve() == nil)
        try solver.activate(row)
        #expect(solver.solve() == nil)
      }
      let limit = problem.rowCount / 40
      #expect(solver.statistics.presolves <= before + limit)
      let again = (0..<problem.variableCount).map { solver.value(of: $0) }
      expectEqual(violations(of: problem, again), violations(of: problem, first))
    }
  }

  @Test("adding a view to a long row and removing the view requires no presolve")
  func addedView() throws {
    let views = 60
    var solver = try IncrementalSolver(
      solving: LayoutShapes.filled(views: views, width: 3000, content: 30))
    let before = solver.statistics.presolves
    // The row that connects view 29 to view 30 follows the three rows of view 30.
    var joint = 4 * 30 + 3
    for _ in 0..<5 {
      try solver.removeRow(joint)
      let (left, width) = (solver.addVariable(), solver.addVariable())
      let rows = [
        try solver.addRow([(left, 1), (58, -1), (59, -1)], .equal, 0),
        try solver.addRow([(60, 1), (left, -1), (width, -1)], .equal, 0),
        try solver.addRow([(width, 1)], .equal, 40),
      ]
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: 60), solver.value(of: 58) + solver.value(of: 59) + 40)
      for row in rows { try solver.removeRow(row) }
      for variable in [left, width] { try solver.removeVariable(variable) }
      joint = try solver.addRow([(60, 1), (58, -1), (59, -1)], .equal, 0)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: 60), solver.value(of: 58) + solver.value(of: 59))
      expectEqual(solver.variableCount, 2 * views)
    }
    expectEqual(solver.statistics.presolves, before)
  }

  @Test("a redundant bound applies after the tighter bound is deactivated")
  func weakerBound() throws {
    var solver = IncrementalSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([(y, 1), (x, -1)], .equal, 5)
    let tight = try solver.addRow([(x, 1)], .greaterThanOrEqual, 10)
    _ = try solver.addRow([(y, -2)], .lessThanOrEqual, -22)
    _ = try solver.addRow([(x, 1)], .equal, 0, priority: 500)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: x), 10)
    let before = solver.statistics.presolves
    try solver.deactivate(tight)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: x), 6)
    try solver.setConstant(8, of: tight)
    try solver.activate(tight)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: x), 8)
    expectEqual(solver.statistics.presolves, before)
  }

  @Test("an unsatisfiable change of an eliminated row does not affect later changes")
  func failedOpening() throws {
    let problem = LayoutShapes.chain(views: 20, width: 500, minimumWidth: 10)
    var solver = try IncrementalSolver(solving: problem)
    var twin = solver
    let last = problem.rowCount - 1
    for _ in 0..<3 {
      try solver.setConstant(100, of: last)
      expectEqual(solver.solve()?.rows.contains(last), true)
    }
    for row in [4, 9, last] {
      for constant in [20.0, 400, 390] {
        try solver.setConstant(constant + (row == last ? 0 : -380), of: row)
        try twin.setConstant(constant + (row == last ? 0 : -380), of: row)
        expectEqual(solver.solve() == nil, twin.solve() == nil)
        for variable in 0..<problem.variableCount {
          expectEqual(solver.value(of: variable), twin.value(of: variable))
        }
      }
    }
  }

  @Test("a row that is added to eliminated variables is satisfied")
  func offsetsOfEliminatedRows() throws {
    var solver = IncrementalSolver()
    _ = solver.addVariables(31)
    _ = try solver.addRow([(6, 1), (7, 1)], .lessThanOrEqual, 0)
    _ = try solver.addRow(
      [(26, -1), (27, -1), (28, 1), (29, 1)], .greaterThanOrEqual, 1, priority: 750)
    _ = try solver.addRow([(30, 1)], .lessThanOrEqual, 1, priority: 250)
    _ = try solver.addRow([(0, 1)], .equal, 0, priority: 250)
    _ = try solver.addRow([(30, 1), (0, -1)], .greaterThanOrEqual, 1, priority: 750)
    #expect(solver.solve() == nil)
    _ = try solver.addRow([(26, 1), (27, 1)], .greaterThanOrEqual, 0)
    #expect(solver.solve() == nil && solver.isVerified)
    let values = (26...29).map { solver.value(of: $0) }
    #expect(values[0] + values[1] >= 0)
    #expect(values[2] + values[3] - values[0] - values[1] >= 1)
  }
}
