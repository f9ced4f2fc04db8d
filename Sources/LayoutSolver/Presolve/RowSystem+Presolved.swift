extension RowSystem {
  /// Becomes what presolving leaves: the bounds of the columns first, then the rows, in their order.
  mutating func load(
    _ kept: KeptRows, _ roots: [Presolve.Root], columns rootOfColumn: [DenseIndex],
    rowCount: Int, entryCount: Int
  ) {
    let optional = kept.rows.lazy.filter { !$0.isRequired && !$0.isRemoved }
    reset(
      columnCount: rootOfColumn.count,
      priorities: RowSystem.levels(of: optional.map { $0.priority }))
    headers.reserveCapacity(rowCount)
    rows.reserveCapacity(rows: rowCount, entries: entryCount)
    for (column, root) in rootOfColumn.enumerated() {
      let column = DenseIndex(truncatingIfNeeded: column)
      let (lower, upper) = (roots[root].lower, roots[root].upper)
      if lower.isFinite { appendBound(column, .greaterThanOrEqual, lower) }
      if upper.isFinite { appendBound(column, .lessThanOrEqual, upper) }
    }
    var (lastPriority, lastLevel) = (Double.infinity, RowSystem.required)
    for index in 0..<kept.count where !kept.rows[index].isRemoved {
      let row = kept.rows[index]
      for entry in kept.range(of: index) {
        rows.append(roots[kept.entries[entry].column].column, kept.entries[entry].value)
      }
      if row.priority != lastPriority {
        lastPriority = row.priority
        lastLevel = level(of: row.priority) ?? RowSystem.idle
      }
      closeRow(
        Header(
          constant: row.constant,
          level: row.isEnabled ? lastLevel : RowSystem.idle, relation: row.relation))
    }
  }
}
