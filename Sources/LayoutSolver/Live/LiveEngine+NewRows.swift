/// Rows that come while the engine lives.
///
/// What presolving has found in the other rows stays true when rows come, so a new row joins the
/// reduced system as it is over the roots, if all of them have columns there.
extension LiveEngine {
  /// How many rows that have gone the system bears with in any case, and besides one for so many.
  private static let idleRows = 64
  private static let rowsForEachIdle = 2

  /// Whether so many rows of the system have gone that it should be made anew.
  var isWornOut: Bool {
    goneCount > LiveEngine.idleRows
      && goneCount * LiveEngine.rowsForEachIdle > simplex.system.rowCount
  }

  /// Notes a new row of the store, which is appended at the next solve; false if it cannot be.
  mutating func admit(_ row: Int, _ store: RowStore) -> Bool {
    while presolve.places.count <= row { presolve.places.append(Presolve.consumed) }
    if presolve.places[row] != Presolve.consumed || !canAppend(row, store) { return false }
    presolve.places[row] = Presolve.new
    return true
  }

  /// Whether a row of the store was admitted and waits to be appended.
  func isNew(_ row: Int) -> Bool {
    row < presolve.places.count && presolve.places[row] == Presolve.new
  }

  /// Whether a row of the store can join the system.
  mutating func canAppend(_ row: Int, _ store: RowStore) -> Bool {
    if store.rows[row].isGone { return true }
    return simplex.system.columnScales.isEmpty
      && simplex.system.level(of: store.rows[row].priority) != nil
      && presolve.canAppend(row, of: store)
  }

  /// Appends the new rows among some, and lets all of them take effect; false if they have no
  /// solution.
  mutating func appendAndFollow(_ rows: [DenseIndex], _ store: RowStore) -> Bool {
    let before = simplex.system.rowCount
    for row in rows where isNew(Int(row)) {
      presolve.append(Int(row), of: store, to: &simplex.system)
    }
    if simplex.system.rowCount > before { simplex.takeNewRows() }
    return follow(rows, store)
  }

  /// Forgets the new rows among some, which are undone.
  mutating func forgetNew(_ rows: [DenseIndex]) {
    for row in rows where isNew(Int(row)) { forget(Int(row)) }
  }
}
