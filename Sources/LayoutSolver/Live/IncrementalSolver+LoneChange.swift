/// One row that changes alone, by its constant or by whether it is in force.
///
/// That is most of what happens while a window is resized, or a view is shown or hidden. As long as
/// nothing else changes besides, the change stands in the journal and in no list.
extension IncrementalSolver {
  /// Changes a row that is the first one to change since the last solve; does nothing and returns
  /// false if it is not, or if it is to go or come and presolving has used it up.
  @inline(__always)
  mutating func changeAlone(
    _ row: Int, _ kind: LoneChange, _ change: (inout RowStore.Row) -> Void
  ) -> Bool {
    if loneChange != .none || needsBuild || (kind == .force && !engine.holds(row)) { return false }
    loneChange = kind
    journal.noteFirstChange(of: row, before: store.rows[row])
    store.rows.change(at: row) { header in
      change(&header)
      // What has changed once is likely to change again: presolving leaves it alone from now on.
      header.isPinned = true
    }
    return true
  }

  /// Lists the change that has been alone so far.
  @inline(__always)
  mutating func listLoneChange() {
    if loneChange.isUnlisted { listUnlistedChange() }
    loneChange = .listed
  }

  @inline(never)
  private mutating func listUnlistedChange() {
    let (row, before) = journal.loneChange
    if loneChange == .constant {
      noteNewConstant(of: row, before)
    } else {
      noteChange(of: row, before)
    }
  }

  /// Takes over the change that is alone, if the values follow a track or it moves nothing; false if
  /// that is not so.
  @inline(__always)
  mutating func followLoneChange() -> Bool {
    let row = journal.loneChange.row
    if loneChange == .constant {
      let number = DenseIndex(truncatingIfNeeded: row)
      if !resizes.follow(number, store.rows[row].constant, &values) { return false }
    } else if resizes.isAhead {
      let isInForce = store.rows[row].isInForce
      if !resizes.followForce(of: row, isInForce: isInForce, engine) { return false }
    } else {
      if !engine.followAlone(row, store, othersRest: restingCount > 0) { return false }
      resizes.rest()
    }
    journal.removeLoneChange()
    loneChange = .none
    return true
  }

  /// Takes over by steps of the simplex that a row of the system, the only one that changes, has gone or
  /// come, if that cannot contradict required rows and the engine is where the values are; false if that
  /// is not so.
  @inline(never)
  mutating func stepForLoneChange() -> Bool {
    let row = journal.loneChange.row
    if loneChange != .force || restingCount > 0 || resizes.isAhead || resizes.engineIsElsewhere
      || isUnusual(engine) || !engine.mayStep(for: row, store)
    {
      return false
    }
    let steps = engine.stepCount
    let moves = engine.simplex.motion.totalCount
    if !engine.step(for: row, store) {
      isBuilt = false
      needsBuild = true
      return false
    }
    if engine.simplex.motion.totalCount != moves {
      engine.writeValues(into: &values, areCurrent: true)
    }
    resizes.settleOtherChange(isSteady: engine.stepCount == steps)
    journal.removeLoneChange()
    loneChange = .none
    return true
  }
}
