import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Hundreds of conflicting optional rows with many priorities")
struct ConflictingWishesTests {
  /// With these seeds and one of the orders, rounding errors instead of zeros led to a basis that was
  /// accepted although it was not optimal.
  @Test(
    "the costs of an optimum do not depend on the order of rows",
    arguments: [2896, 4844, 10819, 11748, 13544] as [UInt64])
  func order(seed: UInt64) {
    check(
      ConflictingWishesTests.rows(
        seed: seed, variables: 300, coefficients: [1, -1, 1, -1, 2, 0.5]), variables: 300)
  }

  /// With these seeds, rounding errors led to tiny multipliers at a high priority, which took precedence over
  /// lower priorities.
  ///
  /// With the last two seeds, the bases were nearly singular.
  @Test(
    "the costs of an optimum do not depend on the order of rows with inexact coefficients",
    arguments: [1782, 2191, 2323, 3836, 4482, 4708, 30541, 37309] as [UInt64])
  func fractions(seed: UInt64) {
    check(
      ConflictingWishesTests.rows(
        seed: seed, variables: 120, coefficients: [1, -1, 0.1, -0.3, 5, 1.0 / 3, -7]),
      variables: 120)
  }

  @Test(
    "the costs of an optimum do not depend on the order of three rows per variable",
    arguments: 1...12 as ClosedRange<UInt64>)
  func manyForEach(seed: UInt64) {
    let coefficients: [Double] =
      seed.isMultiple(of: 2) ? [1, -1, 1, -1, 2, 0.5] : [1, -1, 0.1, -0.3, 5, 1.0 / 3, -7]
    let rows = ConflictingWishesTests.rows(
      seed: seed, variables: 60, coefficients: coefficients, count: 180)
    check(rows, variables: 60)
  }

  /// If the active rows are satisfied exactly, the residuals of the other rows are not computed again.
  @Test(
    "the stored residual of each row is its residual at the optimum",
    arguments: 1...30 as ClosedRange<UInt64>)
  func residuals(seed: UInt64) throws {
    let variables = Int(seed % 3) * 20 + 8
    let rows = ConflictingWishesTests.rows(
      seed: seed, variables: variables,
      coefficients: seed.isMultiple(of: 2) ? [1, -1, 2, 0.5] : [1, -1, 0.1, -0.3, 1.0 / 3],
      count: variables * Int(seed % 4 + 1))
    let problem = ConflictingWishesTests.problem(rows, variables: variables)
    let simplex = try IncrementalSolver(solving: problem).engine.simplex
    for row in simplex.states.indices {
      let (value, magnitude) = simplex.freshResidual(of: DenseIndex(row))
      let known = simplex.states[row].residual
      #expect(!simplex.states[row].isActive || known == 0)
      let miss = (known - value).magnitude
      #expect(miss <= Tolerance.residualPerUnit * (magnitude + 1), "row \(row): \(known), \(value)")
    }
  }

  @Test("a conflict of required rows is found if optional rows prefer a point that violates it")
  func contradiction() throws {
    var solver = IncrementalSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([(x, 1), (y, 2)], .equal, 275, priority: 1)
    _ = try solver.addRow([(x, 0.5), (y, -1)], .greaterThanOrEqual, 159, priority: 999)
    _ = try solver.addRow([(y, 0.5)], .greaterThanOrEqual, 229, priority: 999)
    let required = [
      try solver.addRow([(x, 1), (y, 0.5)], .lessThanOrEqual, 0),
      try solver.addRow([(x, 1), (y, 1)], .greaterThanOrEqual, 1626),
      try solver.addRow([(y, -1)], .equal, -834),
    ]
    _ = try solver.addRow([(x, 1)], .equal, 151, priority: 1)
    _ = try solver.addRow([(x, -100), (y, 100)], .equal, -4900, priority: 999)
    _ = try solver.addRow([(y, -1)], .lessThanOrEqual, -217, priority: 999)
    _ = try solver.addRow([(x, 200), (y, -100)], .equal, 0, priority: 1)
    _ = try solver.addRow([(x, 1)], .equal, 333, priority: 2)
    expectEqual(solver.solve()?.rows.sorted(), required)
  }

  private func check(_ rows: [Row], variables: Int) {
    let problem = ConflictingWishesTests.problem(rows, variables: variables)
    let reversed = ConflictingWishesTests.problem(rows.reversed(), variables: variables)
    var backend = SimplexBackend()
    guard let values = backend.solve(problem).values, backend.isVerified,
      let others = backend.solve(reversed).values, backend.isVerified
    else {
      Issue.record("expected two verified optima")
      return
    }
    let (costs, otherCosts) = (
      self.costs(of: problem, at: values), self.costs(of: reversed, at: others)
    )
    for (level, pair) in zip(costs, otherCosts).enumerated() {
      let difference = (pair.0.cost - pair.1.cost).magnitude
      #expect(
        difference <= 1e-9 * pair.0.size,
        "priority \(ConflictingWishesTests.priorities[level]): \(pair.0.cost), \(pair.1.cost)")
    }
  }

  private static let priorities: [Double] = [999, 900, 750, 500, 300, 250, 100, 50, 1]

  private func costs(
    of problem: LinearProblem, at values: [Double]
  ) -> [(cost: Double, size: Double)] {
    problem.costs(at: values, priorities: ConflictingWishesTests.priorities) {
      #expect($1 <= 1e-9 * max(1, $2), "required row \($0)")
    }
  }

  private struct Row {
    let terms: [(variable: Int, coefficient: Double)]
    let relation: RowRelation
    let constant: Double
    let priority: Double
  }

  /// Required bounds of each variable, and optional rows in two or three variables, most of which conflict.
  private static func rows(
    seed: UInt64, variables: Int, coefficients: [Double], count: Int? = nil
  ) -> [Row] {
    var random = SplitMix64(seed: seed)
    var rows: [Row] = []
    for variable in 0..<variables {
      rows.append(
        Row(
          terms: [(variable, 1)], relation: .greaterThanOrEqual, constant: 0, priority: 1000))
      rows.append(
        Row(
          terms: [(variable, 1)], relation: .lessThanOrEqual, constant: 1000, priority: 1000))
    }
    let relations: [RowRelation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]
    let scales = [1, 0.5, 2, 3, 1.25]
    for _ in 0..<(count ?? 3 * variables / 2) {
      let first = Int.random(in: 0..<variables, using: &random)
      var others: Set = [first]
      let count = Int.random(in: 0..<4, using: &random) == 0 ? 3 : 2
      while others.count < count {
        let near = first + Int.random(in: -5...5, using: &random)
        let isFar = Int.random(in: 0..<10, using: &random) == 0
        others.insert(
          isFar ? Int.random(in: 0..<variables, using: &random) : max(0, min(variables - 1, near)))
      }
      let scale = scales[Int.random(in: scales.indices, using: &random)]
      rows.append(
        Row(
          terms: others.sorted().map {
            ($0, scale * coefficients[Int.random(in: coefficients.indices, using: &random)])
          },
          relation: relations[Int.random(in: 0..<3, using: &random)],
          constant: scale * Double(Int.random(in: -300...300, using: &random)),
          priority: priorities[Int.random(in: priorities.indices, using: &random)]))
    }
    return rows
  }

  private static func problem(_ rows: [Row], variables: Int) -> LinearProblem {
    var problem = LinearProblem(variableCount: variables)
    for row in rows {
      for term in row.terms { problem.appendTerm(term.variable, term.coefficient) }
      _ = problem.closeRow(row.relation, row.constant, priority: row.priority)
    }
    return problem
  }
}
