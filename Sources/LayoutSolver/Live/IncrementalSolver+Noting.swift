/// Noting what the next solve has to see to, or that rows have to be presolved again.
extension IncrementalSolver {
  /// Lets a new row join the engine, which is up to date, or else asks for another one.
  mutating func noteNew(_ row: Int) {
    // Rows that have gone stay in the engine, idle, until they are a good part of it.
    if !engine.isWornOut && engine.admit(row, store) {
      changedRows.append(DenseIndex(truncatingIfNeeded: row))
    } else {
      needsBuild = true
    }
  }

  /// Notes that a row has got another constant.
  mutating func noteNewConstant(of row: Int, _ before: RowStore.Row) {
    if engine.holds(row) {
      changedRows.append(DenseIndex(truncatingIfNeeded: row))
    } else if !engine.isNew(row) && before.isKept {
      noteClosed(row, before)
    }
  }

  /// Notes that a row has changed in any other way, gone or come.
  mutating func noteChange(of row: Int, _ before: RowStore.Row) {
    if needsBuild { return }
    if engine.isNew(row) {
      // It stands among the changes already.
      if !engine.canAppend(row, store) { needsBuild = true }
    } else if engine.holds(row)
      && (before.priority == store.rows[row].priority || engine.hasLevel(store.rows[row]))
    {
      changedRows.append(DenseIndex(truncatingIfNeeded: row))
    } else if engine.holds(row) {
      needsBuild = true
    } else if before.isKept || store.rows[row].isKept {
      noteClosed(row, before)
    }
  }

  /// Notes the change of a row that has no row of the reduced system to itself.
  private mutating func noteClosed(_ row: Int, _ before: RowStore.Row) {
    let number = DenseIndex(truncatingIfNeeded: row)
    if closedRows.contains(where: { $0.row == number }) { return }
    if closedRows.count == Tuning.few || engine.isWornOut || !before.isSettled {
      needsBuild = true
      return
    }
    closedRows.append((number, before))
    changedRows.append(number)
  }
}
