import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Verified values of badly scaled problems")
struct HonestAnswerTests {
  private struct Row {
    let terms: [(variable: Int, coefficient: Double)]
    let relation: RowRelation
    let constant: Double
    let priority: Double

    init(
      _ relation: RowRelation, _ constant: Double, priority: Double = 1000,
      _ terms: [(variable: Int, coefficient: Double)]
    ) {
      self.terms = terms
      self.relation = relation
      self.constant = constant
      self.priority = priority
    }
  }

  /// Returns the values of the backend and of a live solver, which must be verified if `areVerified` is true.
  private func answers(
    _ rows: [Row], variables: Int, areVerified: Bool = true
  ) throws -> [[Double]] {
    var problem = LinearProblem(variableCount: variables)
    var solver = IncrementalSolver()
    _ = solver.addVariables(variables)
    for row in rows {
      _ = problem.addRow(row.terms, row.relation, row.constant, priority: row.priority)
      _ = try solver.addRow(row.terms, row.relation, row.constant, priority: row.priority)
    }
    var backend = SimplexBackend()
    let values = try #require(backend.solve(problem).values)
    #expect(backend.isVerified || !areVerified)
    #expect(solver.solve() == nil)
    #expect(solver.isVerified || !areVerified)
    return [values, (0..<variables).map { solver.value(of: $0) }]
  }

  @Test("the constant of a row is significant even if scaling divides the row by 1e9")
  func constantOfScaledRow() throws {
    let rows = [
      Row(.equal, 0, priority: 499, [(0, 1)]),
      Row(.equal, 1, priority: 499, [(0, 700_000)]),
      Row(.lessThanOrEqual, 0, priority: 499, [(1, 1)]),
      Row(.lessThanOrEqual, 0, [(1, 1e4), (0, -1e-4)]),
    ]
    for values in try answers(rows, variables: 2) {
      #expect((700_000 * values[0] - 1).magnitude < 1e-6)
    }
  }

  @Test("a required row is satisfied even if its variable has a large coefficient in another row")
  func requiredRow() throws {
    let rows = [
      Row(.lessThanOrEqual, -4, [(1, 1e4)]),
      Row(.equal, 0, [(0, 1e6), (1, 1)]),
      Row(.equal, 0, priority: 500, [(1, 1)]),
    ]
    for values in try answers(rows, variables: 2) {
      #expect((values[1] + 4e-4).magnitude < 1e-9)
      #expect((1e6 * values[0] + values[1]).magnitude < 1e-9)
    }
  }

  @Test("a small value is accurate even if an equality relates it to a larger value")
  func relatedToLargeValue() throws {
    let rows = [
      Row(.equal, 34, [(0, 1), (1, -1e-4)]),
      Row(.equal, 1, [(1, 700_000)]),
    ]
    for values in try answers(rows, variables: 2) {
      #expect((700_000 * values[1] - 1).magnitude < 1e-9)
    }
  }

  @Test("a higher priority wins even if its slope is 1e-11 times the slope of a lower priority")
  func strictPriorities() throws {
    for multiplier in [1e3, 1e7, 1e11] {
      let rows = [
        Row(.equal, 0, [(0, 1), (1, -multiplier)]),
        Row(.greaterThanOrEqual, 1, priority: 900, [(1, 1)]),
        Row(.equal, 0, priority: 250, [(0, 1)]),
      ]
      for values in try answers(rows, variables: 2) {
        #expect((values[1] - 1).magnitude < 1e-9, "multiplier \(multiplier)")
      }
    }
  }

  @Test("a live solver verifies values after each change and undoes unsatisfiable changes")
  func liveChanges() throws {
    var solver = IncrementalSolver()
    _ = solver.addVariables(2)
    let edit = try solver.addEditRow(for: 0, priority: 500)
    _ = try solver.addRow([(1, 1e6), (0, -1e-3)], .equal, 0)
    let limit = try solver.addRow([(1, 7e5)], .lessThanOrEqual, 1)
    #expect(solver.solve() == nil)
    for size in [10, 100, 1000, 1400, 3000, 10.0] {
      try solver.suggest(size, for: edit)
      #expect(solver.solve() == nil)
      #expect(solver.isVerified)
      let best = min(size, 1e9 / 7e5)
      #expect((solver.value(of: 0) - best).magnitude < 1e-6 * best, "size \(size)")
      #expect((1e9 * solver.value(of: 1) - best).magnitude < 1e-6 * best, "size \(size)")
    }
    _ = try solver.addRow([(1, 7e5)], .greaterThanOrEqual, 2)
    let refusal = solver.solve()
    let certificate = try #require(refusal)
    #expect(certificate.rows.contains(limit))
    expectEqual(solver.value(of: 0), 10)
  }

  @Test("undoing an unsatisfiable change restores `isVerified`")
  func refusedChange() throws {
    var solver = IncrementalSolver()
    let x = solver.addVariable()
    _ = try solver.addRow([(x, 1)], .equal, 7)
    #expect(solver.solve() == nil)
    for wasVerified in [true, false] {
      solver.isVerified = wasVerified
      _ = try solver.addRow([(x, 1)], .greaterThanOrEqual, 8)
      #expect(solver.solve() != nil)
      expectEqual(solver.isVerified, wasVerified)
    }
  }

