/// Takes away variables that stand in one row, together with that row.
///
/// Such a variable can make its row hold exactly, whatever the others are, so the row costs nothing
/// and constrains nothing. Taking the row away may leave other variables in one row. Linear in the
/// non-zeros.
struct RowSingletons: Sendable {
  /// Whether a row taken away was an inequality, which leaves its variable a choice.
  private(set) var leavesFreedom = false
  private var queue: [DenseIndex] = []
  /// Whether some row might have gone the last time.
  private(set) var hasWork = false
  /// The columns taken away, and the row that went with each of them.
  private(set) var definitions = Definitions()
  private(set) var rows: [DenseIndex] = []

  /// Takes away what it can; columns with bounds and pinned rows stay.
  mutating func run(
    on kept: inout KeptRows, _ roots: [Presolve.Root], _ uses: inout ColumnUses
  ) {
    leavesFreedom = false
    definitions.removeAll()
    rows.clear()
    queue.clear()
    hasWork = kept.rows.contains { $0.mayGo }
    if !hasWork { return }
    for column in uses.columns.indices where uses.columns[column].count == 1 {
      queue.append(DenseIndex(truncatingIfNeeded: column))
    }
    var next = 0
    while next < queue.count {
      let column = queue[next]
      next += 1
      if uses.columns[column].count != 1 { continue }
      if roots[column].lower.isFinite || roots[column].upper.isFinite { continue }
      remove(column, with: Int(uses.columns[column].mix), of: &kept, &uses.columns)
    }
  }

  /// Gives back the memory that only ``run(on:_:_:)`` needs.
  mutating func dropScratch() { queue = [] }

  /// Follows rows that got other numbers.
  mutating func renumber(by numbers: [DenseIndex]) {
    for index in rows.indices { rows[index] = numbers[rows[index]] }
  }

  /// Computes the values of the columns taken away from those of the others.
  func restore(_ values: inout [Double], isRate: Bool) {
    definitions.restore(&values, isRate: isRate)
  }

  private mutating func remove(
    _ column: DenseIndex, with row: Int, of kept: inout KeptRows,
    _ columns: inout [ColumnUses.Column]
  ) {
    if kept.rows[row].isPinned { return }
    guard let pivot = kept.pivot(of: column, in: row) else { return }
    kept.rows[row].isRemoved = true
    leavesFreedom = leavesFreedom || kept.rows[row].relation != .equal
    definitions.append(column, pivot, by: row, of: kept)
    rows.append(DenseIndex(truncatingIfNeeded: row))
    for entry in kept.range(of: row) {
      let other = kept.entries[entry].column
      // Of either kind: nothing but the sum matters any longer.
      columns[other].others -= 1
      columns[other].mix ^= DenseIndex(truncatingIfNeeded: row)
      if columns[other].count == 1 { queue.append(other) }
    }
    columns[column].remove()
  }
}
