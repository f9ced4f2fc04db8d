import LayoutSolver
import Testing
import VFLTestSupport

@Suite("Two rows that contradict each other alone")
struct OppositeBoundsTests {
  private func search(
    _ problem: LinearProblem, given: Set<Int> = []
  ) -> [[InfeasibilityCertificate]] {
    var search = ConflictSearch(
      of: problem, isElastic: (0..<problem.rowCount).map { !given.contains($0) })
    var rounds: [[InfeasibilityCertificate]] = []
    while true {
      let round = search.nextConflicts()
      if round.isEmpty { return rounds }
      for conflict in round { search.leaveOut(conflict.rows) }
      rounds.append(round)
    }
  }

  @Test("are told, and not the whole width that they contradict as well")
  func insideOneView() {
    // H:|-[a(100)]-[b(>=50,<=20)]-| at 300: a.x, a.width, b.x, b.width, and the container's width.
    var problem = LinearProblem(variableCount: 5)
    _ = problem.addRow([(0, 1)], .equal, 20)
    _ = problem.addRow([(1, 1)], .equal, 100)
    _ = problem.addRow([(2, 1), (0, -1), (1, -1)], .equal, 8)
    let least = problem.addRow([(3, 1)], .greaterThanOrEqual, 50)
    let most = problem.addRow([(3, 1)], .lessThanOrEqual, 20)
    _ = problem.addRow([(4, 1), (2, -1), (3, -1)], .equal, 20)
    let width = problem.addRow([(4, 1)], .equal, 300)
    let found = search(problem, given: [width])
    expectEqual(found.flatMap(\.self).map(\.rows), [[least, most]])
    expectEqual(found.first?.first?.multipliers, [1, -1])
  }

  @Test("may be multiples of each other, and have their terms in any order")
  func multiples() {
    var problem = LinearProblem(variableCount: 3)
    _ = problem.addRow([(0, 2), (1, -4)], .greaterThanOrEqual, 10)
    _ = problem.addRow([(1, -6), (0, 2), (0, 1)], .lessThanOrEqual, 12)
    _ = problem.addRow([(1, 2), (0, -1)], .greaterThanOrEqual, -4)
    _ = problem.addRow([(2, 1)], .equal, 7)
    let found = search(problem).flatMap(\.self)
    expectEqual(found.count, 1)
    for conflict in found {
      problem.expectProof(conflict, "multiples")
      // At least 5, at most 4, and at most 4 again.
      expectEqual(conflict.rows, [0, 1])
    }
  }

  @Test("are disjoint in what may be left out, and share what is given")
  func disjoint() {
    var problem = LinearProblem(variableCount: 1)
    for value in 0..<7 { _ = problem.addRow([(0, 1)], .equal, Double(value)) }
    let floor = problem.addRow([(0, 1)], .greaterThanOrEqual, 5)
    let free = search(problem).flatMap(\.self)
    expectEqual(Set(free.flatMap(\.rows)).count, free.flatMap(\.rows).count)
    // Of eight rows one may be left over, beside an end of the same value.
    #expect(free.count >= 3)
    let given = search(problem, given: [floor]).flatMap(\.self)
    for conflict in given { problem.expectProof(conflict, "disjoint") }
    let elastic = given.flatMap(\.rows).filter { $0 != floor }
    expectEqual(Set(elastic).count, elastic.count)
    // 0 to 4 cannot hold beside 5, and 5 not beside 6.
    #expect(elastic.count >= 6)
  }

  @Test("count values that are given as numbers")
  func fixedValues() {
    var problem = LinearProblem(variableCount: 3)
    let width = problem.addRow([(0, 1)], .equal, 100)
    _ = problem.addRow([(1, 1), (0, -0.5)], .greaterThanOrEqual, 0)
    _ = problem.addRow([(1, 1)], .lessThanOrEqual, 40)
    let found = search(problem, given: [width]).flatMap(\.self)
    expectEqual(found.map(\.rows), [[width, 1, 2]])
    for conflict in found { problem.expectProof(conflict, "fixed") }
  }
}
