import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Parameters whose row is a combination of the active rows, except for rounding")
struct ParametricStartTests {
  /// Two heights that add up to the parameter, each related to a width, and a bound of the first height.
  ///
  /// At 0, the bounds already imply that both heights are 0. Rounding errors determine whether the row of the
  /// parameter seems violated there, and in which direction.
  ///
  /// - Parameter preferred: The optional value of the first height.
  private func heights(
    _ first: Double, _ second: Double, _ constant: Double, preferred: Double?
  ) -> LinearProblem {
    var problem = LinearProblem(variableCount: 4)
    let (a, b, aWidth, bWidth) = (0, 1, 2, 3)
    _ = problem.addRow([(a, 1), (aWidth, -first)], .equal, 0)
    _ = problem.addRow([(b, 1), (bWidth, -second)], .equal, -constant)
    _ = problem.addRow([(a, 1), (bWidth, -100)], .lessThanOrEqual, 0)
    for variable in 0..<4 { _ = problem.addRow([(variable, 1)], .greaterThanOrEqual, 0) }
    if let preferred { _ = problem.addRow([(a, 1)], .equal, preferred, priority: 500) }
    _ = problem.addRow([(a, 1), (b, 1)], .equal, 0)
    return problem
  }

  @Test(
    "a range continues in the direction that has solutions",
    arguments: [nil, 50, 1e12] as [Double?])
  func followed(preferred: Double?) {
    var random = SplitMix64(seed: 1)
    for number in 0..<400 {
      let share = { (random: inout SplitMix64) in
        Double.random(in: 0.001...0.01, using: &random)
      }
      let constant = Double(Int.random(in: 1...1000, using: &random)) * 1000
      let problem = heights(share(&random), share(&random), constant, preferred: preferred)
      let last = problem.rowCount - 1
      var simplex = ParametricSimplex()
      let solution = simplex.solve(problem, varyingConstantOf: last, over: 0 ... .infinity)
      #expect(solution.isVerified && solution.isComplete, "problem \(number)")
      expectEqual(solution.pieces.first?.lower, 0, "problem \(number)")
      expectEqual(solution.pieces.last?.upper, .infinity, "problem \(number)")
      let heights = [0, 1].map { solution.value(of: $0, at: 320) }
      #expect((heights[0] + heights[1] - 320).magnitude < 1e-3, "problem \(number)")
    }
  }

  @Test("a range ends with a certificate even if its coefficients are far from 1")
  func farProof() {
    // With b = 1e6 c and c = 1e10 w, the only possible width is 0.
    var problem = LinearProblem(variableCount: 3)
    _ = problem.addRow([(1, 1), (2, -1e6)], .equal, 0)
    _ = problem.addRow([(2, 1), (0, -1e10)], .equal, 0)
    _ = problem.addRow([(1, 1), (2, 1), (0, -1)], .equal, 0)
    _ = problem.addRow([(0, 1)], .equal, 0)
    var simplex = ParametricSimplex()
    let solution = simplex.solve(problem, varyingConstantOf: 3, over: 0 ... .infinity)
    #expect(solution.isVerified)
    expectEqual(solution.pieces.map(\.upper), [0])
    expectEqual(solution.upperBlock?.certificate.rows, [0, 1, 2, 3])
  }

  @Test(
    "no verified range ends because of sums that may overflow",
    arguments: [0x1p901, 1e300, .greatestFiniteMagnitude])
  func huge(bound: Double) {
    var problem = LinearProblem(variableCount: 2)
    _ = problem.addRow([(0, 1), (1, -1)], .equal, 0)
    _ = problem.addRow([(1, 1)], .lessThanOrEqual, bound)
    _ = problem.addRow([(0, 1)], .equal, 0)
    for range in [0...Double.infinity, 0...bound, bound...bound] {
      var simplex = ParametricSimplex()
      let solution = simplex.solve(problem, varyingConstantOf: 2, over: range)
      #expect(!solution.isVerified || solution.upperBlock == nil, "\(range)")
    }
  }

  @Test(
    "a range with extreme coefficients has a result or is not verified",
    arguments: [
      1e-302, 1e-200, 1e-20, 1e20, 1e198, 1e300,
      1.7e308,
    ])
  func coefficients(size: Double) {
    for other in [1, 1e-300, 1e-10, 1e10, 1e300] {
      var problem = LinearProblem(variableCount: 3)
      _ = problem.addRow([(1, 1), (0, -size)], .equal, 0)
      _ = problem.addRow([(1, 1), (2, -other)], .equal, 100)
      _ = problem.addRow([(2, 1), (0, -1)], .lessThanOrEqual, 7)
      _ = problem.addRow([(1, 1)], .greaterThanOrEqual, 0, priority: 500)
      _ = problem.addRow([(0, 1)], .equal, 0)
      var simplex = ParametricSimplex()
      let solution = simplex.solve(problem, varyingConstantOf: 4, over: 0...1e15)
      let isAnswered =
        !solution.pieces.isEmpty || solution.contradiction != nil || solution.upperBlock != nil
        || solution.lowerBlock != nil
      #expect(isAnswered || !solution.isVerified, "\(size) and \(other)")
    }
  }
}