  @Test("optional rows are satisfied even if this requires values above 1e14")
  func largeConstants() throws {
    // The rows form a chain of the variables 0 to 5 with the ratios 1, 1, 2e-6, 1000 and 1.
    let rows = [
      Row(.greaterThanOrEqual, -1e9, priority: 500, [(4, 1), (5, 1)]),
      Row(.greaterThanOrEqual, 1e9, priority: 500, [(5, -0.002)]),
      Row(.lessThanOrEqual, 10, priority: 500, [(0, 3)]),
      Row(.lessThanOrEqual, 0, priority: 500, [(1, 1), (2, 1)]),
      Row(.greaterThanOrEqual, 1e9, priority: 750, [(2, -0.002), (3, 1000)]),
      Row(.greaterThanOrEqual, 10, priority: 500, [(3, 1), (4, -1000)]),
      Row(.lessThanOrEqual, 1, priority: 500, [(0, 1), (1, -1)]),
    ]
    for values in try answers(rows, variables: 6) {
      for row in rows {
        let terms = row.terms.map { $0.coefficient * values[$0.variable] }
        let size = terms.reduce(row.constant.magnitude) { max($0, $1.magnitude) }
        let residual = terms.reduce(-row.constant, +)
        let violation = row.relation == .lessThanOrEqual ? residual : -residual
        #expect(violation <= 1e-9 * size)
      }
    }
  }

  @Test("values are verified only if they are finite")
  func infiniteValues() throws {
    let problems = [
      [Row(.equal, 1e308, [(0, 1)]), Row(.equal, 1e308, [(1, 1), (0, -1)])],
      [
        Row(.equal, 1e308, [(0, 1)]), Row(.equal, 1e308, priority: 500, [(1, 1), (0, -1)]),
        Row(.equal, -1e308, priority: 400, [(1, 1)]),
      ],
      [Row(.equal, 1, [(0, 1)])] + (1..<1100).map { Row(.equal, 0, [($0, 1), ($0 - 1, -2)]) },
    ]
    for rows in problems {
      let count = rows.count + 1
      var problem = LinearProblem(variableCount: count)
      var solver = IncrementalSolver()
      _ = solver.addVariables(count)
      for row in rows {
        _ = problem.addRow(row.terms, row.relation, row.constant, priority: row.priority)
        _ = try solver.addRow(row.terms, row.relation, row.constant, priority: row.priority)
      }
      var backend = SimplexBackend()
      let values = try #require(backend.solve(problem).values)
      expectEqual(backend.isVerified, values.allSatisfy(\.isFinite))
      #expect(solver.solve() == nil)
      let isFinite = { (0..<count).allSatisfy { solver.value(of: $0).isFinite } }
      expectEqual(solver.isVerified, isFinite())
      // Later changes of another variable do not affect this.
      let edit = try solver.addEditRow(for: count - 1, priority: 300)
      for value in [5.0, 6, 7] {
        try solver.suggest(value, for: edit)
        #expect(solver.solve() == nil)
        expectEqual(solver.isVerified, isFinite())
      }
    }
  }

  @Test("rows that contradict each other only because of rounded constants are not a conflict")
  func conflictOfRounding() throws {
    // Except for rounding errors, all rows are satisfied at one point, and some rows imply others.
    let rows = [
      Row(.lessThanOrEqual, 37.54, [(0, -0.002), (3, 1)]),
      Row(.greaterThanOrEqual, -18000.075, [(3, -0.002), (4, 900)]),
      Row(.greaterThanOrEqual, -170, [(9, 7), (7, -0.3)]),
      Row(.lessThanOrEqual, 0.45, [(5, 0.012), (10, -1)]),
      Row(.equal, -140, [(9, 7), (1, 1), (10, 44), (7, -1)]),
      Row(.equal, 706, [(8, 7), (9, -0.3)]),
      Row(.lessThanOrEqual, -30.2, [(7, -0.3), (1, -0.002)]),
      Row(.greaterThanOrEqual, 120, [(1, 1), (11, -1)]),
      Row(.equal, 1140, [(2, 44), (8, 7)]),
      Row(.greaterThanOrEqual, 122.5, [(11, 7), (5, 7)]),
      Row(.equal, 0.16, [(0, -0.002), (2, 0.012)]),
      Row(.equal, 0.45, [(3, 0.012)]),
      Row(.equal, -18874, [(6, -0.3), (9, 900), (4, 44)]),
    ]
    for values in try answers(rows, variables: 12, areVerified: false) {
      for row in rows {
        let terms = row.terms.map { $0.coefficient * values[$0.variable] }
        let size = terms.reduce(row.constant.magnitude) { max($0, $1.magnitude) }
        let residual = terms.reduce(-row.constant, +)
        #expect(row.relation == .greaterThanOrEqual || residual <= 1e-6 * size)
        #expect(row.relation == .lessThanOrEqual || residual >= -1e-6 * size)
      }
    }
  }
}
