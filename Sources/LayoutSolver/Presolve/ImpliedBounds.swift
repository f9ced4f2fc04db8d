/// Drops lower bounds that a required row and the bounds of its other variables imply.
///
/// `top₂ >= 0` follows from `top₂ >= top₁ + height₁`, `top₁ >= 0` and `height₁ >= 0`. Bounds are
/// admitted one after the other: first those that nothing implies, which stay; then those that follow
/// from admitted ones, which are dropped; where only a circle is left, its first bound stays. So each
/// dropped bound follows from bounds admitted before it, and nothing is justified in a circle.
/// Compare Andersen and Andersen (1995) on free columns. Linear in the non-zeros of short rows.
struct ImpliedBounds: Sendable {
  /// A bound that was dropped, and the row of the store that implies it.
  private struct Dropped: Sendable {
    let column: DenseIndex
    let lower: Double
    let witness: DenseIndex
  }

  /// Whether each column's lower bound is admitted, and those admitted in that order.
  private var isAdmitted: [Bool] = []
  private var admitted: [DenseIndex] = []
  private var dropped: [Dropped] = []
  /// The rows of the store that imply the dropped bounds, each once.
  private(set) var witnesses: [DenseIndex] = []

  /// Forgets what was dropped the last time.
  mutating func forget() {
    dropped.clear()
    witnesses.clear()
  }

  /// Gives back the memory that only dropping needs.
  mutating func dropScratch() {
    isAdmitted = []
    admitted = []
    dropped = []
  }

  /// Drops what it can.
  ///
  /// - Parameter rowsOfColumn: The rows that may imply a bound of each column.
  mutating func drop(
    from roots: inout [Presolve.Root], by kept: KeptRows, _ rowsOfColumn: SparseRows
  ) {
    forget()
    admitted.clear()
    admitted.reserveCapacity(roots.count)
    ImpliedBounds.findUnimplied(kept, rowsOfColumn, roots, &isAdmitted, &admitted)
    var next = 0
    var seed = 0
    while true {
      while next < admitted.count {
        ImpliedBounds.dropImplied(
          by: admitted[next], kept, rowsOfColumn, roots, &isAdmitted, &admitted, &dropped)
        next += 1
      }
      while seed < roots.count && (isAdmitted[seed] || roots[seed].lower.isInfinite) { seed += 1 }
      if seed == roots.count { break }
      isAdmitted[seed] = true
      admitted.append(DenseIndex(truncatingIfNeeded: seed))
    }
    for bound in dropped { roots[bound.column].lower = -.infinity }
  }

  /// Gives the columns their bounds back.
  mutating func restore(to roots: inout [Presolve.Root]) {
    for bound in dropped { roots[bound.column].lower = bound.lower }
    dropped.clear()
  }

  /// Marks the rows that the bounds were dropped for as ones that cannot change alone.
  mutating func markWitnesses(in places: inout [DenseIndex]) {
    witnesses.reserveCapacity(dropped.count)
    for bound in dropped {
      if places[bound.witness] != Presolve.witness { witnesses.append(bound.witness) }
      places[bound.witness] = Presolve.witness
    }
  }

  /// Finds the bounds that stay in any case: what not even all bounds together imply.
  private static func findUnimplied(
    _ kept: KeptRows, _ rowsOfColumn: SparseRows, _ roots: [Presolve.Root],
    _ isAdmitted: inout [Bool], _ admitted: inout [DenseIndex]
  ) {
    let (rows, entries, roots) = (kept.rows.span, kept.entries.span, roots.span)
    let (starts, rowsOfColumn) = (rowsOfColumn.starts.span, rowsOfColumn.indices.span)
    isAdmitted.refill(true, count: roots.count)
    var isAdmitted = isAdmitted.mutableSpan
    for column in roots.indices where roots[column].lower.isFinite {
      var mayGo = false
      if roots[column].upper.isInfinite {
        for index in Int(starts[column])..<Int(starts[column + 1]) where !mayGo {
          mayGo = implies(rows[Int(rowsOfColumn[index])], column, entries, roots, isAdmitted)
        }
      }
      if !mayGo { admitted.append(DenseIndex(truncatingIfNeeded: column)) }
    }
    for column in isAdmitted.indices { isAdmitted[column] = false }
    for column in admitted { isAdmitted[Int(column)] = true }
  }

  /// Drops and admits the bounds that follow from that of a column just admitted and others.
  private static func dropImplied(
    by column: DenseIndex, _ kept: KeptRows, _ rowsOfColumn: SparseRows, _ roots: [Presolve.Root],
    _ isAdmitted: inout [Bool], _ admitted: inout [DenseIndex], _ dropped: inout [Dropped]
  ) {
    let (rows, entries, roots) = (kept.rows.span, kept.entries.span, roots.span)
    let rowsOfColumn = rowsOfColumn.indices.span.extracting(rowsOfColumn.entries(of: column))
    var isAdmitted = isAdmitted.mutableSpan
    for index in rowsOfColumn.indices {
      let row = rows[Int(rowsOfColumn[index])]
      if !mayImply(row) { continue }
      let first = Int(row.firstEntry)
      for entry in first..<(first + Int(row.entryCount)) {
        let other = Int(entries[entry].column)
        if isAdmitted[other] || roots[other].lower.isInfinite { continue }
        if !implies(row, other, entries, roots, isAdmitted) { continue }
        isAdmitted[other] = true
        admitted.append(entries[entry].column)
        dropped.append(
          Dropped(
            column: entries[entry].column, lower: roots[other].lower, witness: row.origin))
      }
    }
  }

  /// Whether a row may imply bounds at all.
  @inline(__always)
  private static func mayImply(_ row: KeptRows.Row) -> Bool {
    row.isRequired && row.isActive && !row.isPinned
  }

  /// Whether the lower bound of a column follows from a row and from bounds that are admitted.
  @inline(__always)
  private static func implies(
    _ row: KeptRows.Row, _ column: Int, _ entries: Span<KeptRows.Entry>,
    _ roots: Span<Presolve.Root>, _ isAdmitted: borrowing MutableSpan<Bool>
  ) -> Bool {
    if !mayImply(row) { return false }
    let entries = entries.extracting(Int(row.firstEntry)..<Int(row.firstEntry + row.entryCount))
    var own = 0.0
    for entry in entries.indices where Int(entries[entry].column) == column {
      own = entries[entry].value
    }
    switch row.relation {
    case .equal: break
    case .greaterThanOrEqual: if own < 0 { return false }
    case .lessThanOrEqual: if own > 0 { return false }
    }
    // The least value of the column that the row and the bounds allow, if there is one.
    var lower = row.constant / own
    for entry in entries.indices where Int(entries[entry].column) != column {
      let other = Int(entries[entry].column)
      let share = entries[entry].value / own
      let end = share < 0 ? roots[other].lower : roots[other].upper
      if end.isInfinite || share < 0 && !isAdmitted[other] { return false }
      lower -= share * end
    }
    return lower >= roots[column].lower
  }
}
