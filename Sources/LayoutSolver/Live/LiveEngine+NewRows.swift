/// New rows for an engine that has presolved and solved the others.
///
/// A new row makes nothing untrue that presolving has found in the other rows. So it joins the reduced
/// system, written over the roots, if each root in it has a column there.
extension LiveEngine {
  /// Whether so many rows of the system have gone, or were opened, that it should be made anew.
  var isWornOut: Bool {
    goneCount > Tuning.few && goneCount * 2 > simplex.system.rowCount
      || presolve.isWornOut
  }

  /// Notes a new row of the store, which is appended at the next solve; false if it cannot be.
  mutating func admit(_ row: Int, _ store: RowStore) -> Bool {
    canAppend(row, store) && presolve.noteNew(row)
  }

  /// Whether a row of the store was admitted and waits to be appended.
  @inline(__always)
  func isNew(_ row: Int) -> Bool {
    presolve.isNew(row)
  }

  /// Whether a row of the store can join the system.
  mutating func canAppend(_ row: Int, _ store: RowStore) -> Bool {
    if store.rows[row].isGone { return true }
    return simplex.system.columnScales.isEmpty
      && simplex.system.level(of: store.rows[row].priority) != nil
  }

  /// Opens the rows that presolving used up, appends the new rows among some, and lets all of them
  /// take effect; false if they have no solution.
  ///
  /// - Parameter closed: Rows to be opened, as they were presolved.
  mutating func appendAndApply(
    _ rows: [DenseIndex], opening closed: [(row: DenseIndex, before: RowStore.Row)],
    _ store: RowStore
  ) throws(Presolve.JoinFailure) -> Bool {
    let (before, columnsBefore) = (simplex.system.rowCount, simplex.system.columnCount)
    presolve.makeRoom(for: store.uses.count)
    for (row, header) in closed {
      try presolve.open(Int(row), header, closed, of: store, in: &simplex)
    }
    for row in rows where isNew(Int(row)) {
      if store.rows[row].isGone {
        presolve.forget(Int(row))
        continue
      }
      try append(Int(row), closed, store)
    }
    if !closed.isEmpty || simplex.system.columnCount > columnsBefore {
      simplex.finishGrowth()
    } else if simplex.system.rowCount > before {
      simplex.system.finishAppending()
    }
    return apply(rows, store)
  }

  /// Appends a new row, and opens the rows that it breaks.
  private mutating func append(
    _ row: Int, _ closed: [(row: DenseIndex, before: RowStore.Row)], _ store: RowStore
  ) throws(Presolve.JoinFailure) {
    while true {
      do {
        try presolve.append(row, store.rows[row], from: .new, of: store, in: &simplex)
        simplex.takeRow(level: RowSystem.idle)
        return
      } catch {
        guard case .needsOpening(let broken) = error else { throw error }
        try presolve.open(Int(broken), store.rows[broken], closed, of: store, in: &simplex)
      }
    }
  }

  /// Whether what presolving has found rests on a row, so that its terms have to stay.
  func restsOn(_ row: Int, _ header: RowStore.Row) -> Bool {
    if !holds(row) { return header.isKept && !isNew(row) }
    let source = presolve.opened.source(of: presolve.places[row])
    return source == .needless || source == .opened
  }

  /// Whether a row that presolving has used up can be opened.
  func canOpen(_ row: Int, _ header: RowStore.Row) -> Bool {
    !header.isPinned && simplex.system.columnScales.isEmpty
      && row < presolve.places.count
  }

  /// Forgets the new rows among some, which are undone.
  mutating func forgetNew(_ rows: [DenseIndex]) {
    for row in rows where isNew(Int(row)) { forget(Int(row)) }
  }
}
