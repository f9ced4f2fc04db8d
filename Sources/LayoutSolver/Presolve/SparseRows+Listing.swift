extension SparseRows {
  /// Becomes the list of the rows in which each column stands, of those rows that a condition admits,
  /// in ascending order; there are no values.
  mutating func list(
    _ kept: KeptRows, columnCount: Int, where isListed: (KeptRows.Row) -> Bool
  ) {
    values.removeAll(keepingCapacity: true)
    starts.refill(0, count: columnCount + 1)
    for row in 0..<kept.count where isListed(kept.rows[row]) {
      for entry in kept.range(of: row) { starts[kept.entries[entry].column] += 1 }
    }
    var total: DenseIndex = 0
    for column in starts.indices {
      total += starts[column]
      starts[column] = total
    }
    indices.refill(0, count: Int(total))
    // Filled from the ends, the last row first: each start comes to stand where its column begins.
    for row in stride(from: kept.count - 1, through: 0, by: -1) where isListed(kept.rows[row]) {
      for entry in kept.range(of: row) {
        let column = kept.entries[entry].column
        starts[column] -= 1
        indices[starts[column]] = DenseIndex(truncatingIfNeeded: row)
      }
    }
  }
}
