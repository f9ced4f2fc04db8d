import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Accuracy of regimes with coefficients far from 1")
struct ParametricHonestyTests {
  private static let range = -50.0...400.0

  /// Required rows that are satisfied at one point, optional rows, and finally the row of the parameter.
  private func problem(seed: UInt64) -> LinearProblem {
    var random = SplitMix64(seed: seed)
    func pick<Choice>(_ choices: [Choice]) -> Choice {
      choices[Int.random(in: choices.indices, using: &random)]
    }
    let coefficients = [0.012, 44, 7, -0.3, 1, -1, 900, -0.002]
    let count = pick([4, 8, 12])
    var problem = LinearProblem(variableCount: count)
    let point = (0..<count).map { _ in pick([0, 10, 20, 50, 100, 37.5]) }
    func terms(_ size: Int) -> [(variable: Int, coefficient: Double)] {
      Array((0..<count).shuffled(using: &random).prefix(size)).map { ($0, pick(coefficients)) }
    }
    for _ in 0..<(count + pick([0, count / 2])) {
      let terms = terms(pick([1, 2, 2, 2, 3, 4]))
      let sum = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      let margin = pick([0.0, 0, 0, 1, 10, 50])
      switch pick([0, 1, 1, 2]) {
      case 0: _ = problem.addRow(terms, .equal, sum)
      case 1: _ = problem.addRow(terms, .greaterThanOrEqual, sum - margin)
      default: _ = problem.addRow(terms, .lessThanOrEqual, sum + margin)
      }
    }
    for _ in 0..<(count * 3 / 2) {
      _ = problem.addRow(
        terms(pick([1, 1, 2, 2, 3])),
        pick([.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual]),
        pick([0, 10, 20, 50, 100, -30, 44]), priority: pick([999, 750, 501, 500, 250.5, 250, 100]))
    }
    _ = problem.addRow([(Int.random(in: 0..<count, using: &random), 1)], .equal, 100)
    return problem
  }

  /// The largest violation of a required row at a parameter, relative to the size of the row's terms.
  private func violation(
    _ problem: LinearProblem, _ solution: ParametricSolution, at parameter: Double
  ) -> Double {
    let values = (0..<problem.variableCount).map { solution.value(of: $0, at: parameter) }
    var largest = 0.0
    for row in 0..<problem.rowCount where problem.rows[row].isRequired {
      let isVaried = row == problem.rowCount - 1
      let constant = isVaried ? parameter : problem.rows[row].constant
      var size = Swift.max(1, constant.magnitude)
      for term in problem.termRange(of: row) {
        let part = problem.terms[term].coefficient * values[problem.terms[term].variable]
        size = Swift.max(size, part.magnitude)
      }
      let residual = problem.leftSide(of: row, at: values) - constant
      switch problem.rows[row].relation {
      case .equal: largest = Swift.max(largest, residual.magnitude / size)
      case .greaterThanOrEqual: largest = Swift.max(largest, -residual / size)
      case .lessThanOrEqual: largest = Swift.max(largest, residual / size)
      }
    }
    return largest
  }

  @Test("verified regimes satisfy the required rows at interior parameters")
  func insidePieces() {
    var (verified, pieces) = (0, 0)
    let seeds = LongTests.cases(130..<230, short: 30)
    for seed in seeds {
      let problem = problem(seed: UInt64(seed))
      var simplex = ParametricSimplex()
      let solution = simplex.solve(
        problem, varyingConstantOf: problem.rowCount - 1, over: Self.range)
      guard solution.isVerified else { continue }
      verified += 1
      pieces += solution.pieces.count
      for piece in solution.pieces where piece.upper - piece.lower > 1e-3 {
        for share in [0.1, 0.5, 0.9] {
          let parameter = piece.lower + share * (piece.upper - piece.lower)
          let violation = violation(problem, solution, at: parameter)
          #expect(violation < 1e-5, "problem \(seed) at \(parameter)")
        }
      }
    }
    #expect(verified * 100 >= 85 * seeds.count && pieces > seeds.count, "\(verified) and \(pieces)")
  }

  @Test("a row that changes slowly ends a range even if another variable changes fast")
  func slowRow() throws {
    var problem = LinearProblem(variableCount: 4)
    _ = problem.addRow([(0, 900), (2, -0.3)], .greaterThanOrEqual, 17_990)
    _ = problem.addRow([(3, -1)], .greaterThanOrEqual, -37.5)
    _ = problem.addRow([(3, 0.012), (2, -0.002)], .greaterThanOrEqual, -0.55)
    _ = problem.addRow([(1, -0.002), (0, 0.012), (2, -0.002)], .greaterThanOrEqual, -49.96)
    _ = problem.addRow([(0, -0.001), (3, 22)], .equal, 0, priority: 500)
    _ = problem.addRow([(3, 0.012), (1, -0.002), (2, 44)], .equal, -30, priority: 500)
    _ = problem.addRow([(2, 0.012), (0, 7)], .lessThanOrEqual, 100, priority: 750)
    _ = problem.addRow([(3, 1)], .equal, 100)
    var simplex = ParametricSimplex()
    let solution = simplex.solve(problem, varyingConstantOf: 7, over: Self.range)
    #expect(solution.isVerified && solution.isComplete)
    let last = try #require(solution.pieces.last)
    #expect((last.upper - 37.5).magnitude < 1e-6)
    expectEqual(solution.upperBlock?.certificate.rows, [1, 7])
  }
}
