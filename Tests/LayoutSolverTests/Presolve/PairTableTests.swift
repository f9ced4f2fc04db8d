import Testing

@testable import LayoutSolver

@Suite("Table of equalities by pairs of terms")
struct PairTableTests {
  /// Equalities whose variables are all roots.
  private func rows(
    _ rows: [(terms: [(variable: Int, coefficient: Double)], constant: Double)], variables: Int
  ) -> KeptRows {
    var problem = LinearProblem(variableCount: variables)
    var (kept, forest, sum) = (KeptRows(), AffineForest(), ResolvedRow())
    forest.reset(count: variables)
    sum.reset(rootCount: variables)
    for row in rows {
      let number = problem.addRow(row.terms, .equal, row.constant)
      sum.resolve(problem.rows[number], problem.terms, by: &forest)
      kept.append(sum, problem.rows[number], origin: number)
    }
    return kept
  }

  @Test("a row whose third variable is no longer a root is replaced by the next row")
  func staleRow() throws {
    let rows = rows(
      [(2, 10), (3, 20), (4, 50)].map { ([(0, 1), (1, 1), ($0, 1)], $1) }, variables: 5)
    var forest = AffineForest()
    forest.reset(count: 5)
    var table = PairTable()
    let first = table.meet(0, of: rows, by: forest)
    forest.fix(2, at: 7)
    let second = table.meet(1, of: rows, by: forest)
    let third = table.meet(2, of: rows, by: forest)
    #expect(first.map(\.row) == nil && second.map(\.row) == nil)
    let match = try #require(third)
    #expect(match.own == 4 && match.other == 3 && match.difference == 30 && match.row == 1)
  }

  @Test("pairs with different ratios of coefficients do not match")
  func growth() throws {
    let count = 100
    // The pairs differ only in the ratio of their coefficients.
    let rows = rows(
      (0..<2 * count).map { number in
        ([(0, Double(1 + number % count)), (1, 1), (2 + number, 1)], Double(number))
      }, variables: 2 + 2 * count)
    var forest = AffineForest()
    forest.reset(count: 2 + 2 * count)
    var table = PairTable()
    for number in 0..<count {
      let match = table.meet(number, of: rows, by: forest)
      #expect(match.map(\.row) == nil)
    }
    for number in count..<2 * count {
      let found = table.meet(number, of: rows, by: forest)
      let match = try #require(found)
      #expect(Int(match.row) == number - count && match.difference == Double(count))
    }
  }
}
