extension Presolve {
  /// Numbers the roots that are left and copies their bounds and rows; false if bounds cross.
  mutating func build(_ system: inout RowSystem) -> Bool {
    forest.flatten()
    markColumns()
    guard numberColumns() else { return false }
    system.load(
      kept, roots, columns: rootOfColumn, rowCount: boundCount + keptCount,
      entryCount: boundCount + keptEntryCount)
    placeRows()
    return true
  }

  /// Marks the roots that stand in rows, and counts the rows and their entries.
  private mutating func markColumns() {
    (keptCount, keptEntryCount) = Presolve.mark(&roots, in: kept)
  }

  private static func mark(
    _ roots: inout [Root], in kept: KeptRows
  ) -> (rowCount: Int, entryCount: Int) {
    var (rowCount, entryCount) = (0, 0)
    var roots = roots.mutableSpan
    let rows = kept.rows.span
    let entries = kept.entries.span
    for index in rows.indices where !rows[index].isRemoved {
      let first = Int(rows[index].firstEntry)
      let count = Int(rows[index].entryCount)
      for entry in first..<(first + count) { roots[Int(entries[entry].column)].column = 0 }
      rowCount += 1
      entryCount += count
    }
    return (rowCount, entryCount)
  }

  /// Gives a column to each root in a row or with a bound, and counts the bounds; false if they cross.
  ///
  /// A root with neither is free.
  private mutating func numberColumns() -> Bool {
    leavesFreedom = singletons.leavesFreedom
    boundCount = 0
    rootOfColumn.removeAll(keepingCapacity: true)
    for root in 0..<forest.one where forest.isRoot(root) {
      if merging.removed(root) || singletons.removed(root) { continue }
      let (lower, upper) = (roots[root].lower, roots[root].upper)
      if lower > upper && Tolerance.isViolation(lower - upper, magnitude: lower.magnitude) {
        return false
      }
      let bounds = (lower.isFinite ? 1 : 0) + (upper.isFinite ? 1 : 0)
      if roots[root].column < 0 && bounds == 0 {
        leavesFreedom = true
        continue
      }
      boundCount += bounds
      roots[root].column = DenseIndex(truncatingIfNeeded: rootOfColumn.count)
      rootOfColumn.append(root)
    }
    return true
  }

  /// Notes which row of the system each row of the store is, and the other way round.
  private mutating func placeRows() {
    origins.refill(-1, count: boundCount + keptCount)
    // A witness is one even if it went with a variable that has no other row.
    opened.reset(rowCount: boundCount + keptCount, witnesses: impliedBounds.witnesses)
    var next = boundCount
    for row in kept.rows where !row.isRemoved {
      let place = DenseIndex(truncatingIfNeeded: next)
      if !row.isMerged { origins[next] = row.origin }
      if row.isMerged || places[row.origin] != Presolve.consumed {
        places[row.origin] = Presolve.firstCarried - place
      } else {
        places[row.origin] = place
      }
      next += 1
    }
  }
}
