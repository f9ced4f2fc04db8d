extension RowSystem {
  /// Becomes the reduced system: first the bounds of the columns, then the remaining rows in order.
  mutating func load(
    _ kept: KeptRows, _ roots: [Reduction.Root], columns rootOfColumn: [DenseIndex],
    boundCount: Int
  ) {
    let optional = kept.rows.lazy.filter { !$0.isRequired && !$0.isRemoved }
    var (rowCount, entryCount) = (boundCount, boundCount)
    for row in kept.rows where !row.isRemoved {
      rowCount += 1
      entryCount += Int(row.entryCount)
    }
    reset(
      columnCount: rootOfColumn.count,
      priorities: RowSystem.levels(of: optional.map { $0.priority }))
    headers.reserveCapacity(rowCount)
    rows.reserveCapacity(rows: rowCount, entries: entryCount)
    for (column, root) in rootOfColumn.enumerated() {
      let column = DenseIndex(truncatingIfNeeded: column)
      let root = roots[root]
      if root.hasLower { appendBound(column, .greaterThanOrEqual, root.lower) }
      if root.hasUpper { appendBound(column, .lessThanOrEqual, root.upper) }
    }
    var (lastPriority, lastLevel) = (Double.infinity, Level.required)
    for row in kept.rows where !row.isRemoved {
      for entry in kept.entries(of: row) {
        let root = kept.entries[entry].index
        rows.append(roots[root].column ?? 0, kept.entries[entry].value)
      }
      if row.priority != lastPriority {
        lastPriority = row.priority
        lastLevel = level(of: row.priority) ?? .idle
      }
      closeRow(
        Header(
          constant: row.constant,
          level: row.isInForce ? lastLevel : .idle, relation: row.relation))
    }
  }
}
