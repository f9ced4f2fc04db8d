import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Comparison of the parametric simplex with exact arithmetic")
struct ParametricSimplexTests {
  /// The denominator of the parameters at which a problem is solved exactly; no breakpoint has it.
  private static let denominator = 61
  private static let range = -10.0...20.0

  @Test("regimes agree with exact arithmetic for small random problems")
  func mixedProblems() {
    let counts = compare(
      ProblemGenerator(variables: 1...3, rows: 1...6), count: 160, short: 50, seed: 11)
    let count = counts.problems
    #expect(counts.breakpoints * 8 > count * 3 && counts.blocks * 4 > count, "\(counts)")
    #expect(counts.ambiguous * 8 > count * 5, "\(counts)")
  }

  @Test("regimes agree with exact arithmetic for degenerate problems with many ties")
  func degenerateProblems() {
    let shape = ProblemGenerator(
      variables: 2...3, rows: 4...7, coefficients: [-1, 0, 1], constants: 0...1,
      priorities: [1000, 500, 250])
    let counts = compare(shape, count: 120, short: 40, seed: 12)
    #expect(counts.breakpoints * 12 > counts.problems * 5, "\(counts)")
  }

  @Test("regimes agree with exact arithmetic if most rows are required")
  func requiredProblems() {
    let shape = ProblemGenerator(
      variables: 2...3, rows: 3...7, priorities: [1000, 1000, 1000, 400],
      relations: [.equal, .greaterThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual])
    let counts = compare(shape, count: 140, short: 40, seed: 13)
    #expect(counts.blocks * 14 > counts.problems * 5, "\(counts)")
  }

  @Test("regimes agree with exact arithmetic for problems with up to 13 priorities")
  func manyPriorities() {
    let shape = ProblemGenerator(
      variables: 1...2, rows: 9...13, priorities: (1...60).map { Double($0) * 16 + 0.25 })
    let counts = compare(shape, count: 60, short: 20, seed: 14)
    #expect(counts.breakpoints * 3 > counts.problems * 5, "\(counts)")
  }

  @Test("violated rows that do not depend on the parameter agree with exact arithmetic")
  func steadyParts() {
    let varied = ProblemGenerator(variables: 1...2, rows: 1...3)
    let steady = ProblemGenerator(
      variables: 1...2, rows: 2...5, priorities: [1000, 500, 500, 250, 250])
    let counts = compare(varied, joinedWith: steady, count: 120, short: 40, seed: 22)
    let minimum = counts.problems * 5 / 6
    #expect(counts.steadilyViolated > minimum && counts.steadilyContested > minimum, "\(counts)")
  }

  @Test("the number of searches for free variables depends on regimes and not on views")
  func manyRelaxedViews() {
    let count = 60
    var problem = LinearProblem(variableCount: count + 1)
    _ = problem.addRow([(0, 1)], .equal, 0)
    _ = problem.addRow([(0, -1)] + (1...count).map { ($0, 1) }, .equal, 0)
    for view in 1...count {
      _ = problem.addRow([(view, 1)], .greaterThanOrEqual, 0)
      _ = problem.addRow(
        [(view, 1)], .equal, 10 + Double(view) / 100, priority: 300 + Double(view % 3))
    }
    var simplex = ParametricSimplex()
    let solution = simplex.solve(problem, varyingConstantOf: 0, over: 0...1e6)
    // The views of one priority after the other reach their optional widths. The last ones get the rest.
    #expect(solution.isComplete && solution.pieces.count == 3)
    #expect(simplex.freedomSearchCount <= 6)
    for (piece, priority) in zip(solution.pieces, [2, 1, 0]) {
      expectEqual(piece.freeVariables, (1...count).filter { $0 % 3 == priority })
    }
  }

