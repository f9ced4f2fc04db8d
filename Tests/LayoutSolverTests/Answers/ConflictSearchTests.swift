import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

@Suite("Search for all conflicts")
struct ConflictSearchTests {
  /// The conflicts of all rounds.
  private func conflicts(
    _ problem: LinearProblem, _ isElastic: [Bool]
  ) -> [InfeasibilityCertificate] {
    var search = ConflictSearch(of: problem, isElastic: isElastic)
    var found: [InfeasibilityCertificate] = []
    while true {
      let round = search.nextConflicts()
      if round.isEmpty { return found }
      for conflict in round { search.leaveOut(conflict.rows) }
      found += round
    }
  }

  @Test(
    "conflicts are unsatisfiable, irreducible and disjoint, and the remaining rows are satisfiable",
    arguments: 0..<6)
  func againstTheReference(_ batch: Int) {
    var problems = ProblemGenerator()
    problems.rows = 3...9
    problems.priorities = [1000, 1000, 1000, 1000, 500]
    var conflictCount = 0
    var severalCount = 0
    let cases = LongTests.cases(0..<150, short: 50)
    for number in cases {
      var generator = SplitMix64(seed: 7_000 + UInt64(batch), case: number)
      var problem = problems.problem(using: &generator)
      // The last two rows are not elastic. They fix a variable and bound it from below.
      let variable = Int.random(in: 0..<problem.variableCount, using: &generator)
      for relation in [RowRelation.equal, .greaterThanOrEqual] {
        problem.rows.append(
          .init(
            coefficients: (0..<problem.variableCount).map { $0 == variable ? 1 : 0 },
            relation: relation, constant: relation == .equal ? 5 : 0, priority: 1000))
      }
      let elasticCount = problem.rows.count - 2
      let isElastic = problem.rows.indices.map { $0 < elasticCount }
      let linear = problem.linearProblem()
      let name = "batch \(batch), problem \(number)"
      let found = conflicts(linear, isElastic)
      conflictCount += found.count
      severalCount += found.count > 1 ? 1 : 0
      var rest = problem.rows.indices.filter { problem.rows[$0].isRequired }
      var used: Set<Int> = []
      for conflict in found {
        linear.expectProof(conflict, name)
        #expect(!isSatisfiable(problem, conflict.rows), "\(name): \(conflict.rows)")
        for row in conflict.rows {
          #expect(isSatisfiable(problem, conflict.rows.filter { $0 != row }), "\(name): \(row)")
        }
        for row in conflict.rows where isElastic[row] {
          #expect(used.insert(row).inserted, "\(name): \(row) is in two conflicts")
        }
        expectExactRelaxations(conflict, linear, name)
      }
      rest.removeAll { used.contains($0) }
      #expect(isSatisfiable(problem, rest), "\(name): the remaining rows have a conflict")
    }
    #expect(conflictCount * 3 > cases.count && severalCount * 30 > cases.count)
  }

  /// Whether some rows are satisfiable, according to the exact reference.
  private func isSatisfiable(_ problem: ExactProblem<Int>, _ rows: [Int]) -> Bool {
    ExactReference(problem.keeping(rows)).isFeasible
  }

  /// Checks that a conflict is resolved by changing a constant by the shortfall divided by the multiplier of
  /// the row, but not by a smaller change.
  private func expectExactRelaxations(
    _ conflict: InfeasibilityCertificate, _ problem: LinearProblem, _ name: String
  ) {
    let shortfall = zip(conflict.rows, conflict.multipliers).reduce(0) {
      $0 + $1.1 * problem.rows[$1.0].constant
    }
    for (changed, multiplier) in zip(conflict.rows, conflict.multipliers) {
      for (share, isEnough) in [(1.0, true), (0.999, false)] {
        var relaxed = LinearProblem(variableCount: problem.variableCount)
        for row in conflict.rows {
          for term in problem.termRange(of: row) {
            relaxed.appendTerm(Int(problem.terms[term].variable), problem.terms[term].coefficient)
          }
          let change = row == changed ? -share * shortfall / multiplier : 0
          _ = relaxed.closeRow(problem.rows[row].relation, problem.rows[row].constant + change)
        }
        var backend = SimplexBackend()
        let isSatisfiable = backend.solve(relaxed).values != nil
        expectEqual(isSatisfiable, isEnough, "\(name): row \(changed) changed by \(share)")
      }
    }
  }

  @Test("two conflicts that only share a row that is not elastic are both found")
  func sharedContainer() {
    var problem = LinearProblem(variableCount: 3)
    _ = problem.addRow([(1, 1), (0, -1)], .greaterThanOrEqual, 10)
    _ = problem.addRow([(2, 1), (0, -2)], .greaterThanOrEqual, 20)
    _ = problem.addRow([(1, 1)], .lessThanOrEqual, 100)
    _ = problem.addRow([(2, 1)], .lessThanOrEqual, 100)
    _ = problem.addRow([(0, 1)], .equal, 320)
    let found = conflicts(problem, [true, true, true, true, false])
    expectEqual(found.map(\.rows), [[0, 2, 4], [1, 3, 4]])
    expectEqual(found.map(\.multipliers), [[1, -1, 1], [0.5, -0.5, 1]])
  }

