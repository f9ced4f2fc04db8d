extension RowSystem {
  /// Becomes what presolving leaves: the bounds of the columns first, then the rows, in their order.
  mutating func load(
    _ kept: KeptRows, _ roots: [Presolve.Root], columns rootOfColumn: [DenseIndex],
    rowCount: Int, entryCount: Int
  ) {
    reset(columnCount: rootOfColumn.count, priorities: kept.distinctPriorities())
    headers.refill(
      Header(constant: 0, level: RowSystem.required, relation: .equal), count: rowCount)
    rows.starts.refill(0, count: rowCount + 1)
    rows.indices.refill(0, count: entryCount)
    rows.values.refill(0, count: entryCount)
    let bounds = RowSystem.writeBounds(
      roots, rootOfColumn, &rows.starts, &rows.indices, &rows.values, &headers)
    RowSystem.writeRows(
      kept, roots, priorities, from: bounds, &rows.starts, &rows.indices, &rows.values, &headers)
  }

  /// Writes the bounds and returns how many there are.
  private static func writeBounds(
    _ roots: [Presolve.Root], _ rootOfColumn: [DenseIndex], _ starts: inout [DenseIndex],
    _ indices: inout [DenseIndex], _ values: inout [Double], _ headers: inout [Header]
  ) -> Int {
    var headers = headers.mutableSpan
    var starts = starts.mutableSpan
    var indices = indices.mutableSpan
    var values = values.mutableSpan
    let roots = roots.span
    let rootOfColumn = rootOfColumn.span
    var count = 0
    for column in rootOfColumn.indices {
      let root = roots[Int(rootOfColumn[column])]
      for isLower in [true, false] {
        let bound = isLower ? root.lower : root.upper
        if bound.isInfinite { continue }
        indices[count] = DenseIndex(truncatingIfNeeded: column)
        values[count] = 1
        headers[count].constant = bound
        headers[count].relation = isLower ? .greaterThanOrEqual : .lessThanOrEqual
        count += 1
        starts[count] = DenseIndex(truncatingIfNeeded: count)
      }
    }
    return count
  }

  private static func writeRows(
    _ kept: KeptRows, _ roots: [Presolve.Root], _ priorities: [Double], from first: Int,
    _ starts: inout [DenseIndex], _ indices: inout [DenseIndex], _ values: inout [Double],
    _ headers: inout [Header]
  ) {
    var headers = headers.mutableSpan
    var starts = starts.mutableSpan
    var indices = indices.mutableSpan
    var values = values.mutableSpan
    let entries = kept.entries.span
    let kept = kept.rows.span
    let roots = roots.span
    // Each bound has one entry.
    var (row, place) = (first, first)
    var (lastPriority, lastLevel) = (Double.infinity, RowSystem.required)
    for index in kept.indices where !kept[index].isRemoved {
      let firstEntry = Int(kept[index].firstEntry)
      for entry in firstEntry..<(firstEntry + Int(kept[index].entryCount)) {
        indices[place] = roots[Int(entries[entry].column)].column
        values[place] = entries[entry].value
        place += 1
      }
      let priority = kept[index].priority
      if priority != lastPriority {
        lastPriority = priority
        lastLevel = level(of: priority, among: priorities) ?? RowSystem.idle
      }
      headers[row] = Header(
        constant: kept[index].constant, weight: kept[index].weight,
        level: kept[index].isActive ? lastLevel : RowSystem.idle,
        relation: kept[index].relation)
      row += 1
      starts[row] = DenseIndex(truncatingIfNeeded: place)
    }
  }
}