  @Test("optional rows that can exchange violation with each other are contested")
  func contestedRows() throws {
    // In each pair, both variables should be at least 10 greater than the other one. Both are free.
    let count = 6
    var problem = LinearProblem(variableCount: 2 * count + 1)
    _ = problem.addRow([(0, 1)], .equal, 0)
    var optionalRows: [Int] = []
    for pair in 0..<count {
      let (left, right) = (2 * pair + 1, 2 * pair + 2)
      for variable in [left, right] {
        _ = problem.addRow([(variable, 1)], .greaterThanOrEqual, 0)
        _ = problem.addRow([(0, 1), (variable, -1)], .greaterThanOrEqual, 0)
      }
      for (one, other) in [(left, right), (right, left)] {
        optionalRows.append(
          problem.addRow([(one, 1), (other, -1)], .greaterThanOrEqual, 10, priority: 500))
      }
    }
    var simplex = ParametricSimplex()
    let solution = simplex.solve(problem, varyingConstantOf: 0, over: 100...200)
    expectEqual(solution.pieces.count, 1)
    // The violations of the two rows of a pair add up to 20 and can be shared in any way.
    let piece = try #require(solution.pieces.first)
    expectEqual(solution.rows(.violated, in: piece), [])
    expectEqual(solution.rows(.contested, in: piece), optionalRows)
  }

  @Test("a solution stores the changes between regimes instead of all rows of each regime")
  func sharedStandings() {
    let count = 100
    var problem = LinearProblem(variableCount: count + 1)
    _ = problem.addRow([(count, 1)], .equal, 0)
    _ = problem.addRow([(0, 1)], .equal, 0)
    for view in 1...count {
      _ = problem.addRow([(view - 1, -1), (view, 1)], .greaterThanOrEqual, 0)
      _ = problem.addRow([(view, 1)], .equal, Double(view * 10), priority: 500)
    }
    var simplex = ParametricSimplex()
    let solution = simplex.solve(problem, varyingConstantOf: 0, over: 0...1e6)
    expectEqual(solution.pieces.count, count)
    #expect(solution.standings.changes.joined().count <= 4 * problem.rowCount)
    for (number, piece) in solution.pieces.enumerated() {
      // All views whose optional position is greater than the parameter are at the parameter.
      expectEqual(solution.rows(.violated, in: piece), (number + 1...count).map { 2 * $0 + 1 })
      expectEqual(solution.rows(.tight, in: piece), (number + 1...count).dropFirst().map { 2 * $0 })
    }
  }

  @Test("the last regime reaches the end of a range even if a kink is very close to the end")
  func kinkAtTheEnd() {
    for kink in [(100.0).nextDown, 100 - 1e-12, 100] {
      var problem = LinearProblem(variableCount: 2)
      _ = problem.addRow([(0, 1)], .equal, 0)
      _ = problem.addRow([(1, 1)], .lessThanOrEqual, kink)
      _ = problem.addRow([(1, 1), (0, -1)], .equal, 0, priority: 500)
      var simplex = ParametricSimplex()
      let solution = simplex.solve(problem, varyingConstantOf: 0, over: 0...100)
      #expect(solution.isComplete && solution.pieces.count == 1)
      #expect(solution.piece(at: 100) != nil)
    }
  }

  private struct Counts {
    var problems = 0
    var breakpoints = 0
    var blocks = 0
    var ambiguous = 0
    var points = 0
    var steadilyViolated = 0
    var steadilyContested = 0
  }

  /// Compares solutions of random problems with exact arithmetic.
  ///
  /// - Parameter other: The shape of problems with other variables, one of which is added to each problem.
  private func compare(
    _ shape: ProblemGenerator, joinedWith other: ProblemGenerator? = nil, count: Int, short: Int,
    seed: UInt64
  ) -> Counts {
    var counts = Counts()
    for index in LongTests.cases(0..<count, short: short) {
      var random = SplitMix64(seed: seed, case: index)
      counts.problems += 1
      var problem = shape.problem(using: &random)
      if let other { problem = problem.joined(with: other.problem(using: &random)) }
      let first = ExactProblem<Int>.Row(
        coefficients: (0..<problem.variableCount).map { $0 == 0 ? 1 : 0 }, relation: .equal,
        constant: 0, priority: 1000)
      problem.rows.insert(first, at: 0)
      check(problem, "problem \(index)", &random, &counts)
    }
    return counts
  }

