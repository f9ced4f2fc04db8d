import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

/// Each of these runs within the bound on steps that every run of a script is held to: 200 for a row
/// or variable and 1000 more at one solution.
@Suite("Problems that make a simplex turn in circles or walk through every corner")
struct LiveDegenerateTests {
  /// A problem that hurts, and what it is known for.
  struct Hurdle: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let problem: LinearProblem
  }

  @Test("are solved, and solved again after every row went and came back", arguments: hurdles)
  func hurdle(_ hurdle: Hurdle) {
    let problem = hurdle.problem
    var script = LiveEdit.script(adding: problem) + [.solve]
    let stride = max(1, problem.rowCount / (LongTests.areOn() ? 8 : 2))
    for row in Swift.stride(from: 0, to: problem.rowCount, by: stride) {
      script += [.deactivate(row), .solve, .activate(row), .solve]
      script += [
        .setPriority(row, 100), .solve, .setPriority(row, problem.priorities[row]), .solve,
      ]
    }
    let strict = LiveRun.Strictness(exactEvery: 0, compareEvery: 5)
    if let failure = LiveRun.failure(of: script, strictness: strict) {
      Issue.record("\(failure)\n\(LiveFuzz.reproduction(of: script, strict))")
    }
  }

  @Test("built up row by row and taken down again, are solved at every step", arguments: hurdles)
  func stepByStep(_ hurdle: Hurdle) {
    let problem = hurdle.problem
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

  private static let hurdles: [Hurdle] = [
    Hurdle(testDescription: "Beale's, on which the textbook rule cycles", problem: beale),
    Hurdle(testDescription: "Hoffman's, by cosines", problem: hoffman),
    Hurdle(testDescription: "the cube of Klee and Minty", problem: kleeMinty(14)),
    Hurdle(testDescription: "Goldfarb's cube", problem: goldfarb(14)),
    Hurdle(testDescription: "an assignment, where every corner is degenerate", problem: assignment),
    Hurdle(testDescription: "all constants equal, all pairs tied", problem: ties),
    Hurdle(testDescription: "one sum over many boxed views", problem: boxedSum),
    Hurdle(testDescription: "planes through one point", problem: pencil),
    Hurdle(testDescription: "a cycle of differences", problem: ring),
  ]

  /// `minimise` as wishes: each variable's cost is a wish for a value out of reach.
  private static func wishes(_ problem: inout LinearProblem, _ costs: [Double]) {
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
    wishes(&problem, [-0.75, 150, -0.02, 6])
    return problem
  }

  private static var hoffman: LinearProblem {
    // cos 72° and sin 72°, whose powers come round after five steps.
    let (c, s) = (0.309_016_994_374_947_45, 0.951_056_516_295_153_5)
    var problem = LinearProblem(variableCount: 6)
    _ = problem.addRow(
      [(0, c), (1, -4 * s), (2, 2 * c - 1), (3, -2 * s), (4, 1)], .lessThanOrEqual, 0)
    _ = problem.addRow(
      [(0, s), (1, c), (2, 4 * s * c), (3, 2 * c * c - 1), (5, 1)], .lessThanOrEqual, 0)
    for variable in 0..<6 { _ = problem.addRow([(variable, 1)], .greaterThanOrEqual, 0) }
    for variable in 0..<6 { _ = problem.addRow([(variable, 1)], .lessThanOrEqual, 1) }
    wishes(&problem, [-2, 4, 2, -1, 3, -1])
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
    wishes(&problem, [1, 1, 1])
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
