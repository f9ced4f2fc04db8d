/// A system that gets columns, entries and rows after it was made, and loses rows.
extension RowSystem {
  /// Appends a row for what a column costs, whose slopes are not known to the system.
  mutating func appendPrice(of column: DenseIndex) {
    rows.append(column, 1)
    closeRow(Header(constant: 0, level: RowSystem.idle, relation: .equal))
  }

  /// Removes all rows from one on; linear in the entries of the system.
  mutating func removeRows(from first: DenseIndex) {
    headers.removeSubrange(Int(first)...)
    rows.removeRows(from: first)
    finishAppending()
  }

  /// An entry that a row gets.
  struct Insertion: Sendable {
    let row: DenseIndex
    let column: DenseIndex
    let value: Double
  }

  /// Gives rows more entries; linear in the entries of the system.
  mutating func insert(_ insertions: [Insertion]) {
    if insertions.isEmpty { return }
    let sorted = insertions.sorted { $0.row < $1.row }
    var grown = SparseRows()
    grown.starts.reserveCapacity(rows.starts.count)
    grown.indices.reserveCapacity(rows.indices.count + sorted.count)
    grown.values.reserveCapacity(rows.indices.count + sorted.count)
    var next = 0
    for row in 0..<DenseIndex(truncatingIfNeeded: rowCount) {
      let entries = rows.entries(of: row)
      grown.indices.append(contentsOf: rows.indices[entries])
      grown.values.append(contentsOf: rows.values[entries])
      while next < sorted.count && sorted[next].row == row {
        grown.append(sorted[next].column, sorted[next].value)
        next += 1
      }
      grown.closeRow()
    }
    rows = grown
  }
}
