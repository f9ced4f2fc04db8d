import LayoutSolver
import Testing

@Suite("Strict priorities")
struct LexicographicTests {
  /// A problem with a single optimum, which the solver misses if priorities are only weights.
  struct Case: Sendable, CustomTestStringConvertible {
    struct Row: Sendable {
      let terms: [(variable: Int, coefficient: Double)]
      let relation: RowRelation
      let constant: Double
      var priority = 1000.0
      var copies = 1
    }

    let testDescription: String
    let rows: [Row]
    let optimum: [Double]

    var problem: LinearProblem {
      var problem = LinearProblem(variableCount: optimum.count)
      for row in rows {
        for _ in 0..<row.copies {
          _ = problem.addRow(row.terms, row.relation, row.constant, priority: row.priority)
        }
      }
      return problem
    }
  }

  @Test(
    "a higher priority is satisfied at any cost for lower priorities", arguments: cases)
  func optimum(of example: Case) {
    var backend = SimplexBackend()
    guard case .optimal(let values) = backend.solve(example.problem) else {
      Issue.record("expected an optimum")
      return
    }
    for (value, expected) in zip(values, example.optimum) {
      #expect((value - expected).magnitude < 1e-9 * (1 + expected.magnitude))
    }
    #expect(backend.freeVariables().isEmpty)
  }

  private static func row(
    _ terms: [(Int, Double)], relation: RowRelation = .equal, _ constant: Double,
    at priority: Double = 1000, copies: Int = 1
  ) -> Case.Row {
    Case.Row(
      terms: terms.map { (variable: $0.0, coefficient: $0.1) }, relation: relation,
      constant: constant, priority: priority, copies: copies)
  }

  private static let cases: [Case] = [
    Case(
      testDescription: "rows at 500 and 10 do not outweigh a row at 501",
      rows: [
        row([(0, 1)], relation: .greaterThanOrEqual, 100, at: 501),
        row([(0, 1)], 90, at: 500),
        row([(0, 1)], 50, at: 10),
      ], optimum: [100]),
    Case(
      testDescription: "the highest of four adjacent priorities is satisfied",
      rows: (1...4).map { row([(0, 1)], Double($0), at: 500 + Double($0)) },
      optimum: [4]),
    Case(
      testDescription: "three labels of equal width yield to the field next to them",
      rows: [
        row([(0, 1), (1, 1)], 300), row([(2, 1), (1, -1)], 0), row([(3, 1), (1, -1)], 0),
        row([(0, 1)], 120, at: 251),
        row([(1, 1)], 60, at: 250), row([(2, 1)], 60, at: 250), row([(3, 1)], 60, at: 250),
        row([(0, 1)], relation: .greaterThanOrEqual, 0),
        row([(1, 1)], relation: .greaterThanOrEqual, 0),
      ], optimum: [120, 180, 180, 180]),
    Case(
      testDescription: "a large coefficient does not raise the priority of a row",
      rows: [row([(1, 1), (0, -2000)], 0), row([(0, 1)], 10, at: 500), row([(1, 1)], 0, at: 250)],
      optimum: [10, 20_000]),
    Case(
      testDescription: "2,000 list rows keep their height even if the list becomes too tall",
      rows: [
        row([(1, 1), (0, -2000)], 0), row([(0, 1)], 44, at: 750), row([(1, 1)], 22_000, at: 500),
      ],
      optimum: [44, 88_000]),
    Case(
      testDescription: "a window width at 510 compresses panes with minimum widths at 490",
      rows: [
        row([(0, 1), (1, -1), (2, -1)], 0), row([(1, 1), (2, -1)], 0), row([(0, 1)], 200, at: 510),
        row([(1, 1)], relation: .greaterThanOrEqual, 150, at: 490),
        row([(2, 1)], relation: .greaterThanOrEqual, 150, at: 490),
        row([(1, 1)], 150, at: 400), row([(2, 1)], 150, at: 400),
      ], optimum: [200, 100, 100]),
    Case(
      testDescription: "a title at 751 keeps its width against two badges at 750",
      rows: [
        row([(0, 1), (1, 1)], 100), row([(2, 1), (1, -1)], 0), row([(3, 1), (1, -1)], 0),
        row([(1, 1)], relation: .greaterThanOrEqual, 0),
        row([(0, 1)], relation: .greaterThanOrEqual, 80, at: 751),
        row([(2, 1)], relation: .greaterThanOrEqual, 60, at: 750),
        row([(3, 1)], relation: .greaterThanOrEqual, 60, at: 750),
        row([(0, 1)], relation: .lessThanOrEqual, 80, at: 250),
      ], optimum: [80, 20, 20, 20]),
    Case(
      testDescription: "a center at 600 is satisfied instead of two edges at 400",
      rows: [
        row([(1, 1), (0, -1)], 40), row([(0, 0.5), (1, 0.5)], 150, at: 600),
        row([(0, 1)], 20, at: 400), row([(1, 1)], 60, at: 400),
      ], optimum: [130, 170]),
    Case(
      testDescription: "large coefficients do not affect the order of three priorities",
      rows: [
        row([(1, 1), (0, 1500)], 3000), row([(3, 1), (2, -2000)], 0), row([(0, 1)], 1, at: 750),
        row([(1, 1)], 0, at: 500), row([(2, 1)], 5, at: 500), row([(3, 1)], 0, at: 250),
      ], optimum: [1, 1500, 5, 10_000]),
    Case(
      testDescription: "an aspect ratio at 900 and a height at 899 determine the width",
      rows: [
        row([(2, 1), (0, -1)], 0), row([(0, 9), (1, -16)], 0, at: 900), row([(1, 1)], 90, at: 899),
        row([(0, 1)], 100, at: 898), row([(2, 1)], 100, at: 898),
      ], optimum: [160, 90, 160]),
    Case(
      testDescription: "1,200 rows at 250 do not outweigh a row at 500",
      rows: [row([(0, 1)], 100, at: 500), row([(0, 1)], 0, at: 250, copies: 1200)], optimum: [100]),
    Case(
      testDescription: "dependent inequalities are satisfied in descending order of priority",
      rows: [
        row([(1, 1)], 0), row([(2, 1), (1, -1), (0, -3)], 0),
        row([(0, 1)], relation: .greaterThanOrEqual, 50, at: 700),
        row([(2, 1)], relation: .lessThanOrEqual, 120, at: 699),
        row([(0, 1)], 10, at: 698),
      ], optimum: [50, 0, 150]),
  ]
}