  private func check(
    _ problem: ExactProblem<Int>, _ name: String, _ random: inout SplitMix64,
    _ counts: inout Counts
  ) {
    let linear = problem.linearProblem()
    var simplex = ParametricSimplex()
    let solution = simplex.solve(linear, varyingConstantOf: 0, over: Self.range)
    #expect(solution.isComplete, "\(name)")
    var jumping = ParametricSimplex(stretchLimit: 0)
    let other = jumping.solve(linear, varyingConstantOf: 0, over: Self.range)
    #expect(other.isComplete && other.pieces.count == solution.pieces.count, "\(name)")
    for _ in 0..<8 {
      let numerator = Int.random(
        in: Int(Self.range.lowerBound) * Self.denominator...Int(Self.range.upperBound)
          * Self.denominator, using: &random)
      if numerator.isMultiple(of: Self.denominator) { continue }
      let parameter = Double(numerator) / Double(Self.denominator)
      let exact = ExactParameter(problem, numerator: numerator, denominator: Self.denominator)
      let isEnd = solution.pieces.contains {
        ($0.lower - parameter).magnitude < 1e-6 || ($0.upper - parameter).magnitude < 1e-6
      }
      counts.points += 1
      guard let piece = solution.piece(at: parameter) else {
        #expect(!exact.isFeasible || isEnd, "\(name) at \(parameter)")
        continue
      }
      #expect(exact.isFeasible || isEnd, "\(name) at \(parameter)")
      guard exact.isFeasible else { continue }
      expectAgreement(exact, solution, piece, at: parameter, isEnd: isEnd, "\(name)")
      if let piece = other.piece(at: parameter) {
        expectAgreement(exact, other, piece, at: parameter, isEnd: isEnd, "\(name), with face ends")
      }
      linear.replacingFirstConstant(parameter).expectEqualCosts(
        (0..<linear.variableCount).map { other.value(of: $0, at: parameter) },
        (0..<linear.variableCount).map { solution.value(of: $0, at: parameter) },
        "\(name), with face ends, at \(parameter)")
      expectSteadyAgreement(exact, solution, "\(name) at \(parameter)", &counts)
      if !isEnd && !piece.freeVariables.isEmpty { counts.ambiguous += 1 }
    }
    checkBreakpoints(problem, solution, name, &counts)
    for (block, end) in [
      (solution.lowerBlock, Self.range.lowerBound), (solution.upperBlock, Self.range.upperBound),
    ] {
      guard let block else { continue }
      counts.blocks += 1
      #expect(block.certificate.rows.contains(0), "\(name): the certificate lacks the parameter")
      for beyond in [end, block.bound + (end - block.bound) * 1e-3] {
        linear.replacingFirstConstant(beyond).expectProof(
          block.certificate, "\(name) at \(beyond)")
      }
    }
    if let contradiction = solution.contradiction { linear.expectProof(contradiction, name) }
  }

