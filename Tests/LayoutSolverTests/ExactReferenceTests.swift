import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Comparison of the simplex with exact arithmetic")
struct ExactReferenceTests {
  @Test("results agree with exact arithmetic for small random problems")
  func mixedProblems() {
    let kinds = compare(ProblemGenerator(), count: 3000, short: 500, seed: 1)
    expectEqual(kinds.count, 3, "expected every kind of outcome: \(kinds)")
  }

  @Test("results agree with exact arithmetic for degenerate problems with many ties")
  func degenerateProblems() {
    let generator = ProblemGenerator(
      variables: 2...3, rows: 5...8, coefficients: [-1, 0, 1], constants: 0...1,
      priorities: [1000, 500, 250])
    _ = compare(generator, count: 1500, short: 250, seed: 2)
  }

  @Test("results agree with exact arithmetic if most rows are required")
  func requiredProblems() {
    let generator = ProblemGenerator(
      variables: 2...3, rows: 4...8, priorities: [1000, 1000, 1000, 1001, 400])
    let kinds = compare(generator, count: 1500, short: 250, seed: 3)
    let count = kinds.values.reduce(0, +)
    #expect(kinds[.infeasible, default: 0] * 5 > count * 2, "\(kinds)")
  }

  @Test("results agree with exact arithmetic for problems with up to 14 priorities")
  func manyPriorities() {
    let generator = ProblemGenerator(
      variables: 1...2, rows: 10...14, priorities: (1...60).map { Double($0) * 16 + 0.25 })
    _ = compare(generator, count: 800, short: 200, seed: 4)
  }

  @Test("results agree with exact arithmetic for problems with four variables")
  func fourVariables() {
    let generator = ProblemGenerator(variables: 4...4, rows: 4...7)
    _ = compare(generator, count: 60, short: 30, seed: 5)
  }

  @Test("results agree with exact arithmetic for sparse problems with small constants")
  func smallSums() {
    let generator = ProblemGenerator(
      variables: 3...4, rows: 5...8, coefficients: [-1, 0, 0, 1], constants: 0...3,
      priorities: [1000, 1000, 500])
    let kinds = compare(generator, count: 800, short: 120, seed: 7)
    expectEqual(kinds.count, 3, "expected every kind of outcome: \(kinds)")
  }

  @Test("results agree with exact arithmetic if coefficients span 13 orders of magnitude")
  func badlyScaledProblems() {
    let shape = ProblemGenerator(variables: 1...3, rows: 2...6, coefficients: [-2, -1, 0, 1, 3])
    for index in LongTests.cases(0..<200, short: 50) {
      var random = SplitMix64(seed: 6, case: index)
      let problem = shape.problem(using: &random)
      // The factors are powers of two from 2^-20 to 2^23, so multiplying by them is exact.
      let rows = problem.rows.map { row in
        let scale = BigInteger(1 << Int.random(in: 0...43, using: &random))
        return ExactProblem<BigInteger>.Row(
          coefficients: row.coefficients.map { BigInteger($0) * scale }, relation: row.relation,
          constant: BigInteger(row.constant) * scale, priority: row.priority)
      }
      let scaled = ExactProblem(variableCount: problem.variableCount, rows: rows)
      _ = Verification(problem: scaled, unit: 1_048_576).run("badly scaled problem \(index)")
    }
  }

  /// Checks the results for random problems and counts the kinds of outcome.
  private func compare(
    _ shape: ProblemGenerator, count: Int, short: Int, seed: UInt64
  ) -> [Verification<Int>.Kind: Int] {
    var kinds: [Verification<Int>.Kind: Int] = [:]
    for index in LongTests.cases(0..<count, short: short) {
      var random = SplitMix64(seed: seed, case: index)
      let problem = shape.problem(using: &random)
      let verification = Verification(problem: problem)
      kinds[verification.run("problem \(index)"), default: 0] += 1
    }
    return kinds
  }
}
