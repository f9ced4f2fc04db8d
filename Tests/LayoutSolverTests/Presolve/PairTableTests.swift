import Testing

@testable import LayoutSolver

@Suite("Equalities found again by the pair that they share")
struct PairTableTests {
  /// `x + y + z = constant`, by roots.
  private func rows(_ thirds: [DenseIndex], constants: [Double]) -> KeptRows {
    var rows = KeptRows()
    for (number, third) in thirds.enumerated() {
      rows.rows.append(
        KeptRows.Row(
          firstEntry: DenseIndex(rows.entries.count), entryCount: 3, origin: DenseIndex(number),
          relation: .equal, isRequired: true, isEnabled: true, isPinned: false,
          constant: constants[number], priority: 1000))
      for column in [0, 1, third] {
        rows.entries.append(KeptRows.Entry(column: column, value: 1))
      }
    }
    return rows
  }

  @Test("a row whose third variable is a root no more makes way for the next one")
  func staleRow() throws {
    let rows = rows([2, 3, 4], constants: [10, 20, 50])
    var forest = AffineForest()
    forest.reset(count: 5)
    var table = PairTable()
    table.begin(upTo: 3)
    let first = table.meet(0, of: rows, by: forest)
    forest.fix(2, at: 7)
    let second = table.meet(1, of: rows, by: forest)
    let third = table.meet(2, of: rows, by: forest)
    #expect(first.map(\.row) == nil && second.map(\.row) == nil)
    let twin = try #require(third)
    #expect(twin.own == 4 && twin.other == 3 && twin.difference == 30 && twin.row == 1)
  }

  @Test("more rows than were announced are found, too")
  func growth() throws {
    let count = 100
    var rows = KeptRows()
    for number in 0..<2 * count {
      // Pairs are told apart by the ratio of their coefficients.
      let columns = [0, 1, DenseIndex(2 + number)]
      let values = [Double(1 + number % count), 1, 1]
      rows.rows.append(
        KeptRows.Row(
          firstEntry: DenseIndex(rows.entries.count), entryCount: 3, origin: DenseIndex(number),
          relation: .equal, isRequired: true, isEnabled: true, isPinned: false,
          constant: Double(number), priority: 1000))
      for (column, value) in zip(columns, values) {
        rows.entries.append(KeptRows.Entry(column: column, value: value))
      }
    }
    var forest = AffineForest()
    forest.reset(count: 2 + 2 * count)
    var table = PairTable()
    table.begin(upTo: 1)
    for number in 0..<count {
      let twin = table.meet(number, of: rows, by: forest)
      #expect(twin.map(\.row) == nil)
    }
    for number in count..<2 * count {
      let met = table.meet(number, of: rows, by: forest)
      let twin = try #require(met)
      #expect(Int(twin.row) == number - count && twin.difference == Double(count))
    }
  }
}
