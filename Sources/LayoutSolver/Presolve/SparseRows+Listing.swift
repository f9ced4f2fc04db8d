extension SparseRows {
  /// Becomes a list, for each column, of the rows with an entry in it that a condition admits, in ascending
  /// order; there are no values.
  mutating func list(
    _ kept: KeptRows, columnCount: Int, where isListed: (KeptRows.Row) -> Bool
  ) {
    values.clear()
    starts.refill(0, count: columnCount + 1)
    for row in kept.rows.indices where isListed(kept.rows[row]) {
      for entry in kept.entries(of: kept.rows[row]) { starts[kept.entries[entry].index] += 1 }
    }
    for column in 0..<columnCount { starts[column + 1] += starts[column] }
    indices.refill(0, count: Int(starts[columnCount]))
    // From their ends, the last row first: each start comes to stand where its column begins.
    for row in kept.rows.indices.reversed() where isListed(kept.rows[row]) {
      for entry in kept.entries(of: kept.rows[row]) {
        let column = kept.entries[entry].index
        starts[column] -= 1
        indices[starts[column]] = DenseIndex(truncatingIfNeeded: row)
      }
    }
  }
}
