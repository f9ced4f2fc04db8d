import Testing

@testable import LayoutSolver

@Suite("The factors of a basis")
struct BasisFactorsTests {
  @Test("solve with the basis and its transpose, also after many exchanges")
  func solves() {
    var random = SeededGenerator(seed: 11)
    for size in [1, 2, 5, 12, 30] {
      let rows = randomRows(count: 3 * size, size: size, &random)
      var head = (0..<DenseIndex(size)).map { $0 }
      var factors = BasisFactors()
      for replacement in factors.factorise(rows: rows, head: head) {
        head[replacement.slot] = -1 - replacement.column
      }
      expectSolutions(&factors, rows, head)
      for _ in 0..<(2 * size) {
        let entering = DenseIndex.random(in: 0..<DenseIndex(3 * size), using: &random)
        exchange(entering, &factors, rows, &head)
      }
      expectSolutions(&factors, rows, head)
    }
  }

  @Test("put unit rows in the place of rows that depend on others")
  func dependentRows() {
    var rows = SparseRows()
    for row in [[1.0, 1, 0], [0, 1, 1], [1, 2, 1]] {
      for (column, value) in row.enumerated() where value != 0 {
        rows.append(DenseIndex(column), value)
      }
      rows.closeRow()
    }
    var head: [DenseIndex] = [0, 1, 2]
    var factors = BasisFactors()
    let replacements = factors.factorise(rows: rows, head: head)
    #expect(replacements.count == 1)
    for replacement in replacements { head[replacement.slot] = -1 - replacement.column }
    expectSolutions(&factors, rows, head)
  }

  /// Exchanges a row for the slot in which it has the largest entry.
  private func exchange(
    _ entering: DenseIndex, _ factors: inout BasisFactors, _ rows: SparseRows,
    _ head: inout [DenseIndex]
  ) {
    if head.contains(entering) { return }
    var right = SparseVector()
    var transformed = SparseVector()
    right.become(row: entering, of: rows)
    factors.solveTransposed(right, into: &transformed)
    var best = 0
    for entry in 0..<transformed.count
    where transformed.values[entry].magnitude > transformed.values[best].magnitude { best = entry }
    if transformed.count == 0 || transformed.values[best].magnitude < 0.1 { return }
    let slot = transformed.indices[best]
    factors.exchange(slot: slot, transformedRow: transformed)
    head[slot] = entering
  }

  private func expectSolutions(
    _ factors: inout BasisFactors, _ rows: SparseRows, _ head: [DenseIndex]
  ) {
    let basis = head.map { dense($0, rows, size: head.count) }
    for unit in 0..<DenseIndex(head.count) {
      var right = SparseVector()
      right.append(unit, 1)
      var solution = SparseVector()
      factors.solve(right, into: &solution)
      for (slot, row) in basis.enumerated() {
        var product = 0.0
        for entry in 0..<solution.count {
          product += row[Int(solution.indices[entry])] * solution.values[entry]
        }
        #expect((product - (slot == Int(unit) ? 1 : 0)).magnitude < 1e-8)
      }
      factors.solveTransposed(right, into: &solution)
      for column in 0..<head.count {
        var product = 0.0
        for entry in 0..<solution.count {
          product += basis[Int(solution.indices[entry])][column] * solution.values[entry]
        }
        #expect((product - (column == Int(unit) ? 1 : 0)).magnitude < 1e-8)
      }
    }
  }

  private func dense(_ row: DenseIndex, _ rows: SparseRows, size: Int) -> [Double] {
    var result = [Double](repeating: 0, count: size)
    if row < 0 {
      result[Int(-1 - row)] = 1
    } else {
      for entry in rows.entries(of: row) { result[Int(rows.indices[entry])] = rows.values[entry] }
    }
    return result
  }

  private func randomRows(
    count: Int, size: Int, _ random: inout SeededGenerator
  ) -> SparseRows {
    var rows = SparseRows()
    for row in 0..<count {
      for column in 0..<size
      where column == row % size || Int.random(in: 0..<size, using: &random) < 2 {
        rows.append(DenseIndex(column), Double(Int.random(in: 1...3, using: &random)))
      }
      rows.closeRow()
    }
    return rows
  }
}
