import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Free variables of regimes")
struct ParametricFreedomTests {
  /// A degenerate problem with many rows of small integers, and with far more rows than columns.
  private func degenerateProblem(variables count: Int, seed: UInt64) -> LinearProblem {
    var random = SplitMix64(seed: seed)
    var problem = LinearProblem(variableCount: count)
    let priorities = [1000.0, 750, 500, 250, 250]
    _ = problem.addRow((0..<count).map { ($0, 1) }, .equal, 0)
    for _ in 0..<(3 * count) {
      let first = Int.random(in: 0..<count, using: &random)
      let offsets = Set((0..<3).map { _ in Int.random(in: 0..<12, using: &random) }).sorted()
      let signs = offsets.map { _ in Bool.random(using: &random) ? 1.0 : -1 }
      let terms: [(Int, Double)] = zip(offsets, signs).map { offset, sign in
        ((first + offset) % count, sign)
      }
      let priority = priorities[Int.random(in: priorities.indices, using: &random)]
      let margin = Double(Int.random(in: 0...4, using: &random))
      if Bool.random(using: &random) {
        _ = problem.addRow(terms, .greaterThanOrEqual, -margin, priority: priority)
      } else {
        _ = problem.addRow(terms, .lessThanOrEqual, margin, priority: priority)
      }
    }
    for variable in stride(from: 0, to: count, by: 4) {
      _ = problem.addRow([(variable, 1)], .equal, Double(variable % 7), priority: 100)
    }
    return problem
  }

  @Test("no regime of a degenerate range requires a solve from scratch")
  func degenerateCorners() {
    var searchCount = 0
    for seed in 0..<6 {
      let problem = degenerateProblem(variables: 14 + seed, seed: UInt64(40 + seed))
      var simplex = ParametricSimplex()
      let solution = simplex.solve(problem, varyingConstantOf: 0, over: 0...40)
      #expect(solution.isComplete && !solution.pieces.isEmpty)
      expectEqual(simplex.coldSolveCount, 0)
      searchCount += simplex.freedomSearchCount
      for piece in solution.pieces {
        let middle = piece.lower + (piece.upper - piece.lower) / 2
        var reference = SimplexBackend()
        guard case .optimal = reference.solve(problem.settingFirstConstant(to: middle)) else {
          Issue.record("expected an optimum at \(middle)")
          continue
        }
        expectEqual(
          piece.freeVariables, reference.freeVariablesAsWritten().map(\.variable),
          "problem \(seed) at \(middle)")
      }
    }
    #expect(searchCount >= 20)
  }

  @Test("no regime requires a solve from scratch if other rows determine the parameter")
  func parameterAlone() {
    var problem = LinearProblem(variableCount: 3)
    _ = problem.addRow([(0, 1)], .equal, 0)
    _ = problem.addRow([(0, 1)], .equal, 15)
    _ = problem.addRow([(1, 1), (2, 1), (0, -1)], .equal, 0)
    for variable in [1, 2] {
      _ = problem.addRow([(variable, 1)], .greaterThanOrEqual, 0)
      _ = problem.addRow([(variable, 1)], .greaterThanOrEqual, 10, priority: 500)
    }
    var simplex = ParametricSimplex()
    let solution = simplex.solve(problem, varyingConstantOf: 0, over: 0...100)
    expectEqual(solution.pieces.map(\.freeVariables), [[1, 2]])
    #expect(solution.pieces.map(\.lower) == [15] && solution.pieces.map(\.upper) == [15])
    #expect(simplex.freedomSearchCount > 0 && simplex.coldSolveCount == 0)
  }
}

extension LinearProblem {
  /// The problem with another constant in its first row.
  func settingFirstConstant(to constant: Double) -> LinearProblem {
    replacingConstant(of: 0, with: constant)
  }
}
