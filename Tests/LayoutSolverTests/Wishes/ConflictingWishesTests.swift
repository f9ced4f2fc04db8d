import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Hundreds of wishes that conflict, at many priorities")
struct ConflictingWishesTests {
  /// Seeds at which what rounding had left of a 0 slid in one of the orders: a basis came of it that was
  /// no optimum and passed for one.
  @Test(
    "cost the same in whichever order they are given",
    arguments: [2896, 4844, 10819, 11748, 13544] as [UInt64])
  func order(seed: UInt64) {
    check(
      ConflictingWishesTests.wishes(
        seed: seed, variables: 300, coefficients: [1, -1, 1, -1, 2, 0.5]), variables: 300)
  }

  /// Seeds at which such rests made a multiplier of almost 0 at a strong priority, which decided before
  /// the weaker ones did; at the last two, bases that were nearly singular.
  @Test(
    "cost the same in either order where rounding never ends",
    arguments: [1782, 2191, 2323, 3836, 4482, 4708, 30541, 37309] as [UInt64])
  func fractions(seed: UInt64) {
    check(
      ConflictingWishesTests.wishes(
        seed: seed, variables: 120, coefficients: [1, -1, 0.1, -0.3, 5, 1.0 / 3, -7]),
      variables: 120)
  }

  @Test(
    "cost the same in either order where there are three for each variable",
    arguments: 1...12 as ClosedRange<UInt64>)
  func manyForEach(seed: UInt64) {
    let coefficients: [Double] =
      seed.isMultiple(of: 2) ? [1, -1, 1, -1, 2, 0.5] : [1, -1, 0.1, -0.3, 5, 1.0 / 3, -7]
    let rows = ConflictingWishesTests.wishes(
      seed: seed, variables: 60, coefficients: coefficients, count: 180)
    check(rows, variables: 60)
  }

  /// Where the active rows hold exactly, the residuals of the others are not computed a second time.
  @Test(
    "leave each row with the residual that it has at the point",
    arguments: 1...30 as ClosedRange<UInt64>)
  func residuals(seed: UInt64) throws {
    let variables = Int(seed % 3) * 20 + 8
    let rows = ConflictingWishesTests.wishes(
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

  @Test("hide no contradiction of required rows that do not hold where the wishes are best")
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

  private func check(_ rows: [Wish], variables: Int) {
    let problem = ConflictingWishesTests.problem(rows, variables: variables)
    let turned = ConflictingWishesTests.problem(rows.reversed(), variables: variables)
    var backend = SimplexBackend()
    guard let values = backend.solve(problem).values, backend.isVerified,
      let others = backend.solve(turned).values, backend.isVerified
    else {
      Issue.record("nothing is required that contradicts the bounds")
      return
    }
    let (costs, otherCosts) = (
      self.costs(of: problem, at: values), self.costs(of: turned, at: others)
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

  private struct Wish {
    let terms: [(variable: Int, coefficient: Double)]
    let relation: RowRelation
    let constant: Double
    let priority: Double
  }

  /// Bounds of each variable, and rows over two or three neighbours that mostly cannot all hold.
  private static func wishes(
    seed: UInt64, variables: Int, coefficients: [Double], count: Int? = nil
  ) -> [Wish] {
    var random = SplitMix64(seed: seed)
    var wishes: [Wish] = []
    for variable in 0..<variables {
      wishes.append(
        Wish(
          terms: [(variable, 1)], relation: .greaterThanOrEqual, constant: 0, priority: 1000))
      wishes.append(
        Wish(
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
      wishes.append(
        Wish(
          terms: others.sorted().map {
            ($0, scale * coefficients[Int.random(in: coefficients.indices, using: &random)])
          },
          relation: relations[Int.random(in: 0..<3, using: &random)],
          constant: scale * Double(Int.random(in: -300...300, using: &random)),
          priority: priorities[Int.random(in: priorities.indices, using: &random)]))
    }
    return wishes
  }

  private static func problem(_ wishes: [Wish], variables: Int) -> LinearProblem {
    var problem = LinearProblem(variableCount: variables)
    for wish in wishes {
      for term in wish.terms { problem.appendTerm(term.variable, term.coefficient) }
      _ = problem.closeRow(wish.relation, wish.constant, priority: wish.priority)
    }
    return problem
  }
}
