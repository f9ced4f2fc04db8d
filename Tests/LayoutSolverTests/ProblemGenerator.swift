import LayoutSolver
import VFLTestSupport

@testable import solver_fuzz

/// Generates small random problems.
struct ProblemGenerator {
  /// The possible numbers of variables and rows.
  var variables = 1...3
  var rows = 0...7
  /// The values from which coefficients, constants and priorities are chosen.
  var coefficients = [-2, -1, -1, 0, 1, 1, 1, 3]
  var constants = -6...12
  var priorities = [1000, 1000, 750, 500, 250.5, 250]
  var relations: [RowRelation] = [.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual]

  func problem(using generator: inout SplitMix64) -> ExactProblem<Int> {
    let variableCount = Int.random(in: variables, using: &generator)
    var problem = ExactProblem<Int>(variableCount: variableCount, rows: [])
    for _ in 0..<Int.random(in: rows, using: &generator) {
      problem.rows.append(
        ExactProblem.Row(
          coefficients: (0..<variableCount).map { _ in pick(coefficients, &generator) },
          relation: pick(relations, &generator),
          constant: Int.random(in: constants, using: &generator),
          priority: pick(priorities, &generator)))
    }
    return problem
  }

  private func pick<T>(_ choices: [T], _ generator: inout SplitMix64) -> T {
    choices[Int.random(in: choices.indices, using: &generator)]
  }
}
