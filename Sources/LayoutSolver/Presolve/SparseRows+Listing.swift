extension SparseRows {
  /// Becomes the list of the rows in which each column stands, of those rows that a condition admits,
  /// in ascending order; there are no values.
  @inline(__always)
  mutating func list(
    _ kept: KeptRows, columnCount: Int, where isListed: (KeptRows.Row) -> Bool
  ) {
    values.clear()
    starts.refill(0, count: columnCount + 1)
    SparseRows.count(kept, &starts, isListed)
    indices.refill(0, count: Int(starts[columnCount]))
    SparseRows.list(kept, &starts, &indices, isListed)
  }

  /// Adds up the entries of each column and those before.
  @inline(__always)
  private static func count(
    _ kept: KeptRows, _ starts: inout [DenseIndex], _ isListed: (KeptRows.Row) -> Bool
  ) {
    var starts = starts.mutableSpan
    let rows = kept.rows.span
    let entries = kept.entries.span
    for row in rows.indices where isListed(rows[row]) {
      let first = Int(rows[row].firstEntry)
      for entry in first..<(first + Int(rows[row].entryCount)) {
        starts[Int(entries[entry].column)] += 1
      }
    }
    var total: DenseIndex = 0
    for column in starts.indices {
      total += starts[column]
      starts[column] = total
    }
  }

  /// Fills the lists from their ends, the last row first: each start comes to stand where its column
  /// begins.
  @inline(__always)
  private static func list(
    _ kept: KeptRows, _ starts: inout [DenseIndex], _ indices: inout [DenseIndex],
    _ isListed: (KeptRows.Row) -> Bool
  ) {
    var starts = starts.mutableSpan
    var indices = indices.mutableSpan
    let rows = kept.rows.span
    let entries = kept.entries.span
    for row in stride(from: rows.count - 1, through: 0, by: -1) where isListed(rows[row]) {
      let first = Int(rows[row].firstEntry)
      for entry in first..<(first + Int(rows[row].entryCount)) {
        let column = Int(entries[entry].column)
        starts[column] -= 1
        indices[Int(starts[column])] = DenseIndex(truncatingIfNeeded: row)
      }
    }
  }
}
