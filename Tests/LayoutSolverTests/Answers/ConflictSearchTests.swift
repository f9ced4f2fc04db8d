import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

@Suite("All conflicts of a problem")
struct ConflictSearchTests {
  /// All conflicts, found round after round.
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
    "are impossible, irreducible and disjoint in elastic rows, and without them the rest is possible",
    arguments: 0..<6)
  func againstTheReference(_ batch: Int) {
    var problems = ProblemGenerator()
    problems.rows = 3...9
    problems.priorities = [1000, 1000, 1000, 1000, 500]
    var met = 0
    var severalMet = 0
    let cases = LongTests.cases(0..<150, short: 50)
    for number in cases {
      var generator = SplitMix64(seed: 7_000 + UInt64(batch), case: number)
      var problem = problems.problem(using: &generator)
      // What is given fixes a variable, or bounds it from below.
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
      met += found.count
      severalMet += found.count > 1 ? 1 : 0
      var rest = problem.rows.indices.filter { problem.rows[$0].isRequired }
      var taken: Set<Int> = []
      for conflict in found {
        linear.expectProof(conflict, name)
        #expect(!isPossible(problem, conflict.rows), "\(name): \(conflict.rows)")
        for row in conflict.rows {
          #expect(isPossible(problem, conflict.rows.filter { $0 != row }), "\(name): \(row)")
        }
        for row in conflict.rows where isElastic[row] {
          #expect(taken.insert(row).inserted, "\(name): \(row) is in two conflicts")
        }
        expectExactRelaxations(conflict, linear, name)
      }
      rest.removeAll { taken.contains($0) }
      #expect(isPossible(problem, rest), "\(name): something is left")
    }
    #expect(met * 3 > cases.count && severalMet * 30 > cases.count)
  }

  /// Whether some rows can hold, by the exact reference.
  private func isPossible(_ problem: ExactProblem<Int>, _ rows: [Int]) -> Bool {
    ExactReference(problem.keeping(rows)).isFeasible
  }

  /// Expects the shortfall divided by a multiplier to be the least change of that row's constant that
  /// ends the conflict.
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
        let isPossible = backend.solve(relaxed).values != nil
        expectEqual(isPossible, isEnough, "\(name): row \(changed) changed by \(share)")
      }
    }
  }

  @Test("share what is given, so that two mistakes in one container are both found")
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

  @Test("are found among what is given alone, too")
  func givenAlone() {
    var problem = LinearProblem(variableCount: 2)
    _ = problem.addRow([(0, 1)], .greaterThanOrEqual, 0)
    _ = problem.addRow([(0, 1)], .equal, -1)
    _ = problem.addRow([(1, 1)], .greaterThanOrEqual, 3)
    _ = problem.addRow([(1, 1)], .lessThanOrEqual, 2)
    let found = conflicts(problem, [false, false, false, false])
    expectEqual(found.map(\.rows).sorted { $0[0] < $1[0] }, [[0, 1], [2, 3]])
  }

  @Test("are all found in a chain that has one in each ten views")
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

  @Test("are found where the products of small coefficients are the multipliers")
  func longProducts() {
    let small = 0x1p-9
    var problem = LinearProblem(variableCount: 3)
    // x = 8 · 2⁹, y = (8 - x) · 2⁹ and z = (7.5 + 1000 y) · 2⁹, which is not 100.
    _ = problem.addRow([(0, small)], .equal, 8)
    _ = problem.addRow([(1, -1000), (2, small)], .equal, 7.5)
    _ = problem.addRow([(2, 1)], .equal, 100)
    _ = problem.addRow([(1, small), (0, 1)], .equal, 8)
    let found = conflicts(problem, [true, true, true, false])
    expectEqual(found.map(\.rows), [[0, 1, 2, 3]])
    for conflict in found { problem.expectProof(conflict, "long products") }
  }

  @Test("are found where one variable comes to by way of five rows that another is small")
  func smallByWayOfFive() {
    var problem = LinearProblem(variableCount: 4)
    // The second variable is 0, and so is the third; the last one is 0, and the first one -5000.
    _ = problem.addRow([(0, -0.002), (3, 30)], .equal, 10)
    _ = problem.addRow([(1, -1), (2, 1)], .equal, 0)
    _ = problem.addRow([(2, 0.002), (0, 1000)], .equal, 5)
    _ = problem.addRow([(3, 0.001)], .equal, 0)
    _ = problem.addRow([(1, 30)], .equal, 0)
    let found = conflicts(problem, [false, false, true, true, true])
    expectEqual(found.map(\.rows), [[0, 1, 2, 3, 4]])
  }

  @Test("are found where rows are parallel, and inverting others leaves rounding between them")
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
      Issue.record("the rows contradict each other")
      return
    }
    problem.expectProof(certificate, "all rows")
    #expect(certificate.rows == [0, 1] || certificate.rows == [2, 3])
  }

  @Test("do not rest on the rounding of a value that was put in")
  func roundedValuePutIn() {
    var problem = LinearProblem(variableCount: 2)
    // The first variable is 100, so the second is at least 50 and at most 50.
    _ = problem.addRow([(0, 900), (1, -0.002)], .lessThanOrEqual, 89999.9)
    _ = problem.addRow([(0, -0.002)], .equal, -0.2)
    _ = problem.addRow([(1, 900)], .lessThanOrEqual, 45000)
    #expect(conflicts(problem, [true, false, true]).isEmpty)
  }
}
