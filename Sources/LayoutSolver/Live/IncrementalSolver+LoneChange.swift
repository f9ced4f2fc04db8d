/// One row that changes alone, by its constant or by whether it is in force.
///
/// That is most of what happens while a window is resized, or a view is shown or hidden. As long as
/// nothing else changes besides, the change stands by itself and in no list.
extension IncrementalSolver {
  /// Changes a row that is the first one to change since the last solve; does nothing and returns
  /// false if it is not, or if it is to go or come and presolving has used it up.
  @inline(__always)
  mutating func changeAlone(
    _ row: Int, _ kind: LoneChange.Kind, _ change: (inout RowStore.Row) -> Void
  ) -> Bool {
    if loneChange.kind != .none || needsBuild { return false }
    if kind == .force && !engine.holds(row) { return false }
    loneChange.note(kind, of: row, store.rows[row])
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
    loneChange.list()
  }

  @inline(never)
  private mutating func listUnlistedChange() {
    let row = loneChange.row
    let before = loneChange.before(store.rows[row])
    journal.noteFirstChange(of: row, before: before)
    if loneChange.kind == .constant {
      noteNewConstant(of: row, before)
    } else {
      noteChange(of: row, before)
    }
  }

  /// Takes over that the constant of a row, and nothing else, has changed, if the values know the way;
  /// false if they do not.
  @inline(never)
  mutating func followLoneConstant() -> Bool {
    let number = DenseIndex(truncatingIfNeeded: loneChange.row)
    if !resizes.follow(number, store.rows, &values) { return false }
    turn.forget()
    return true
  }

  /// Takes over that the row of which nobody has heard that it was away, and nothing else, has come back;
  /// false if the change is another one.
  @inline(__always)
  mutating func followReturn() -> Bool {
    let row = loneChange.row
    if resizes.isAbsent(row) {
      resizes.comeBack()
    } else if engine.restingRow.isAbsent(row) {
      assert(!resizes.isAhead, "the engine hears of an absent row before values go on without it")
      engine.restingRow.comeBack()
    } else {
      return false
    }
    assert(store.rows[row].isInForce, "an absent row can only come back")
    return true
  }

  /// Takes over that a row of the system, and nothing else, has gone or come, if nothing has to move for
  /// it; false if something may have to.
  ///
  /// The ways are functions of their own, each with a frame no larger than it needs.
  @inline(__always)
  mutating func followLoneForce() -> Bool {
    if resizes.isAhead { return leaveAhead() }
    return store.rows[loneChange.row].isInForce ? followComing() : followLeaving()
  }

  /// Takes over that a row has gone while the engine is behind; false if something may have to move.
  @inline(never)
  private mutating func leaveAhead() -> Bool {
    let row = loneChange.row
    return !store.rows[row].isInForce && resizes.leave(row, engine)
  }

  /// Takes over that a row has gone of which the engine need not hear; false if something may have to move.
  @inline(never)
  private mutating func followLeaving() -> Bool {
    let number = loneChange.row
    if turn.isReady(for: number) {
      makeTurn()
      return true
    }
    if !engine.mayGoUnheard(number) { return followComing() }
    let row = store.rows[number]
    if !engine.goesUnheard(number, row.constant, row.priority, &turn) { return false }
    turn.forget()
    resizes.rest()
    return true
  }

  /// Takes over that a row has come, or gone where the engine has to hear of it; false if something may have
  /// to move.
  @inline(never)
  private mutating func followComing() -> Bool {
    let isAtRest = engine.followAtRest(
      loneChange.row, store, isOneChange: true, othersRest: restingCount > 0)
    if !isAtRest { return false }
    turn.forget()
    resizes.rest()
    return true
  }

  /// Lets the row that goes or comes take the values to the optimum that is known on the other side.
  private mutating func makeTurn() {
    let row = loneChange.row
    engine.makeTurn(of: row, store, &turn, &values)
    resizes.settleOtherChange(isSteady: false)
  }

  /// Takes over by steps of the simplex that a row of the system, the only one that changes, has gone or
  /// come, if that cannot contradict required rows and the engine is where the values are; false if that
  /// is not so.
  @inline(never)
  mutating func stepForLoneChange() -> Bool {
    let row = loneChange.row
    if loneChange.kind != .force { return false }
    if turn.isReady(for: row) {
      makeTurn()
      loneChange.forget()
      return true
    }
    if restingCount > 0 || resizes.isAhead || resizes.engineIsElsewhere || isUnusual(engine)
      || !engine.mayStep(for: row, store)
    {
      return false
    }
    let isInForce = store.rows[row].isInForce
    turn.noteValues(values, before: row)
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
    turn.settle(row, isInForce: isInForce, canGoBack: engine.simplex.canNoteOptimum)
    resizes.settleOtherChange(isSteady: engine.stepCount == steps)
    loneChange.forget()
    return true
  }
}
