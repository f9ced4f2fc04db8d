/// Drops lower bounds that a required row and the bounds of its other variables imply.
///
/// `top₂ >= 0` follows from `top₂ >= top₁ + height₁`, `top₁ >= 0` and `height₁ >= 0`. Bounds are
/// admitted one after the other: first those that nothing implies, which stay; then those that follow
/// from admitted ones, which are dropped; where only a circle is left, its first bound stays. So each
/// dropped bound follows from bounds admitted before it, and nothing is justified in a circle.
/// Compare Andersen and Andersen (1995) on free columns. Linear in the non-zeros of short rows.
struct ImpliedBounds: Sendable {
  /// Whether each column's lower bound is admitted, and those admitted in that order.
  private var isAdmitted: [Bool] = []
  private var admitted: [DenseIndex] = []
  private var dropped: [DenseIndex] = []
  /// The rows of the store that imply the dropped bounds, each once.
  private(set) var witnesses: [DenseIndex] = []

  /// Forgets what was dropped the last time.
  mutating func forget() { witnesses.clear() }

  /// Gives back the memory that only dropping needs.
  mutating func dropScratch() {
    isAdmitted = []
    admitted = []
    dropped = []
  }

  /// Drops what it can, and marks the rows that it has used as ones that cannot change alone.
  ///
  /// - Parameter rowsOfColumn: The rows that may imply a bound of each column.
  mutating func drop(
    from roots: inout [Presolve.Root], by kept: KeptRows, _ rowsOfColumn: SparseRows,
    marking places: inout [DenseIndex]
  ) {
    forget()
    admitUnimplied(kept, rowsOfColumn, roots)
    var next = 0
    var seed = 0
    while true {
      while next < admitted.count {
        dropImplied(by: admitted[next], kept, rowsOfColumn, roots, &places)
        next += 1
      }
      while seed < roots.count && (isAdmitted[seed] || roots[seed].lower.isInfinite) { seed += 1 }
      if seed == roots.count { break }
      admit(DenseIndex(truncatingIfNeeded: seed))
    }
    for column in dropped { roots[column].lower = -.infinity }
  }

  private mutating func admit(_ column: DenseIndex) {
    isAdmitted[column] = true
    admitted.append(column)
  }

  /// Admits the bounds that stay in any case.
  private mutating func admitUnimplied(
    _ kept: KeptRows, _ rowsOfColumn: SparseRows, _ roots: [Presolve.Root]
  ) {
    admitted.clear()
    dropped.clear()
    // What not even all bounds together imply.
    isAdmitted.refill(true, count: roots.count)
    for column in 0..<DenseIndex(truncatingIfNeeded: roots.count)
    where roots[column].lower.isFinite && !mayGo(column, kept, rowsOfColumn, roots) {
      admitted.append(column)
    }
    isAdmitted.refill(false, count: roots.count)
    for column in admitted { isAdmitted[column] = true }
  }

  /// Whether some row implies the lower bound of a column that has no other.
  private func mayGo(
    _ column: DenseIndex, _ kept: KeptRows, _ rowsOfColumn: SparseRows, _ roots: [Presolve.Root]
  ) -> Bool {
    roots[column].upper.isInfinite
      && rowsOfColumn.entries(of: column).contains {
        implies(Int(rowsOfColumn.indices[$0]), column, kept, roots)
      }
  }

  /// Drops and admits the bounds that follow from that of a column just admitted and others.
  private mutating func dropImplied(
    by column: DenseIndex, _ kept: KeptRows, _ rowsOfColumn: SparseRows, _ roots: [Presolve.Root],
    _ places: inout [DenseIndex]
  ) {
    for index in rowsOfColumn.entries(of: column) {
      let row = Int(rowsOfColumn.indices[index])
      for entry in kept.range(of: row) {
        let other = kept.entries[entry].column
        if isAdmitted[other] || roots[other].lower.isInfinite { continue }
        if !implies(row, other, kept, roots) { continue }
        admit(other)
        dropped.append(other)
        let origin = kept.rows[row].origin
        if places[origin] != Presolve.witness { witnesses.append(origin) }
        places[origin] = Presolve.witness
      }
    }
  }

  /// Whether the lower bound of a column follows from a row and from bounds that are admitted.
  private func implies(
    _ row: Int, _ column: DenseIndex, _ kept: KeptRows, _ roots: [Presolve.Root]
  ) -> Bool {
    guard let lower = impliedLower(of: column, by: row, kept, roots) else { return false }
    return lower >= roots[column].lower
  }

  /// The least value of a column that a row and admitted bounds allow; nil if there is none.
  private func impliedLower(
    of column: DenseIndex, by row: Int, _ kept: KeptRows, _ roots: [Presolve.Root]
  ) -> Double? {
    let header = kept.rows[row]
    if !header.isRequired || !header.isActive || header.isPinned { return nil }
    var own = 0.0
    for entry in kept.range(of: row) where kept.entries[entry].column == column {
      own = kept.entries[entry].value
    }
    switch header.relation {
    case .equal: break
    case .greaterThanOrEqual: if own < 0 { return nil }
    case .lessThanOrEqual: if own > 0 { return nil }
    }
    var lower = header.constant / own
    for entry in kept.range(of: row) where kept.entries[entry].column != column {
      let other = kept.entries[entry]
      let share = other.value / own
      let end = share < 0 ? roots[other.column].lower : roots[other.column].upper
      if end.isInfinite || share < 0 && !isAdmitted[other.column] { return nil }
      lower -= share * end
    }
    return lower
  }
}
