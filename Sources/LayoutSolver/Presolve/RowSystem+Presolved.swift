extension RowSystem {
  /// Becomes what presolving leaves: the bounds of the columns first, then the rows, in their order.
  mutating func load(
    _ kept: KeptRows, _ roots: [Presolve.Root], columns rootOfColumn: [DenseIndex],
    rowCount: Int, entryCount: Int
  ) {
    reset(columnCount: rootOfColumn.count, priorities: kept.distinctPriorities())
    rows.starts.clear(for: rowCount + 1)
    RowSystem.write(
      kept, roots, rootOfColumn, priorities, rowCount, entryCount, to: &headers, &rows.starts,
      &rows.indices, &rows.values)
  }

  /// Writes bounds and rows, with all the room that they take made at once.
  private static func write(
    _ kept: KeptRows, _ roots: [Presolve.Root], _ rootOfColumn: [DenseIndex],
    _ priorities: [Double], _ rowCount: Int, _ entryCount: Int, to headers: inout [Header],
    _ starts: inout [DenseIndex], _ indices: inout [DenseIndex], _ values: inout [Double]
  ) {
    headers.append(addingCapacity: rowCount) { headers in
      starts.append(addingCapacity: rowCount + 1) { starts in
        indices.append(addingCapacity: entryCount) { indices in
          values.append(addingCapacity: entryCount) { values in
            starts.append(0)
            writeBounds(roots, rootOfColumn, &starts, &indices, &values, &headers)
            writeRows(kept, roots, priorities, &starts, &indices, &values, &headers)
          }
        }
      }
    }
  }

  private static func writeBounds(
    _ roots: [Presolve.Root], _ rootOfColumn: [DenseIndex],
    _ starts: inout OutputSpan<DenseIndex>, _ indices: inout OutputSpan<DenseIndex>,
    _ values: inout OutputSpan<Double>, _ headers: inout OutputSpan<Header>
  ) {
    let roots = roots.span
    let rootOfColumn = rootOfColumn.span
    for column in rootOfColumn.indices {
      let root = roots[Int(rootOfColumn[column])]
      for isLower in [true, false] {
        let bound = isLower ? root.lower : root.upper
        if bound.isInfinite { continue }
        indices.append(DenseIndex(truncatingIfNeeded: column))
        values.append(1)
        headers.append(
          Header(
            constant: bound, level: required,
            relation: isLower ? .greaterThanOrEqual : .lessThanOrEqual))
        starts.append(DenseIndex(truncatingIfNeeded: indices.count))
      }
    }
  }

  private static func writeRows(
    _ kept: KeptRows, _ roots: [Presolve.Root], _ priorities: [Double],
    _ starts: inout OutputSpan<DenseIndex>, _ indices: inout OutputSpan<DenseIndex>,
    _ values: inout OutputSpan<Double>, _ headers: inout OutputSpan<Header>
  ) {
    let entries = kept.entries.span
    let kept = kept.rows.span
    let roots = roots.span
    var (lastPriority, lastLevel) = (Double.infinity, required)
    for index in kept.indices where !kept[index].isRemoved {
      let firstEntry = Int(kept[index].firstEntry)
      for entry in firstEntry..<(firstEntry + Int(kept[index].entryCount)) {
        indices.append(roots[Int(entries[entry].column)].column)
        values.append(entries[entry].value)
      }
      let priority = kept[index].priority
      if priority != lastPriority {
        lastPriority = priority
        lastLevel = level(of: priority, among: priorities) ?? idle
      }
      headers.append(
        Header(
          constant: kept[index].constant, weight: kept[index].weight,
          level: kept[index].isActive ? lastLevel : idle, relation: kept[index].relation))
      starts.append(DenseIndex(truncatingIfNeeded: indices.count))
    }
  }
}
