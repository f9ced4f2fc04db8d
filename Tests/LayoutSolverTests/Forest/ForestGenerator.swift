import LayoutSolver
import VFLTestSupport

@testable import solver_fuzz

/// Generates random problems whose rows with several variables form a forest.
struct ForestGenerator {
  /// The possible numbers of variables, and of single-variable rows for each variable.
  var variables = 2...4
  var ownRows = 0...3
  /// The values from which coefficients, constants and priorities are chosen.
  var coefficients = [-2, -1, 1, 1, 1, 2]
  var constants = -4...12
  var priorities = [1000, 500, 500, 250]
  /// The priorities of rows with several variables, most of which are required.
  var jointPriorities = [1000, 1000, 1000, 500]
  var relations: [RowRelation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]
  /// The maximum number of parallel rows for each row with several variables.
  var twins = 0
  /// The number of additional variables whose rows form cycles.
  var entangled = 0

  func problem(using generator: inout SplitMix64) -> ExactProblem<Int> {
    let count = Int.random(in: variables, using: &generator)
    var problem = ExactProblem<Int>(variableCount: count + entangled, rows: [])
    let order = (0..<count).shuffled(using: &generator)
    var next = 1
    while next < count {
      let end = min(count, next + Int.random(in: 0...4, using: &generator))
      let above = Int.random(in: 0..<next, using: &generator)
      // If there are no child variables, the next variable is the root of another tree.
      if end > next { append([order[above]] + order[next..<end], to: &problem, &generator) }
      next = max(end, next + 1)
    }
    for variable in count..<(count + entangled) {
      let others = (count..<(count + entangled)).filter { $0 != variable }
      append(
        [variable] + others.shuffled(using: &generator).prefix(2), to: &problem, &generator,
        priority: pick(priorities.filter { $0 < 1000 }, &generator))
    }
    for variable in 0..<(count + entangled) {
      for _ in 0..<Int.random(in: ownRows, using: &generator) {
        append([variable], to: &problem, &generator)
      }
    }
    problem.rows.shuffle(using: &generator)
    return problem
  }

  private func append(
    _ variables: [Int], to problem: inout ExactProblem<Int>, _ generator: inout SplitMix64,
    priority: Int? = nil
  ) {
    var row = [Int](repeating: 0, count: problem.variableCount)
    for variable in variables { row[variable] = pick(coefficients, &generator) }
    let isOwn = variables.count == 1
    problem.rows.append(
      ExactProblem.Row(
        coefficients: row,
        relation: isOwn || Bool.random(using: &generator) ? pick(relations, &generator) : .equal,
        constant: Int.random(in: constants, using: &generator),
        priority: Double(priority ?? pick(isOwn ? priorities : jointPriorities, &generator))))
    if isOwn || twins == 0 { return }
    for _ in 0..<Int.random(in: 0...twins, using: &generator) {
      let factor = pick([-1, 1, 1, 2], &generator)
      problem.rows.append(
        ExactProblem.Row(
          coefficients: row.map { factor * $0 }, relation: pick(relations, &generator),
          constant: Int.random(in: constants, using: &generator),
          priority: Double(pick(priorities.filter { $0 < 1000 }, &generator))))
    }
  }

  private func pick<T>(_ choices: [T], _ generator: inout SplitMix64) -> T {
    choices[Int.random(in: choices.indices, using: &generator)]
  }
}
