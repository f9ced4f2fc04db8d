import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Causes of violated rows")
struct ViolationSearchTests {
  /// Random satisfiable problems, each with an optimum.
  private func examples(
    _ batch: Int, priorities: [Double]
  ) -> [(name: String, problem: ExactProblem<Int>, values: [Double])] {
    var generator = SplitMix64(seed: 9_000 + UInt64(batch))
    var problems = ProblemGenerator()
    problems.rows = 3...9
    problems.priorities = priorities
    return (0..<150).compactMap { number in
      let problem = problems.problem(using: &generator)
      var backend = SimplexBackend()
      guard let values = backend.solve(problem.linearProblem()).values else { return nil }
      return ("batch \(batch), problem \(number)", problem, values)
    }
  }

  /// The residual of a row, or 0 if it is only a rounding error.
  private func residual(_ row: ExactProblem<Int>.Row, _ values: [Double]) -> Double {
    let value = zip(row.coefficients, values).reduce(-Double(row.constant)) {
      $0 + Double($1.0) * $1.1
    }
    return value.magnitude < 1e-7 ? 0 : value
  }

  private func violation(_ row: ExactProblem<Int>.Row, _ values: [Double]) -> Double {
    let residual = residual(row, values)
    return switch row.relation {
    case .equal: residual.magnitude
    case .greaterThanOrEqual: max(0, -residual)
    case .lessThanOrEqual: max(0, residual)
    }
  }

  /// Whether the violation of a row can decrease while the violations of other rows do not increase.
  ///
  /// The result is exact, because the directions from the optimum are given by integers.
  private func canImprove(
    _ row: ExactProblem<Int>.Row, against others: [ExactProblem<Int>.Row], at values: [Double],
    in problem: ExactProblem<Int>
  ) -> Bool {
    func kept(_ row: ExactProblem<Int>.Row, by step: Int) -> ExactProblem<Int>.Row {
      let residual = residual(row, values)
      let isViolated = violation(row, values) > 0
      return .init(
        coefficients: row.coefficients,
        relation: !isViolated
          ? row.relation : residual < 0 ? .greaterThanOrEqual : .lessThanOrEqual,
        constant: residual < 0 ? step : -step, priority: 1000)
    }
    let rows = others.map { kept($0, by: 0) } + [kept(row, by: 1)]
    return ExactReference(ExactProblem(variableCount: problem.variableCount, rows: rows)).isFeasible
  }

  @Test(
    "the causes of a violation are an irreducible set of rows that prevent a smaller violation",
    arguments: 0..<4)
  func obstacles(_ batch: Int) throws {
    let choices: [[Double]] = [
      [1000, 1000, 750, 500, 250.5, 250], [500], [1000, 250, 250],
      (0..<20).map { 1000 - Double($0) },
    ]
    var violationCount = 0
    var samePriorityCount = 0
    for (name, problem, values) in examples(batch, priorities: choices[batch]) {
      let search = ViolationSearch(of: problem.linearProblem(), at: values, effort: 1_000_000)
      let violated = problem.rows.indices.filter { violation(problem.rows[$0], values) > 1e-6 }
      expectEqual(search.violations.map(\.row), violated, "\(name)")
      for found in search.violations {
        let row = problem.rows[found.row]
        #expect((found.amount - violation(row, values)).magnitude < 1e-6, "\(name)")
        let obstacles = try #require(found.obstacles, "\(name): row \(found.row)")
        violationCount += 1
        for obstacle in obstacles {
          let other = problem.rows[obstacle]
          #expect(other.priority >= row.priority && obstacle != found.row, "\(name)")
          if other.priority == row.priority { samePriorityCount += 1 }
          #expect(residual(other, values) == 0 || violation(other, values) > 0, "\(name)")
        }
        let others = obstacles.map { problem.rows[$0] }
        #expect(!canImprove(row, against: others, at: values, in: problem), "\(name): \(found)")
        for index in others.indices {
          var fewer = others
          fewer.remove(at: index)
          #expect(canImprove(row, against: fewer, at: values, in: problem), "\(name): \(found)")
        }
        // If all causes are satisfied exactly, no point satisfies both them and the violated row.
        if others.allSatisfy({ residual($0, values) == 0 }) {
          let required = (others + [row]).map {
            ExactProblem<Int>.Row(
              coefficients: $0.coefficients, relation: $0.relation, constant: $0.constant,
              priority: 1000)
          }
          let alone = ExactProblem(variableCount: problem.variableCount, rows: required)
          #expect(!ExactReference(alone).isFeasible, "\(name): \(found)")
        }
      }
    }
    #expect(violationCount > 50 && samePriorityCount > 5)
  }

