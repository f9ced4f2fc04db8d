extension DualSimplex {
  /// The claim on a column that a row has taken.
  private static let taken: DenseIndex = -1

  /// Chooses the rows that the simplex starts from.
  ///
  /// Any set of rows will do, since multipliers of 0 are dual feasible on all of them; dependent
  /// ones are replaced at the factorisation. Required equalities come first, for they end up active,
  /// then the optional ones from the strongest level down, then optional inequalities in one column in
  /// the same order, and required inequalities last. Each takes the column of its own that fewest rows
  /// share, which makes the basis nearly triangular, of those that the weakest optional equalities of
  /// their own hold in place: the width of a window is given, and what is in it makes up for it.
  ///
  /// - Parameter preferred: Rows that were active before, which come next after the equalities.
  mutating func chooseCrashBasis(preferring preferred: [DenseIndex] = []) {
    crash.order(system, preferring: preferred)
    claimColumns()
  }

  /// Makes the rows of the crash order active, as far as there are columns for them.
  mutating func claimColumns() {
    claims.refill(0, count: system.columnCount)
    DualSimplex.claimColumns(crash, system, &claims, &states, &head)
    // Nobody asks for the order any more.
    if system.columnCount >= DualSimplex.largeColumnCount { dropCrashScratch() }
  }

  /// Gives back the memory that only choosing a basis and going to the first optimum need.
  mutating func dropCrashScratch() {
    crash = CrashOrder()
    claims = []
    queue.dropSpareRoom()
  }

  /// Gives each row that gets a column of its own a slot, and placeholders the slots left over.
  private static func claimColumns(
    _ crash: CrashOrder, _ system: RowSystem, _ claims: inout [DenseIndex],
    _ states: inout [RowState], _ head: inout [DenseIndex]
  ) {
    let rows = crash.numbers.span.extracting(crash.places)
    let (headers, rowStarts) = (system.headers.span, system.rows.starts.span)
    let (columns, columnStarts) = (system.rows.indices.span, system.columns.starts.span)
    var claims = claims.mutableSpan
    var states = states.mutableSpan
    var head = head.mutableSpan
    noteWishes(rows, headers, rowStarts, columns, DenseIndex(system.levelCount), &claims)
    var slot = 0
    for index in rows.indices {
      if slot == head.count { return }
      let row = Int(rows[index])
      if states[row].slot >= 0 || headers[row].level == RowSystem.idle { continue }
      var best = -1
      var (bestClaim, bestCount) = (DenseIndex.max, DenseIndex.max)
      for entry in Int(rowStarts[row])..<Int(rowStarts[row + 1]) {
        let column = Int(columns[entry])
        let claim = claims[column]
        if claim == taken || claim > bestClaim { continue }
        let count = columnStarts[column + 1] - columnStarts[column]
        if claim == bestClaim && count >= bestCount { continue }
        (best, bestClaim, bestCount) = (column, claim, count)
      }
      if best < 0 { continue }
      claims[best] = taken
      head[slot] = DenseIndex(truncatingIfNeeded: row)
      states[row].slot = DenseIndex(truncatingIfNeeded: slot)
      slot += 1
    }
    for column in claims.indices where claims[column] != taken {
      head[slot] = DenseIndex(truncatingIfNeeded: -1 - column)
      slot += 1
    }
  }

  /// Notes which columns are wished to have a value by the optional equalities with which a crash order
  /// begins, besides required ones; of several the first one counts, which mostly is the strongest.
  private static func noteWishes(
    _ rows: Span<DenseIndex>, _ headers: Span<RowSystem.Header>, _ starts: Span<DenseIndex>,
    _ columns: Span<DenseIndex>, _ levelCount: DenseIndex, _ claims: inout MutableSpan<DenseIndex>
  ) {
    for index in rows.indices {
      let row = Int(rows[index])
      if headers[row].relation != .equal { return }
      let first = Int(starts[row])
      if headers[row].level < 0 || Int(starts[row + 1]) != first + 1 { continue }
      let column = Int(columns[first])
      if claims[column] == 0 { claims[column] = levelCount - headers[row].level }
    }
  }
}