  @Test("conflicts without elastic rows are found")
  func noElasticRow() {
    var problem = LinearProblem(variableCount: 2)
    _ = problem.addRow([(0, 1)], .greaterThanOrEqual, 0)
    _ = problem.addRow([(0, 1)], .equal, -1)
    _ = problem.addRow([(1, 1)], .greaterThanOrEqual, 3)
    _ = problem.addRow([(1, 1)], .lessThanOrEqual, 2)
    let found = conflicts(problem, [false, false, false, false])
    expectEqual(found.map(\.rows).sorted { $0[0] < $1[0] }, [[0, 1], [2, 3]])
  }

  @Test("all conflicts of a chain with one conflict in every ten views are found")
  func manyInAChain() {
    let views = 2_000
    var problem = LinearProblem(variableCount: views + 1)
    for view in 0..<views {
      _ = problem.addRow([(view + 1, 1), (view, -1)], .greaterThanOrEqual, 10)
      if view % 10 == 9 {
        _ = problem.addRow([(view + 1, 1), (view - 4, -1)], .lessThanOrEqual, 20)
      }
    }
    let found = conflicts(problem, [Bool](repeating: true, count: problem.rowCount))
    expectEqual(found.count, views / 10)
    #expect(found.allSatisfy { $0.rows.count == 6 })
  }

  @Test("a conflict is found if its multipliers are products of small coefficients")
  func longProducts() {
    let small = 0x1p-9
    var problem = LinearProblem(variableCount: 3)
    // x = 8 · 2⁹, y = (8 - x) · 2⁹ and z = (7.5 + 1000 y) · 2⁹, so z is not 100.
    _ = problem.addRow([(0, small)], .equal, 8)
    _ = problem.addRow([(1, -1000), (2, small)], .equal, 7.5)
    _ = problem.addRow([(2, 1)], .equal, 100)
    _ = problem.addRow([(1, small), (0, 1)], .equal, 8)
    let found = conflicts(problem, [true, true, true, false])
    expectEqual(found.map(\.rows), [[0, 1, 2, 3]])
    for conflict in found { problem.expectProof(conflict, "long products") }
  }

  @Test("a conflict of five badly scaled rows is found")
  func fiveRows() {
    var problem = LinearProblem(variableCount: 4)
    // Variables 1, 2 and 3 are 0, and variable 0 is -5000. This contradicts the third row.
    _ = problem.addRow([(0, -0.002), (3, 30)], .equal, 10)
    _ = problem.addRow([(1, -1), (2, 1)], .equal, 0)
    _ = problem.addRow([(2, 0.002), (0, 1000)], .equal, 5)
    _ = problem.addRow([(3, 0.001)], .equal, 0)
    _ = problem.addRow([(1, 30)], .equal, 0)
    let found = conflicts(problem, [false, false, true, true, true])
    expectEqual(found.map(\.rows), [[0, 1, 2, 3, 4]])
  }

  @Test("conflicts of parallel rows are found despite rounding errors of other rows")
  func parallelRows() {
    var problem = LinearProblem(variableCount: 4)
    let terms = [[(0, -1000.0), (1, -1000), (2, 1)], [(0, 1), (2, 1000), (3, 30)]]
    _ = problem.addRow(terms[0].map { (variable: $0.0, coefficient: $0.1) }, .equal, 0)
    _ = problem.addRow(
      terms[0].map { (variable: $0.0, coefficient: $0.1) }, .greaterThanOrEqual, 7.5)
    _ = problem.addRow(terms[1].map { (variable: $0.0, coefficient: $0.1) }, .equal, 0)
    _ = problem.addRow(terms[1].map { (variable: $0.0, coefficient: $0.1) }, .lessThanOrEqual, -10)
    let found = conflicts(problem, [false, true, true, false])
    expectEqual(found.map(\.rows).sorted { $0[0] < $1[0] }, [[0, 1], [2, 3]])
    var backend = SimplexBackend()
    guard case .infeasible(let certificate) = backend.solve(problem) else {
      Issue.record("expected a conflict")
      return
    }
    problem.expectProof(certificate, "all rows")
    #expect(certificate.rows == [0, 1] || certificate.rows == [2, 3])
  }

  @Test("a rounding error of a substituted value is not reported as a conflict")
  func roundedSubstitution() {
    var problem = LinearProblem(variableCount: 2)
    // Variable 0 is 100, so variable 1 is at least 50 and at most 50.
    _ = problem.addRow([(0, 900), (1, -0.002)], .lessThanOrEqual, 89999.9)
    _ = problem.addRow([(0, -0.002)], .equal, -0.2)
    _ = problem.addRow([(1, 900)], .lessThanOrEqual, 45000)
    #expect(conflicts(problem, [true, false, true]).isEmpty)
  }
}
