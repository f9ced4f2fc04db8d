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
    if uses.columns.isEmpty { Presolve.mark(&roots, in: kept) } else { uses.mark(&roots) }
  }

  private static func mark(_ roots: inout [Root], in kept: KeptRows) {
    var roots = roots.mutableSpan
    let rows = kept.rows.span
    let entries = kept.entries.span
    for index in rows.indices where !rows[index].isRemoved {
      let first = Int(rows[index].firstEntry)
      for entry in first..<(first + Int(rows[index].entryCount)) {
        roots[Int(entries[entry].column)].column = 0
      }
    }
  }

  /// Gives a column to each root in a row or with a bound, and counts the bounds; false if they cross.
  private mutating func numberColumns() -> Bool {
    rootOfColumn.clear()
    // Each link has taken a root away.
    rootOfColumn.reserveCapacity(roots.count - linkCount)
    guard
      let found = Presolve.number(
        &roots, of: forest, in: &rootOfColumn, but: uses)
    else { return false }
    boundCount = found.boundCount
    leavesFreedom = singletons.leavesFreedom || found.leavesFreedom
    return true
  }

  /// The same; a root with neither is free, unless it was taken away.
  private static func number(
    _ roots: inout [Root], of forest: AffineForest, in rootOfColumn: inout [DenseIndex],
    but uses: ColumnUses
  ) -> (boundCount: Int, leavesFreedom: Bool)? {
    let nodes = forest.nodes.span
    var roots = roots.mutableSpan
    var (boundCount, leavesFreedom) = (0, false)
    for root in 0..<forest.one where nodes[Int(root)].parent == root {
      let (lower, upper) = (roots[Int(root)].lower, roots[Int(root)].upper)
      if lower > upper && Tolerance.isViolation(lower - upper, magnitude: lower.magnitude) {
        return nil
      }
      let bounds = (lower.isFinite ? 1 : 0) + (upper.isFinite ? 1 : 0)
      if roots[Int(root)].column < 0 && bounds == 0 {
        // What was taken away stands in no row that is left, and had no bounds.
        if !uses.isRemoved(root) { leavesFreedom = true }
        continue
      }
      boundCount += bounds
      roots[Int(root)].column = DenseIndex(truncatingIfNeeded: rootOfColumn.count)
      rootOfColumn.append(root)
    }
    return (boundCount, leavesFreedom)
  }

  /// Notes which row of the system each row of the store is.
  private mutating func placeRows() {
    let rowCount = boundCount + keptCount
    opened.reset(rowCount: rowCount)
    Presolve.place(kept, from: boundCount, &places)
  }

  /// Gives the rows that are left the places from one on.
  private static func place(
    _ kept: KeptRows, from first: Int, _ places: inout [DenseIndex]
  ) {
    let rows = kept.rows.span
    var places = places.mutableSpan
    var next = first
    for index in rows.indices where !rows[index].isRemoved {
      let place = DenseIndex(truncatingIfNeeded: next)
      let origin = Int(rows[index].origin)
      let isMerged = rows[index].isMerged
      places[origin] =
        isMerged || places[origin] != Presolve.consumed ? Presolve.firstCarried - place : place
      next += 1
    }
  }
}
