extension DualSimplex {
  /// Chooses the rows that the simplex starts from.
  ///
  /// Any set of rows will do, since multipliers of 0 are dual feasible on all of them; dependent
  /// ones are replaced at the factorisation. Required equalities come first, for they end up active,
  /// then the optional ones from the strongest level down, then optional inequalities in one column in
  /// the same order, and required inequalities last. Each takes the column of its own that fewest rows
  /// share, which makes the basis nearly triangular.
  ///
  /// - Parameter preferred: Rows that were active before, which come next after the equalities.
  mutating func chooseCrashBasis(preferring preferred: [DenseIndex] = []) {
    crash.order(system, preferring: preferred)
    claimColumns()
  }

  /// Makes the rows of the crash order active, as far as there are columns for them.
  mutating func claimColumns() {
    isClaimed.refill(false, count: system.columnCount)
    DualSimplex.claimColumns(crash, system, &isClaimed, &states, &head)
  }

  /// Gives back the memory that only choosing a basis and going to the first optimum need.
  mutating func dropCrashScratch() {
    crash = CrashOrder()
    isClaimed = []
    queue.dropSpareRoom()
  }

  /// Gives each row that gets a column of its own a slot, and placeholders the slots left over.
  private static func claimColumns(
    _ crash: CrashOrder, _ system: RowSystem, _ isClaimed: inout [Bool],
    _ states: inout [RowState], _ head: inout [DenseIndex]
  ) {
    let rows = crash.numbers.span.extracting(crash.places)
    let (headers, rowStarts) = (system.headers.span, system.rows.starts.span)
    let (columns, columnStarts) = (system.rows.indices.span, system.columns.starts.span)
    var isClaimed = isClaimed.mutableSpan
    var states = states.mutableSpan
    var head = head.mutableSpan
    var slot = 0
    for index in rows.indices {
      if slot == head.count { return }
      let row = Int(rows[index])
      if states[row].slot >= 0 || headers[row].level == RowSystem.idle { continue }
      var best = -1
      var bestCount = DenseIndex.max
      for entry in Int(rowStarts[row])..<Int(rowStarts[row + 1]) {
        let column = Int(columns[entry])
        if isClaimed[column] { continue }
        let count = columnStarts[column + 1] - columnStarts[column]
        if count < bestCount { (best, bestCount) = (column, count) }
      }
      if best < 0 { continue }
      isClaimed[best] = true
      head[slot] = DenseIndex(truncatingIfNeeded: row)
      states[row].slot = DenseIndex(truncatingIfNeeded: slot)
      slot += 1
    }
    for column in isClaimed.indices where !isClaimed[column] {
      head[slot] = DenseIndex(truncatingIfNeeded: -1 - column)
      slot += 1
    }
  }
}