  private func expectAgreement(
    _ exact: ExactParameter, _ solution: ParametricSolution, _ piece: ParametricSolution.Piece,
    at parameter: Double, isEnd: Bool, _ name: String
  ) {
    for variable in exact.values.indices where !exact.isFree[variable] {
      let value = solution.value(of: variable, at: parameter)
      #expect(
        (value - exact.values[variable]).magnitude < 1e-9 * max(1, value.magnitude),
        "\(name) at \(parameter): variable \(variable)")
    }
    if isEnd { return }
    let free = exact.isFree.indices.filter { exact.isFree[$0] }
    expectEqual(piece.freeVariables, free, "\(name) at \(parameter): free variables")
    let tight = exact.standings.indices.filter { exact.standings[$0] == .tight }
    expectEqual(
      solution.rows(.tight, in: piece), tight, "\(name) at \(parameter): tight rows")
    let violated = exact.standings.indices.filter { exact.standings[$0] == .violated }
    expectEqual(
      solution.rows(.violated, in: piece), violated, "\(name) at \(parameter): violated rows")
    let contested = exact.standings.indices.filter { exact.standings[$0] == .contested }
    expectEqual(
      solution.rows(.contested, in: piece), contested, "\(name) at \(parameter): contested rows")
  }

  /// Checks the results for rows that do not depend on the parameter.
  private func expectSteadyAgreement(
    _ exact: ExactParameter, _ solution: ParametricSolution, _ name: String,
    _ counts: inout Counts
  ) {
    let rows = exact.steadyStandings.indices
    let violated = rows.filter { exact.steadyStandings[$0] == .violated }
    expectEqual(solution.steadilyViolatedRows, violated, "\(name): rows that are always violated")
    let contested = rows.filter { exact.steadyStandings[$0] == .contested }
    expectEqual(solution.steadilyContestedRows, contested, "\(name): rows always contested")
    counts.steadilyViolated += violated.count
    counts.steadilyContested += contested.count
  }

  /// Checks that the exact solutions on both sides of each breakpoint differ.
  private func checkBreakpoints(
    _ problem: ExactProblem<Int>, _ solution: ParametricSolution, _ name: String,
    _ counts: inout Counts
  ) {
    for (left, right) in zip(solution.pieces, solution.pieces.dropFirst()) {
      expectEqual(left.upper, right.lower, "\(name): regimes are not adjacent")
      let length = min(left.upper - left.lower, right.upper - right.lower)
      #expect(length > 1e-6, "\(name): a regime is a single point")
      counts.breakpoints += 1
      let denominator = 1000
      let numerators = [-0.9, -0.3, 0.3, 0.9].map { share in
        Int(((right.lower + share * length) * Double(denominator)).rounded())
      }
      guard length > 0.05 else { continue }
      let found = numerators.map {
        ExactParameter(problem, numerator: $0, denominator: denominator)
      }
      let areFeasible = found.allSatisfy { $0.isFeasible }
      #expect(areFeasible, "\(name) around \(right.lower)")
      guard areFeasible else { continue }
      let hasKink = found[0].values.indices.contains { variable in
        if found.contains(where: { $0.isFree[variable] }) { return false }
        let values = found.map { $0.values[variable] }
        let before = (values[1] - values[0]) / Double(numerators[1] - numerators[0])
        let after = (values[3] - values[2]) / Double(numerators[3] - numerators[2])
        return (before - after).magnitude > 1e-9
      }
      let hasOtherRows =
        found[1].isFree != found[2].isFree || found[1].standings != found[2].standings
      #expect(hasKink || hasOtherRows, "\(name): nothing changes at \(right.lower)")
    }
  }
}

extension ExactProblem {
  /// The problem together with another problem that has other variables.
  fileprivate func joined(with other: ExactProblem) -> ExactProblem {
    let (before, after) = (variableCount, other.variableCount)
    func zeros(_ count: Int) -> [Number] { Array(repeating: 0, count: count) }
    func row(_ row: Row, _ coefficients: [Number]) -> Row {
      Row(
        coefficients: coefficients, relation: row.relation, constant: row.constant,
        priority: row.priority)
    }
    return ExactProblem(
      variableCount: before + after,
      rows: rows.map { row($0, $0.coefficients + zeros(after)) }
        + other.rows.map { row($0, zeros(before) + $0.coefficients) })
  }
}

extension LinearProblem {
  /// The problem with another constant in its first row.
  fileprivate func replacingFirstConstant(_ constant: Double) -> LinearProblem {
    var other = LinearProblem(variableCount: variableCount)
    for row in 0..<rowCount {
      for term in termRange(of: row) {
        other.appendTerm(Int(terms[term].variable), terms[term].coefficient)
      }
      _ = other.closeRow(
        rows[row].relation, row == 0 ? constant : rows[row].constant, priority: rows[row].priority)
    }
    return other
  }
}

extension ParametricSolution {
  /// The last regime that contains a parameter.
  func piece(at parameter: Double) -> Piece? {
    pieces.last { $0.lower <= parameter && parameter <= $0.upper }
  }

  /// The rows with the given standing in a regime, in ascending order.
  func rows(_ standing: RowStanding, in piece: Piece) -> [Int] {
    bindingRows(in: piece).filter { $0.standing == standing }.map { $0.row }
  }
}
