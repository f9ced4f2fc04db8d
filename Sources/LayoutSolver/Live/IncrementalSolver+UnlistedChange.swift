/// One row that changes alone, by its constant or by whether it is in force, or two that get a constant.
///
/// That is most of what happens while a window is resized, or a view is shown or hidden. As long as
/// nothing else changes besides, it stands by itself and in no list.
extension IncrementalSolver {
  /// Gives a row a constant, if it is the first one to change since the last solve; does nothing and returns
  /// false if it is not.
  @inline(__always)
  mutating func changeAlone(_ row: Int, to constant: Double) -> Bool {
    if unlisted.kind != .none || needsBuild { return false }
    unlisted.note(.constant, of: row, store.rows[row])
    store.rows[row].take(constant: constant)
    return true
  }

  /// Lets a row go out of force or come into it, if it is the first one to change since the last solve; does
  /// nothing and returns false if it is not, or if presolving has used it up.
  @inline(__always)
  mutating func changeAlone(_ row: Int, isActive: Bool) -> Bool {
    if unlisted.kind != .none || needsBuild || !engine.holds(row) { return false }
    unlisted.note(isActive ? .coming : .leaving, of: row, store.rows[row])
    store.rows[row].take(isActive: isActive)
    return true
  }

  /// Takes a constant for a row besides the first one that has got one, or for that again; does nothing and
  /// returns false if more has changed.
  @inline(__always)
  mutating func changeConstants(_ row: Int, to constant: Double) -> Bool {
    if unlisted.kind == .constant {
      if row != unlisted.row { unlisted.noteOtherConstant(of: row, store.rows[row]) }
    } else if unlisted.kind != .constants || row != unlisted.row && row != unlisted.otherRow {
      return false
    }
    store.rows[row].take(constant: constant)
    return true
  }

  /// Lists what has stood in no list so far.
  @inline(__always)
  mutating func listChange() {
    if unlisted.isUnlisted { listUnlistedChange() }
    unlisted.list()
  }

  @inline(never)
  private mutating func listUnlistedChange() {
    let row = unlisted.row
    let before = unlisted.before(store.rows[row])
    journal.noteFirstChange(of: row, before: before)
    if unlisted.isOfForce {
      noteChange(of: row, before)
      return
    }
    noteNewConstant(of: row, before)
    if unlisted.kind == .constants {
      let other = unlisted.otherRow
      let otherBefore = unlisted.otherBefore(store.rows[other])
      journal.note(.changedRow(other, before: otherBefore))
      if !needsBuild { noteNewConstant(of: other, otherBefore) }
    }
  }

  /// Takes over that the constant of a row, and nothing else, has changed, if the values know the way;
  /// false if they do not.
  @inline(never)
  mutating func followLoneConstant() -> Bool {
    let number = DenseIndex(truncatingIfNeeded: unlisted.row)
    if !resizes.follow(number, store.rows, &values) { return false }
    turn.forget()
    return true
  }

  /// The same where the constants of two rows have changed.
  @inline(never)
  mutating func followConstants() -> Bool {
    let rows: InlineArray<2, DenseIndex> = [
      DenseIndex(truncatingIfNeeded: unlisted.row),
      DenseIndex(truncatingIfNeeded: unlisted.otherRow),
    ]
    if !resizes.follow(rows.span, store.rows, &values) { return false }
    turn.forget()
    return true
  }

  /// Takes over that a row of the system, and nothing else, has come back or into force, if nothing has to
  /// move for it; false if something may have to.
  @inline(__always)
  mutating func followComing() -> Bool {
    let row = unlisted.row
    if engine.restingRow.isAbsent(row) {
      assert(!resizes.isAhead, "the engine hears of an absent row before values go on without it")
      engine.restingRow.comeBack()
      return true
    }
    return !resizes.isAhead && followHeardChange()
  }

  /// Takes over that a row of the system, and nothing else, has gone, if nothing has to move for it; false
  /// if something may have to.
  @inline(__always)
  mutating func followLeaving() -> Bool {
    !resizes.isAhead && leaveUnheard()
  }

  /// Takes over that a row has gone of which the engine need not hear; false if something may have to move.
  ///
  /// Nothing is called on the way that most rows take.
  @inline(never)
  private mutating func leaveUnheard() -> Bool {
    let number = unlisted.row
    guard let place = engine.restingPlace(of: number) else { return leavePulling() }
    assert(!turn.isReady(for: number), "a row with an optimum on the other side pulls on this one")
    engine.restingRow.leave(
      number, at: place, store.rows[number].constant, store.rows[number].priority)
    turn.forget()
    resizes.rest()
    return true
  }

  /// The same where it may pull.
  @inline(never)
  private mutating func leavePulling() -> Bool {
    let number = unlisted.row
    if turn.isReady(for: number) {
      makeTurn()
      return true
    }
    if !engine.mayGoUnheard(number) { return followHeardChange() }
    let row = store.rows[number]
    if !engine.goesUnheard(number, row.constant, row.priority, &turn) { return false }
    turn.forget()
    resizes.rest()
    return true
  }

  /// Takes over that a row has come, or gone where the engine has to hear of it; false if something may have
  /// to move.
  @inline(never)
  private mutating func followHeardChange() -> Bool {
    let isAtRest = engine.followAtRest(
      unlisted.row, store, isOneChange: true, othersRest: restingCount > 0)
    if !isAtRest { return false }
    turn.forget()
    resizes.rest()
    return true
  }

  /// Lets the row that goes or comes take the values to the optimum that is known on the other side.
  private mutating func makeTurn() {
    let row = unlisted.row
    engine.makeTurn(of: row, store, &turn, &values)
    resizes.settleOtherChange(isSteady: false)
  }

  /// Takes over by steps of the simplex that a row of the system, the only one that changes, has gone or
  /// come, if that cannot contradict required rows and the engine is where the values are; false if that
  /// is not so.
  @inline(never)
  mutating func stepForUnlistedChange() -> Bool {
    let row = unlisted.row
    if !unlisted.isOfForce { return false }
    if turn.isReady(for: row) {
      makeTurn()
      unlisted.forget()
      return true
    }
    if restingCount > 0 || resizes.isAhead || isUnusual(engine)
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
    unlisted.forget()
    return true
  }
}
