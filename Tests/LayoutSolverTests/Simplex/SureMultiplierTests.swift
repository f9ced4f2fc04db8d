import Testing

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Multipliers that are almost as small as rounding errors")
struct SureMultiplierTests {
  private typealias Terms = [(variable: Int, coefficient: Double)]

  private func problem(
    _ variables: Int, _ rows: [(Terms, RowRelation, Double, priority: Double)]
  ) -> LinearProblem {
    var problem = LinearProblem(variableCount: variables)
    for row in rows { _ = problem.addRow(row.0, row.1, row.2, priority: row.priority) }
    return problem
  }

  @Test("a lower priority gains nothing if a higher priority would lose only 1e-10 as much")
  func slightlyStronger() throws {
    // Row 3 requests 7500 for variable 3, and rows 0 to 2 limit this variable. If variable 0 decreases
    // by 1, variable 1 increases by 1e-5, and variables 2 and 3 decrease by 1e-15.
    let problem = problem(
      4,
      [
        ([(0, -1), (1, -1e5)], .equal, 8, 750), ([(1, 0.001), (2, 1e7)], .equal, 1e9, 750),
        ([(2, -1), (3, 1)], .lessThanOrEqual, 0, 750), ([(3, 0.001)], .equal, 7.5, 750),
        ([(0, -1)], .greaterThanOrEqual, 10, 750), ([(1, 0.001)], .equal, 5, 500),
      ])
    var backend = SimplexBackend()
    let values = try #require(backend.solve(problem).values)
    #expect(backend.isVerified)
    #expect((values[0] + 10).magnitude < 1e-6)
    #expect((values[1] - 2e-5).magnitude < 1e-12)
  }

  @Test("verified values do not violate a satisfiable optional row")
  func longCascade() {
    // All rows are satisfied if variable 3 is 1,000, variable 2 is 100, and variable 1 is 9,999,992.
    let problem = problem(
      4,
      [
        ([(3, 2), (1, 2e7)], .greaterThanOrEqual, 10, 500),
        ([(0, 1e-6), (1, -1e5)], .greaterThanOrEqual, 0, 1000),
        ([(3, 1e4), (2, -1e5)], .greaterThanOrEqual, 0, 1000),
        ([(0, -1e5), (2, 1)], .lessThanOrEqual, 5, 500), ([(1, -1), (3, 1e4)], .equal, 8, 50),
        ([(2, 1)], .greaterThanOrEqual, 100, 1000),
      ])
    var backend = SimplexBackend()
    guard let values = backend.solve(problem).values else {
      Issue.record("expected a solution")
      return
    }
    #expect(!backend.isVerified || problem.violation(of: 4, at: values).violation < 1)
  }

  @Test("an optimum is accurate even if another optimum is 1e12 away")
  func nearerOptimum() throws {
    let problem = problem(
      4,
      [
        ([(0, -1e5), (1, -1e5)], .equal, 50, 500), ([(0, 1e4)], .lessThanOrEqual, 5, 690),
        ([(1, 0.001)], .lessThanOrEqual, 1e9, 690), ([(2, 2)], .greaterThanOrEqual, 20, 500),
        ([(2, 1e4)], .greaterThanOrEqual, -1e6, 500), ([(3, 1)], .greaterThanOrEqual, -10, 500),
      ])
    var backend = SimplexBackend()
    let values = try #require(backend.solve(problem).values)
    #expect(backend.isVerified)
    for row in 0..<problem.rowCount {
      #expect(problem.violation(of: row, at: values).violation < 1e-6, "row \(row)")
    }
  }

