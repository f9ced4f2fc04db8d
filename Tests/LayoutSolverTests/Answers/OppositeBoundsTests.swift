import LayoutSolver
import Testing
import VFLTestSupport

@Suite("Pairs of rows that contradict each other")
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

  @Test("a contradicting pair is reported instead of a larger conflict with the container width")
  func insideOneView() {
    // H:|-[a(100)]-[b(>=50,<=20)]-| at 300. Variables: a.x, a.width, b.x, b.width, the container's width.
    var problem = LinearProblem(variableCount: 5)
    _ = problem.addRow([(0, 1)], .equal, 20)
    _ = problem.addRow([(1, 1)], .equal, 100)
    _ = problem.addRow([(2, 1), (0, -1), (1, -1)], .equal, 8)
    let minimum = problem.addRow([(3, 1)], .greaterThanOrEqual, 50)
    let maximum = problem.addRow([(3, 1)], .lessThanOrEqual, 20)
    _ = problem.addRow([(4, 1), (2, -1), (3, -1)], .equal, 20)
    let width = problem.addRow([(4, 1)], .equal, 300)
    let found = search(problem, given: [width])
    expectEqual(found.flatMap(\.self).map(\.rows), [[minimum, maximum]])
    expectEqual(found.first?.first?.multipliers, [1, -1])
  }

  @Test("the rows of a contradicting pair can be multiples of each other, with terms in any order")
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
      // The three rows bound the same sum: at least 5, at most 4, and at most 4.
      expectEqual(conflict.rows, [0, 1])
    }
  }

  @Test("contradicting pairs share only rows that are not elastic")
  func disjoint() {
    var problem = LinearProblem(variableCount: 1)
    for value in 0..<7 { _ = problem.addRow([(0, 1)], .equal, Double(value)) }
    let floor = problem.addRow([(0, 1)], .greaterThanOrEqual, 5)
    let free = search(problem).flatMap(\.self)
    expectEqual(Set(free.flatMap(\.rows)).count, free.flatMap(\.rows).count)
    // Eight rows contain at most four pairs, but `floor` contradicts neither `== 5` nor `== 6`.
    #expect(free.count >= 3)
    let given = search(problem, given: [floor]).flatMap(\.self)
    for conflict in given { problem.expectProof(conflict, "disjoint") }
    let elastic = given.flatMap(\.rows).filter { $0 != floor }
    expectEqual(Set(elastic).count, elastic.count)
    // `floor` contradicts the rows from 0 to 4, and `== 5` contradicts `== 6`.
    #expect(elastic.count >= 6)
  }

  @Test("two rows can contradict each other because of a variable that a third row fixes")
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
