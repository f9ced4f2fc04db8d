import LayoutSolver
import Testing

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
    var generator = SeededGenerator(seed: 7_000 + UInt64(batch))
    var problems = ProblemGenerator()
    problems.rows = 3...9
    problems.priorities = [1000, 1000, 1000, 1000, 500]
    var met = 0
    var severalMet = 0
    for number in 0..<150 {
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
    #expect(met > 50 && severalMet > 5)
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
      $0 + $1.1 * problem.constants[$1.0]
    }
    for (changed, multiplier) in zip(conflict.rows, conflict.multipliers) {
      for (share, isEnough) in [(1.0, true), (0.999, false)] {
        var relaxed = LinearProblem(variableCount: problem.variableCount)
        for row in conflict.rows {
          for term in Int(problem.rowStarts[row])..<Int(problem.rowStarts[row + 1]) {
            relaxed.appendTerm(Int(problem.termVariables[term]), problem.termCoefficients[term])
          }
          let change = row == changed ? -share * shortfall / multiplier : 0
          _ = relaxed.closeRow(problem.relations[row], problem.constants[row] + change)
        }
        var backend = SimplexBackend()
        let isPossible = backend.solve(relaxed).values != nil
        #expect(isPossible == isEnough, "\(name): row \(changed) changed by \(share)")
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
    #expect(found.map(\.rows) == [[0, 2, 4], [1, 3, 4]])
    #expect(found.map(\.multipliers) == [[1, -1, 1], [0.5, -0.5, 1]])
  }

  @Test("are found among what is given alone, too")
  func givenAlone() {
    var problem = LinearProblem(variableCount: 2)
    _ = problem.addRow([(0, 1)], .greaterThanOrEqual, 0)
    _ = problem.addRow([(0, 1)], .equal, -1)
    _ = problem.addRow([(1, 1)], .greaterThanOrEqual, 3)
    _ = problem.addRow([(1, 1)], .lessThanOrEqual, 2)
    let found = conflicts(problem, [false, false, false, false])
    #expect(found.map(\.rows).sorted { $0[0] < $1[0] } == [[0, 1], [2, 3]])
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
    #expect(found.count == views / 10)
    #expect(found.allSatisfy { $0.rows.count == 6 })
  }
}
