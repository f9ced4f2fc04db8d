extension SparseRows {
  /// Becomes the lists of the rows of each column that satisfy a condition, in ascending order, without
  /// values.
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
    // The columns are filled from their ends, so each start is finally the start of its column.
    for row in kept.rows.indices.reversed() where isListed(kept.rows[row]) {
      for entry in kept.entries(of: kept.rows[row]) {
        let column = kept.entries[entry].index
        starts[column] -= 1
        indices[starts[column]] = DenseIndex(truncatingIfNeeded: row)
      }
    }
  }
}
