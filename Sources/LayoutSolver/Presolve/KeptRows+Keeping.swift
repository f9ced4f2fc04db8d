extension KeptRows {
  /// Keeps the rows of a store that linking has not used up, written over the roots of a flat forest, and
  /// makes bounds of required inequalities in one root.
  ///
  /// - Parameters:
  ///   - usedCount: How many rows, at least, linking has used up.
  ///   - open: The equalities that had several roots when they were resolved last, in ascending order; those
  ///     that have been used up since are removed.
  ///   - row: Scratch.
  /// - Returns: false if a row cannot hold.
  mutating func keep(
    rowsOf store: RowStore, but usedCount: Int, by forest: inout AffineForest, _ open: KeptRows,
    _ row: inout ResolvedRow, boundsOf roots: inout [Presolve.Root]
  ) -> Bool {
    assert(rows.isEmpty && entries.isEmpty, "nothing was kept before")
    rows.reserveCapacity(store.rows.count - usedCount)
    entries.reserveCapacity(store.usedTermCount)
    var next = 0
    for number in store.rows.indices where store.rows[number].isKept {
      let header = store.rows[number]
      if header.isSettledEquality {
        // Each row that is open is such an equality.
        if next == open.count || Int(open.rows[next].origin) != number { continue }
        next += 1
        if open.rows[next - 1].isRemoved { continue }
        if open.isUpToDate(next - 1, forest) {
          append(next - 1, of: open)
          continue
        }
      }
      row.resolve(number, of: store, by: &forest)
      let isInequality = header.relation != .equal && header.isRequired
      if header.isPinned || row.count > 1 || row.count == 1 && !isInequality {
        append(row, header, origin: number)
      } else if row.count == 1 {
        let term = row.storage[0]
        roots[term.column].tighten(
          header.relation, row.constant / term.coefficient, isTurned: term.coefficient < 0)
      } else if row.isFalse(header.relation) && header.isRequired {
        return false
      }
    }
    return true
  }

  private mutating func append(_ row: Int, of other: KeptRows) {
    var copy = other.rows[row]
    copy.firstEntry = DenseIndex(truncatingIfNeeded: entries.count)
    rows.append(copy)
    for entry in other.range(of: row) { entries.append(other.entries[entry]) }
  }

  /// Whether all columns of a row are still roots.
  func isUpToDate(_ row: Int, _ forest: AffineForest) -> Bool {
    range(of: row).allSatisfy { forest.isRoot(entries[$0].column) }
  }
}
