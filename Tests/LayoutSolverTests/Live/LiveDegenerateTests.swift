import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

/// Every script limits the number of steps of a solve to 200 per row and variable, plus 1,000.
@Suite("Problems on which a simplex algorithm can cycle or visit every vertex")
struct LiveDegenerateTests {
  /// A difficult problem with a description.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let problem: LinearProblem
  }

  @Test("difficult problems are solved again after changes of single rows", arguments: examples)
  func example(_ example: Example) {
    let problem = example.problem
    var script = LiveEdit.script(adding: problem) + [.solve]
    let stride = max(1, problem.rowCount / (LongTests.areOn() ? 8 : 2))
    for row in Swift.stride(from: 0, to: problem.rowCount, by: stride) {
      script += [.deactivate(row), .solve, .activate(row), .solve]
      script += [
        .setPriority(row, 100), .solve, .setPriority(row, problem.rows[row].priority), .solve,
      ]
    }
    let strict = LiveRun.Strictness(exactEvery: 0, compareEvery: 5)
    if let failure = LiveRun.failure(of: script, strictness: strict) {
      Issue.record("\(failure)\n\(LiveFuzz.reproduction(of: script, strict))")
    }
  }

  @Test("difficult problems are solved while their rows are added and removed", arguments: examples)
  func stepByStep(_ example: Example) {
    let problem = example.problem
    var script = (0..<problem.variableCount).map(LiveEdit.addVariable)
    let step = max(1, problem.rowCount / (LongTests.areOn() ? 10 : 4))
    for row in 0..<problem.rowCount {
      script.append(.addRow(row, LiveRow(row: row, of: problem)))
      if row.isMultiple(of: step) { script.append(.solve) }
    }
    script.append(.solve)
    for row in 0..<problem.rowCount {
      script.append(.removeRow(row))
      if row.isMultiple(of: step) { script.append(.solve) }
    }
    let strict = LiveRun.Strictness(exactEvery: 0, compareEvery: 5)
    if let failure = LiveRun.failure(of: script, strictness: strict) {
      Issue.record("\(failure)\n\(LiveFuzz.reproduction(of: script, strict))")
    }
  }

  private static let examples: [Example] = [
    Example(testDescription: "Beale's problem, on which the textbook rule cycles", problem: beale),
    Example(testDescription: "Hoffman's problem with cosines", problem: hoffman),
    Example(testDescription: "the Klee-Minty cube", problem: kleeMinty(14)),
    Example(testDescription: "Goldfarb's cube", problem: goldfarb(10)),
    Example(
      testDescription: "an assignment problem with only degenerate vertices", problem: assignment),
    Example(testDescription: "equal constants and ties of all pairs", problem: ties),
    Example(testDescription: "a sum of many views with bounds", problem: boxedSum),
    Example(testDescription: "planes through one point", problem: pencil),
    Example(testDescription: "a cycle of differences", problem: ring),
  ]

  /// Adds costs of variables as optional rows with unreachable constants.
  private static func addCosts(_ problem: inout LinearProblem, _ costs: [Double]) {
    for (variable, cost) in costs.enumerated() where cost != 0 {
      _ = problem.addRow(
        [(variable, cost)], .equal, -1e4 * cost.magnitude, priority: 500)
    }
  }

  private static var beale: LinearProblem {
    var problem = LinearProblem(variableCount: 4)
    _ = problem.addRow([(0, 0.25), (1, -60), (2, -0.04), (3, 9)], .lessThanOrEqual, 0)
    _ = problem.addRow([(0, 0.5), (1, -90), (2, -0.02), (3, 3)], .lessThanOrEqual, 0)
    _ = problem.addRow([(2, 1)], .lessThanOrEqual, 1)
    for variable in 0..<4 { _ = problem.addRow([(variable, 1)], .greaterThanOrEqual, 0) }
    addCosts(&problem, [-0.75, 150, -0.02, 6])
    return problem
  }

  private static var hoffman: LinearProblem {
    // The cosine and sine of 72°, so five rotations are a full turn.
    let (c, s) = (0.309_016_994_374_947_45, 0.951_056_516_295_153_5)
    var problem = LinearProblem(variableCount: 6)
    _ = problem.addRow(
      [(0, c), (1, -4 * s), (2, 2 * c - 1), (3, -2 * s), (4, 1)], .lessThanOrEqual, 0)
    _ = problem.addRow(
      [(0, s), (1, c), (2, 4 * s * c), (3, 2 * c * c - 1), (5, 1)], .lessThanOrEqual, 0)
    for variable in 0..<6 { _ = problem.addRow([(variable, 1)], .greaterThanOrEqual, 0) }
    for variable in 0..<6 { _ = problem.addRow([(variable, 1)], .lessThanOrEqual, 1) }
    addCosts(&problem, [-2, 4, 2, -1, 3, -1])
    return problem
  }

  private static func kleeMinty(_ count: Int) -> LinearProblem {
    var problem = LinearProblem(variableCount: count)
    for row in 0..<count {
      var terms = (0..<row).map { (variable: $0, coefficient: Double(1 << (row - $0 + 1))) }
      terms.append((row, 1))
      _ = problem.addRow(terms, .lessThanOrEqual, Double(1 << (2 * row)))
      _ = problem.addRow([(row, 1)], .greaterThanOrEqual, 0)
    }
    let sum = (0..<count).map { (variable: $0, coefficient: Double(1 << (count - 1 - $0))) }
    _ = problem.addRow(sum, .equal, 0x1p40, priority: 500)
    return problem
  }

  private static func goldfarb(_ count: Int) -> LinearProblem {
    var problem = LinearProblem(variableCount: count)
    for row in 0..<count {
      let before = row > 0 ? [(variable: row - 1, coefficient: 0.25)] : []
      let negative = before.map { ($0.variable, -$0.coefficient) }
      _ = problem.addRow(negative + [(row, 1)], .greaterThanOrEqual, 0)
      _ = problem.addRow(before + [(row, 1)], .lessThanOrEqual, 1)
      _ = problem.addRow([(row, 1)], .equal, 10, priority: 900 - Double(count - row))
    }
    return problem
  }

  private static var assignment: LinearProblem {
    let size = 5
    var problem = LinearProblem(variableCount: size * size)
    for i in 0..<size {
      _ = problem.addRow((0..<size).map { (i * size + $0, 1) }, .equal, 1)
      _ = problem.addRow((0..<size).map { ($0 * size + i, 1) }, .equal, 1)
    }
    for cell in 0..<size * size {
      _ = problem.addRow([(cell, 1)], .greaterThanOrEqual, 0)
      _ = problem.addRow([(cell, Double(1 + cell * 7 % 5))], .equal, 0, priority: 500)
    }
    return problem
  }

  private static var ties: LinearProblem {
    var problem = LinearProblem(variableCount: 8)
    for i in 0..<8 {
      _ = problem.addRow([(i, 1)], .equal, 1, priority: 500)
      for j in 0..<i { _ = problem.addRow([(i, 1), (j, -1)], .equal, 1, priority: 500) }
    }
    _ = problem.addRow((0..<8).map { ($0, 1) }, .equal, 1)
    return problem
  }

  private static var boxedSum: LinearProblem {
    var problem = LinearProblem(variableCount: 60)
    _ = problem.addRow((0..<60).map { ($0, 1) }, .equal, 900)
    for view in 0..<60 {
      _ = problem.addRow([(view, 1)], .greaterThanOrEqual, 0)
      _ = problem.addRow([(view, 1)], .greaterThanOrEqual, 20, priority: 500)
      _ = problem.addRow([(view, 1)], .lessThanOrEqual, 20, priority: 250)
    }
    return problem
  }

  private static var pencil: LinearProblem {
    var problem = LinearProblem(variableCount: 3)
    for i in -4...4 {
      for j in -2...2 {
        _ = problem.addRow([(0, 1), (1, Double(i)), (2, Double(j))], .greaterThanOrEqual, 0)
      }
    }
    addCosts(&problem, [1, 1, 1])
    return problem
  }

  private static var ring: LinearProblem {
    let count = 24
    var problem = LinearProblem(variableCount: count)
    for i in 0..<count {
      let next = (i + 1) % count
      _ = problem.addRow([(next, 1), (i, -1)], .greaterThanOrEqual, 1, priority: 500)
      _ = problem.addRow([(next, 1), (i, -1)], .lessThanOrEqual, 3)
    }
    _ = problem.addRow([(0, 1)], .equal, 0)
    return problem
  }
}