  @Test(
    "the rows whose violations differ between optima are exactly the rows in ties",
    arguments: 0..<4)
  func allTies(_ batch: Int) throws {
    let choices: [[Double]] = [
      [1000, 500, 500, 250], [500], [1000, 750, 250, 250], [1000, 1000, 500, 250],
    ]
    var problemCount = 0
    let all = LongTests.cases([1, 6, 0, 2, 3, 4, 5, 7], short: 2).flatMap {
      examples(20 + 4 * $0 + batch, priorities: choices[batch])
    }
    for (name, problem, _) in all {
      var backend = SimplexBackend()
      let values = try #require(backend.solve(problem.linearProblem()).values)
      let freeVariables = backend.freeVariables()
      let free = freeVariables.map(\.variable)
      let ties = problem.linearProblem().ties(
        among: backend.contestedRows(), free: freeVariables, at: values)
      let optima = ExactReference(problem).optima.map { point in
        (0..<problem.variableCount).map(point.value)
      }
      let varying = problem.rows.indices.filter { index in
        let sizes = optima.map { violation(problem.rows[index], $0) }
        return (sizes.max() ?? 0) - (sizes.min() ?? 0) > 1e-6
      }
      expectEqual(ties.flatMap(\.rows).sorted(), varying, "\(name)")
      for tie in ties {
        expectEqual(Set(tie.rows.map { problem.rows[$0].priority }).count, 1, "\(name): \(tie)")
        #expect(tie.rows.count > 1 && !tie.variables.isEmpty, "\(name): \(tie)")
        #expect(tie.variables.allSatisfy(free.contains), "\(name): \(tie)")
      }
      problemCount += varying.isEmpty ? 0 : 1
    }
    #expect(problemCount * 50 > all.count, "\(problemCount)")
  }

  @Test("a violation beyond the effort limit is reported without causes")
  func noEffort() {
    var problem = LinearProblem(variableCount: 1)
    _ = problem.addRow([(0, 1)], .equal, 10)
    _ = problem.addRow([(0, 1)], .greaterThanOrEqual, 30, priority: 500)
    _ = problem.addRow([(0, 1)], .lessThanOrEqual, 5, priority: 400)
    expectEqual(
      ViolationSearch(of: problem, at: [10], effort: 100).violations,
      [
        RowViolation(row: 1, amount: 20, obstacles: [0]),
        RowViolation(row: 2, amount: 5, obstacles: [0]),
      ])
    var tied = LinearProblem(variableCount: 2)
    _ = tied.addRow([(0, 1), (1, 1)], .equal, 10)
    for variable in 0...1 {
      _ = tied.addRow([(variable, 1)], .greaterThanOrEqual, 8, priority: 500)
    }
    expectEqual(
      ViolationSearch(of: tied, at: [8, 2], effort: 100).violations,
      [
        RowViolation(row: 2, amount: 6, obstacles: [0, 1])
      ])
    expectEqual(
      ViolationSearch(of: tied, at: [8, 2], effort: 0).violations,
      [
        RowViolation(row: 2, amount: 6, obstacles: nil)
      ])
    let free = (0...1).map { FreeVariable(variable: $0, lower: 2, upper: 8) }
    expectEqual(
      tied.ties(among: [1, 2], free: free, at: [8, 2]),
      [RowTie(rows: [1, 2], variables: [0, 1])])
  }

