import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

@Suite("Conflicts and violations in badly scaled problems")
struct ScaledAnswerTests {
  /// The problem with each row multiplied by a factor from 1e-4 to 1e4, which does not change its solutions.
  private func scaled(_ problem: LinearProblem) -> LinearProblem {
    var scaled = LinearProblem(variableCount: problem.variableCount)
    for row in 0..<problem.rowCount {
      let factor = [1, 1e4, 1e-2, 1e2, 1e-4][row % 5]
      for term in problem.termRange(of: row) {
        scaled.appendTerm(
          Int(problem.terms[term].variable), problem.terms[term].coefficient * factor)
      }
      _ = scaled.closeRow(
        problem.rows[row].relation, problem.rows[row].constant * factor,
        priority: problem.rows[row].priority)
    }
    return scaled
  }

  @Test("conflicts of scaled rows are irreducible and disjoint, and the other rows are satisfiable")
  func conflicts() {
    var generator = SplitMix64(seed: 11_000)
    var problems = ProblemGenerator()
    problems.rows = 3...9
    problems.priorities = [1000, 1000, 1000, 500]
    var conflictCount = 0
    for number in 0..<300 {
      let problem = problems.problem(using: &generator)
      let linear = scaled(problem.linearProblem())
      var search = ConflictSearch(
        of: linear, isElastic: [Bool](repeating: true, count: linear.rowCount))
      var rest = problem.rows.indices.filter { problem.rows[$0].isRequired }
      while true {
        let round = search.nextConflicts()
        if round.isEmpty { break }
        for conflict in round {
          conflictCount += 1
          linear.expectProof(conflict, "problem \(number)")
          let rows = conflict.rows
          #expect(!ExactReference(problem.keeping(rows)).isFeasible, "problem \(number): \(rows)")
          for row in rows {
            let others = rows.filter { $0 != row }
            #expect(
              ExactReference(problem.keeping(others)).isFeasible, "problem \(number): \(rows)")
            #expect(rest.contains(row), "problem \(number): \(row) is in two conflicts")
          }
          rest.removeAll { rows.contains($0) }
          search.leaveOut(rows)
        }
      }
      #expect(ExactReference(problem.keeping(rest)).isFeasible, "problem \(number)")
    }
    #expect(conflictCount > 100)
  }

  @Test("a violated row contradicts the rows that cause the violation, if these are satisfied")
  func violations() {
    var generator = SplitMix64(seed: 12_000)
    var problems = ProblemGenerator()
    problems.rows = 3...9
    var violationCount = 0
    for number in 0..<300 {
      let problem = problems.problem(using: &generator)
      let linear = scaled(problem.linearProblem())
      var backend = SimplexBackend()
      guard let values = backend.solve(linear).values else { continue }
      for found in ViolationSearch(of: linear, at: values, effort: 1_000_000).violations {
        guard let obstacles = found.obstacles else {
          Issue.record("problem \(number): no cause for \(found)")
          continue
        }
        violationCount += 1
        let areSatisfied = obstacles.allSatisfy {
          let (violation, size) = linear.violation(of: $0, at: values)
          return violation <= 1e-7 * (1 + size)
        }
        guard areSatisfied else { continue }
        let required = (obstacles + [found.row]).map {
          ExactProblem<Int>.Row(
            coefficients: problem.rows[$0].coefficients, relation: problem.rows[$0].relation,
            constant: problem.rows[$0].constant, priority: 1000)
        }
        let alone = ExactProblem(variableCount: problem.variableCount, rows: required)
        #expect(!ExactReference(alone).isFeasible, "problem \(number): \(found)")
      }
    }
    #expect(violationCount > 100)
  }

  @Test(
    "an optional row with an extreme coefficient yields to a required row",
    arguments: [Double.greatestFiniteMagnitude, 1e7, 1, 1e-7, .leastNormalMagnitude])
  func extremeCoefficient(coefficient: Double) throws {
    var solver = IncrementalSolver()
    let x = solver.addVariable()
    _ = try solver.addRow([(x, coefficient)], .equal, 0, priority: 500)
    _ = try solver.addRow([(x, 1)], .greaterThanOrEqual, 1)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: x), 1)
  }
}
