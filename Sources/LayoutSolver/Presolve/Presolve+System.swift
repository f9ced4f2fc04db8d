extension Presolve {
  /// Numbers the roots that are left and copies their bounds and rows; false if bounds cross.
  mutating func build(_ system: inout RowSystem) -> Bool {
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
    (keptCount, keptEntryCount) = kept.countLeft()
    for index in kept.rows.indices where !kept.rows[index].isRemoved {
      for entry in kept.range(of: index) { roots[kept.entries[entry].column].column = 0 }
    }
  }

  /// Gives a column to each root in a row or with a bound, and counts the bounds; false if they cross.
  private mutating func numberColumns() -> Bool {
    rootOfColumn.clear()
    // Each link has taken a root away.
    rootOfColumn.reserveCapacity(roots.count - linkCount)
    boundCount = 0
    leavesFreedom = singletons.leavesFreedom
    for root in 0..<forest.one where forest.isRoot(root) {
      let (lower, upper) = (roots[root].lower, roots[root].upper)
      if lower > upper && Tolerance.isViolation(lower - upper, magnitude: lower.magnitude) {
        return false
      }
      let bounds = (lower.isFinite ? 1 : 0) + (upper.isFinite ? 1 : 0)
      if roots[root].column < 0 && bounds == 0 {
        // A root with neither is free. What was taken away stands in no row that is left, and had no bounds.
        if !uses.isRemoved(root) { leavesFreedom = true }
        continue
      }
      boundCount += bounds
      roots[root].column = DenseIndex(truncatingIfNeeded: rootOfColumn.count)
      rootOfColumn.append(root)
    }
    return true
  }

  /// Notes which row of the system each row of the store is.
  private mutating func placeRows() {
    let rowCount = boundCount + keptCount
    opened.reset(rowCount: rowCount)
    var next = boundCount
    for row in kept.rows where !row.isRemoved {
      let place = DenseIndex(truncatingIfNeeded: next)
      let isCarried = row.isMerged || places[row.origin] != Presolve.consumed
      places[row.origin] = isCarried ? Presolve.firstCarried - place : place
      next += 1
    }
  }
}