  @Test("an inequality that no optimum reaches does not join two ties")
  func separateTies() throws {
    var problem = LinearProblem(variableCount: 4)
    for first in [0, 2] {
      _ = problem.addRow([(first, 1), (first + 1, 1)], .equal, 100)
      for variable in [first, first + 1] {
        _ = problem.addRow([(variable, 1)], .greaterThanOrEqual, 0)
        _ = problem.addRow([(variable, 1)], .equal, 10, priority: 250)
      }
    }
    for distance in [500.0, 50] {
      var joined = problem
      _ = joined.addRow([(2, 1), (0, -1)], .greaterThanOrEqual, -distance)
      var backend = SimplexBackend()
      let values = try #require(backend.solve(joined).values)
      let ties = joined.ties(
        among: backend.contestedRows(), free: backend.freeVariables(), at: values)
      expectEqual(ties.map(\.rows), distance == 500 ? [[2, 4], [7, 9]] : [[2, 4, 7, 9]])
    }
  }

  @Test("the causes include a row whose multiplier is 1e-10 times another multiplier")
  func smallMultiplier() throws {
    var problem = LinearProblem(variableCount: 4)
    // The violation of row 3 decreases if 1000 x - z + y / 2 increases. 1000 x is 512,000 times row 0
    // plus a multiple of z, which only row 1 can compensate. y / 2 is a sixtieth of row 2.
    _ = problem.addRow([(0, 0x1p-9), (2, -1000)], .equal, 0, priority: 500)
    _ = problem.addRow([(2, -2)], .greaterThanOrEqual, 1)
    _ = problem.addRow([(3, 30)], .equal, 7.5, priority: 500)
    _ = problem.addRow([(2, -1), (3, 0.5), (0, 1000)], .greaterThanOrEqual, 0, priority: 250)
    var backend = SimplexBackend()
    let values = try #require(backend.solve(problem).values)
    let search = ViolationSearch(of: problem, at: values, effort: 1_000_000)
    let found = try #require(search.violations.first { $0.row == 3 })
    expectEqual(found.obstacles, [0, 1, 2])
  }

  @Test(
    "twice as many views at most double the number of entries that the search for causes reads")
  func growth() throws {
    func work(_ count: Int) throws -> Int {
      var random = SplitMix64(seed: 1)
      var problem = LinearProblem(variableCount: 2 * count)
      for view in 0..<count {
        var terms: [(variable: Int, coefficient: Double)] = [(2 * view, 1)]
        if view > 0 { terms += [(2 * view - 2, -1), (2 * view - 1, -1)] }
        _ = problem.addRow(terms, .equal, view == 0 ? 20 : 8)
        _ = problem.addRow([(2 * view + 1, 1)], .greaterThanOrEqual, 0)
        let (size, level) = (10 + random.next(below: 90), random.next(below: 3))
        _ = problem.addRow(
          [(2 * view + 1, 1)], .equal, Double(size), priority: [250, 500, 750][level])
      }
      _ = problem.addRow([(2 * count - 2, 1), (2 * count - 1, 1)], .equal, Double(32 * count))
      var backend = SimplexBackend()
      let values = try #require(backend.solve(problem).values)
      let search = ViolationSearch(of: problem, at: values, effort: 8 * count)
      #expect(search.violations.count > count / 3)
      #expect(search.violations.contains { $0.obstacles != nil })
      return Tuning.share * 8 * count - search.walkEffort
    }
    let (small, large) = (try work(1000), try work(2000))
    #expect(Double(large) <= 2.2 * Double(small))
    #expect(large <= 2000 * 40)
  }
}