  @Test("a lower priority does not leave an optimal face that depends on a tiny multiplier")
  func weakerPriority() throws {
    let terms: [(Terms, RowRelation, Double, priority: Double)] = [
      ([(0, -1), (1, 1)], .equal, 8, 1000), ([(1, 1e-6), (2, -1)], .lessThanOrEqual, 8, 500),
      ([(3, 1)], .lessThanOrEqual, 8, 500), ([(4, 0.001), (5, -1e5)], .greaterThanOrEqual, 0, 500),
      ([(5, -1), (6, 1)], .lessThanOrEqual, 7.5, 810),
      ([(6, 1e-6), (7, 1e4)], .greaterThanOrEqual, 10, 500), ([(8, 1)], .equal, 8, 490),
      ([(8, -1), (9, 1)], .greaterThanOrEqual, 10, 730), ([(0, -1)], .equal, 10, 770),
      ([(0, 1e4)], .equal, 7.5, 250), ([(5, 0.5)], .equal, -1e6, 210),
      ([(7, 1), (9, 1)], .lessThanOrEqual, 0, 570), ([(2, 3), (4, 1e7)], .equal, 0, 500),
      ([(5, -2)], .greaterThanOrEqual, 0, 610), ([(4, 1)], .greaterThanOrEqual, 0, 1000),
    ]
    var backend = SimplexBackend()
    let values = try #require(backend.solve(problem(10, terms)).values)
    #expect(backend.isVerified)
    // Variable 8 should be 8 at priority 490. Rows of higher priorities limit it, and the limit
    // decreases with variable 5, which is at most 0 and should be -2e6 only at priority 210.
    #expect(values[5].magnitude < 1e-3)
  }

  @Test("a problem is solved even if rounding errors hide breakpoints")
  func passedKink() {
    let problem = problem(
      8,
      [
        ([(1, 1), (2, 1e7)], .equal, 0, 1000), ([(2, -1), (3, 1)], .lessThanOrEqual, 10, 500),
        ([(3, -1e5), (4, 1)], .equal, 7.5, 1000), ([(4, -1)], .lessThanOrEqual, 7.5, 1000),
        ([(5, 2e4), (6, 2)], .equal, 200, 500),
        ([(6, -1), (7, 1)], .greaterThanOrEqual, -1e6, 500),
        ([(6, 0.001)], .equal, 0, 130), ([(7, 0.001), (3, -1)], .lessThanOrEqual, -1e6, 1000),
        ([(6, -1)], .lessThanOrEqual, 0, 1000),
        ([(7, -1), (3, -1)], .greaterThanOrEqual, -1e6, 500),
        ([(4, 1)], .lessThanOrEqual, 100, 500), ([(1, -1), (2, -1)], .equal, -10, 290),
        ([(6, 1e-6), (5, 0.001)], .greaterThanOrEqual, 7.5, 500),
        ([(2, -1), (0, -1)], .greaterThanOrEqual, 50, 1000),
      ])
    var backend = SimplexBackend()
    #expect(backend.solve(problem).values != nil)
    _ = backend.freeVariablesAsWritten()
  }

  @Test("a live solver checks values if constants are as large as 1e9")
  func liveCheck() throws {
    var solver = IncrementalSolver()
    _ = solver.addVariables(49)
    _ = try solver.addRow([(35, 1), (22, 3)], .equal, 10, priority: 750)
    _ = try solver.addRow([(1, 0.002), (5, 1000), (22, -0.002)], .equal, -10, priority: 1000)
    _ = try solver.addRow([(5, -1), (11, -1), (18, -1)], .equal, 1e9, priority: 1000)
    _ = try solver.addRow([(35, -1), (19, 1)], .lessThanOrEqual, 1e9, priority: 250)
    #expect(solver.solve() == nil)
    let value = { solver.value(of: $0) }
    let miss = 0.002 * value(1) + 1000 * value(5) - 0.002 * value(22) + 10
    #expect(!solver.isVerified || miss.magnitude < 1e-6)
  }

  @Test("a conflict search that finds no conflict because of rounding errors is not verified")
  func unverifiedConflicts() {
    // The nine rows in seven variables are unsatisfiable. The least total violation is 999,981.
    let problem = problem(
      7,
      [
        ([(0, -1), (6, 1e-6), (3, 1)], .equal, 1e9, 1000), ([(4, -1)], .equal, 100, 1000),
        ([(2, 1), (3, 0.001)], .equal, 5, 1000), ([(5, -1e5), (2, -1)], .equal, -1e6, 1000),
        ([(2, 1), (5, 1e-6), (4, -1)], .lessThanOrEqual, 7.5, 1000),
        ([(0, 1), (1, 1e5)], .equal, 10, 1000), ([(5, -1), (6, 1)], .equal, -1e6, 1000),
        ([(6, 1)], .equal, 1, 1000), ([(1, 1)], .equal, 10, 1000),
      ])
    var search = ConflictSearch(
      of: problem, isElastic: [Bool](repeating: true, count: problem.rowCount))
    let found = search.nextConflicts()
    #expect(!found.isEmpty || !search.isVerified)
  }
}
