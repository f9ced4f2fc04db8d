import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

@Suite("Problems with coefficients of very different magnitudes")
struct BadlyScaledTests {
  /// Returns the values if the rows are satisfiable and the backend has verified the values.
  private func solve(_ rows: [Row], variables: Int) -> [Double]? {
    var problem = LinearProblem(variableCount: variables)
    for row in rows {
      _ = problem.addRow(row.terms, row.relation, row.constant, priority: row.priority)
    }
    var backend = SimplexBackend()
    let values = backend.solve(problem).values
    return backend.isVerified ? values : nil
  }

  private struct Row {
    let terms: [(variable: Int, coefficient: Double)]
    let relation: RowRelation
    let constant: Double
    let priority: Double

    init(
      _ terms: [(Int, Double)], _ relation: RowRelation, _ constant: Double,
      priority: Double = 1000
    ) {
      self.terms = terms.map { (variable: $0.0, coefficient: $0.1) }
      self.relation = relation
      self.constant = constant
      self.priority = priority
    }
  }

  @Test("the highest priority wins even if its row has by far the smallest coefficient")
  func shortStep() throws {
    let rows = [
      Row([(0, 0.003), (1, -1000)], .greaterThanOrEqual, 69, priority: 500),
      Row([(0, 1000), (1, -1000)], .lessThanOrEqual, 24, priority: 250),
      Row([(1, 0.001)], .equal, 104, priority: 750),
    ]
    let values = try #require(solve(rows, variables: 2))
    #expect((values[1] - 104_000).magnitude < 1e-3)
  }

  @Test("an optional row is satisfied even if only a very small pivot leads to the optimum")
  func tinyPivot() throws {
    let rows = [
      Row([(0, 1), (2, 1000)], .equal, 114, priority: 750),
      Row([(0, -0.001), (2, 1)], .greaterThanOrEqual, 83),
      Row([(0, -0.001), (3, -1000)], .greaterThanOrEqual, -48, priority: 750),
      Row([(0, -1000), (1, -1000), (3, 0.003)], .equal, 107),
      Row([(1, 1)], .lessThanOrEqual, 108, priority: 750),
    ]
    let values = try #require(solve(rows, variables: 4))
    #expect(values[1] <= 108 + 1e-6)
  }

  @Test("a multiplier determines the optimum even if it is 1e-13 times the largest multiplier")
  func smallMultiplier() throws {
    let rows = [
      Row([(0, -1), (1, 1)], .greaterThanOrEqual, 0.001, priority: 500),
      Row([(0, -1), (2, 1e7)], .lessThanOrEqual, 0),
      Row([(1, 1)], .lessThanOrEqual, 0.001, priority: 250),
      Row([(2, 1e4)], .greaterThanOrEqual, 1, priority: 750),
      Row([(2, 1e-6), (1, 1e7)], .greaterThanOrEqual, -1e6, priority: 500),
    ]
    let values = try #require(solve(rows, variables: 3))
    #expect((values[0] - 1000).magnitude < 1e-6)
    #expect((values[1] - 1000.001).magnitude < 1e-6)
  }

  @Test("an optional row is satisfied by changing variables without bounds")
  func unboundedVariables() throws {
    let rows = [
      Row([(0, -1), (1, 1)], .equal, 100, priority: 500),
      Row([(2, 0.001), (3, -1)], .lessThanOrEqual, 7.5, priority: 500),
      Row([(3, -1), (4, 1e7)], .greaterThanOrEqual, 7.5),
      Row([(1, 1)], .equal, 5, priority: 500),
      Row([(0, -50_000), (4, 0.5)], .lessThanOrEqual, 8, priority: 370),
    ]
    let values = try #require(solve(rows, variables: 5))
    // Variable 0 is -95.
    #expect(values[4] <= -9_499_984 * (1 - 1e-9))
    #expect(values[3] <= 1e7 * values[4] * (1 - 1e-9))
  }

  @Test("a small value stays accurate if it is subtracted from a much larger value")
  func cancellation() throws {
    let rows = [
      Row([(0, 1e-6), (1, 1e-6)], .equal, 20),
      Row([(1, -1e7)], .equal, -19),
      Row([(2, 1e7)], .equal, -29),
    ]
    let values = try #require(solve(rows, variables: 3))
    #expect((values[1] / 1.9e-6 - 1).magnitude < 1e-12)
  }

  /// A random problem with coefficients between 1e-6 and 3e7.
  ///
  /// Coefficients and constants are multiplied by 1e6, so that they are integers.
  private func problem(using generator: inout SplitMix64) -> ExactProblem<BigInteger> {
    func pick<T>(_ choices: [T]) -> T {
      choices[Int.random(in: choices.indices, using: &generator)]
    }
    let count = Int.random(in: 2...3, using: &generator)
    var problem = ExactProblem<BigInteger>(variableCount: count, rows: [])
    for _ in 0..<Int.random(in: 3...7, using: &generator) {
      var coefficients = [BigInteger](repeating: 0, count: count)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let size = pick([1, 1000, 1_000_000, 1_000_000_000, 10_000_000_000_000])
        let factor = pick([-2, -1, 1, 1, 3])
        coefficients[Int.random(in: 0..<count, using: &generator)] = BigInteger(size * factor)
      }
      problem.rows.append(
        ExactProblem.Row(
          coefficients: coefficients,
          relation: pick([.equal, .greaterThanOrEqual, .lessThanOrEqual]),
          constant: BigInteger(Int.random(in: -60...120, using: &generator) * 1_000_000),
          priority: pick([1000, 1000, 750, 500, 250])))
    }
    return problem
  }

  /// The costs may be less than the exact minimum, but not greater.
  ///
  /// A rounding error at a high priority can reduce the cost of a lower priority by much more.
  @Test("verified values with magnitudes up to 1e9 have at most the minimal cost")
  func againstExactArithmetic() {
    var generator = SplitMix64(seed: 77_000)
    var comparedCount = 0
    for number in 0..<500 {
      let exact = problem(using: &generator)
      let linear = exact.linearProblem(unit: 1e6)
      let reference = ExactReference(exact)
      var backend = SimplexBackend()
      guard let values = backend.solve(linear).values, backend.isVerified else { continue }
      if reference.optima.contains(where: { $0.isFar })
        || values.contains(where: { $0.magnitude > 1e9 })
      {
        continue
      }
      comparedCount += 1
      #expect(reference.isFeasible, "problem \(number)")
      let costs = linear.costs(at: values, priorities: reference.priorities) { row, miss, size in
        #expect(miss <= 1e-9 * (1 + size), "problem \(number): required row \(row)")
      }
      for (level, best) in reference.approximateCosts.enumerated() {
        #expect(
          costs[level].cost - best / 1e6 <= 1e-6 * costs[level].size,
          "problem \(number): priority \(reference.priorities[level])")
      }
    }
    #expect(comparedCount > 250)
  }
}

extension PlaneMeetings.Point {
  /// Whether a value has a magnitude above 1e9.
  fileprivate var isFar: Bool { numerators.indices.contains { value($0).magnitude > 1e9 } }
}
