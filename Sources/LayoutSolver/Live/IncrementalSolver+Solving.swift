extension IncrementalSolver {
  /// Makes the changes since the last successful call take effect.
  ///
  /// - Returns: nil; or, if the required rows contradict each other, which of them do and the proof.
  ///   All changes since the last successful call are then undone; rows are numbered as they were
  ///   before that.
  public mutating func solve() -> InfeasibilityCertificate? {
    if unlisted.kind == .constant {
      if !followLoneConstant() { return solveLone() }
    } else if unlisted.kind == .leaving {
      if !followLeaving() { return solveLone() }
    } else if unlisted.kind == .coming {
      if !followComing() { return solveLone() }
    } else if unlisted.kind == .constants {
      if !followConstants() { return solveConstants() }
    } else {
      return solveListed()
    }
    unlisted.forget()
    isVerified = true
    settleNumbers()
    return nil
  }

  /// Makes the change of one row take effect that may ask for steps of the simplex, or more; see ``solve()``.
  @inline(never)
  private mutating func solveLone() -> InfeasibilityCertificate? {
    let isTried = engine.holds(unlisted.row)
    if isTried && stepForUnlistedChange() {
      isVerified = true
      settleNumbers()
      return nil
    }
    listChange()
    return solveListed(isTried: isTried)
  }

  /// Makes the constants of two rows take effect where the values do not know the way; see ``solve()``.
  @inline(never)
  private mutating func solveConstants() -> InfeasibilityCertificate? {
    let isTried = engine.holds(unlisted.row) && engine.holds(unlisted.otherRow)
    listChange()
    return solveListed(isTried: isTried)
  }

  /// Makes changes take effect that are listed; see ``solve()``.
  ///
  /// - Parameter isTried: Whether they were tried in vain before they were listed.
  @inline(never)
  private mutating func solveListed(isTried: Bool = false) -> InfeasibilityCertificate? {
    // Nothing has changed; the engine might find the same values again with other last bits.
    if journal.isEmpty && !values.isEmpty { return nil }
    let wasVerified = isVerified
    isVerified = true
    unlisted.forget()
    engine.settleAbsentRow()
    let isOneChange = journal.changesOneRow
    if isOneChange && !isTried && followOneChange() {
      turn.forget()
      settleNumbers()
      return nil
    }
    let certificate = solve(isTried: isTried || isOneChange)
    if certificate != nil {
      // The values are still those found before.
      isVerified = wasVerified
    } else {
      // What is refused leaves the turn as it was.
      turn.forget()
      settleNumbers()
    }
    return certificate
  }

  /// Sees to unusual numbers after a solve that succeeded.
  @inline(__always)
  private mutating func settleNumbers() {
    store.settleNumbers()
    if hasInfiniteValues || store.unusual.contains(.hugeConstants) { checkFiniteness() }
  }

  /// Notes values that are no numbers.
  @inline(never)
  private mutating func checkFiniteness() {
    hasInfiniteValues = !values.allSatisfy(\.isFinite)
    if hasInfiniteValues { isVerified = false }
  }

  /// Makes changes take effect that ask for more than one row; see ``solve()``.
  ///
  /// - Parameter isTried: Whether the ways without the engine were tried in vain.
  @inline(never)
  private mutating func solve(isTried: Bool) -> InfeasibilityCertificate? {
    if needsBuild {
      if !build() { return settleFailure() }
    } else if !isTried && followLightly() {
      // The values are written.
    } else if !closedRows.isEmpty && !canOpenClosedRows {
      if !build() { return settleFailure() }
    } else {
      do {
        if !(try follow()) { return settleFailure() }
      } catch {
        // Presolving joins what cannot be joined row by row.
        if !build() {
          if isSpoilt { isBuilt = false }
          return settleFailure()
        }
      }
    }
    commit()
    return nil
  }

  /// The value of a variable at the optimum that the last successful ``solve()`` found; 0 if it was
  /// added since.
  public func value(of variable: Int) -> Double {
    if variable >= values.count || newVariables.contains(variable) { return 0 }
    return values[variable]
  }

  /// Brings values that the caller keeps up to date after a successful ``solve()``, and appends the
  /// variables whose values were others to `changed`, in ascending order.
  ///
  /// A value that is not a number counts as another one.
  public func update(_ known: inout [Double], noting changed: inout [Int]) {
    let values = self.values.span
    var known = known.mutableSpan
    for variable in 0..<min(values.count, known.count)
    where values[variable] != known[variable] {
      known[variable] = values[variable]
      changed.append(variable)
    }
    // Variables that came last and stand in no row.
    for variable in min(values.count, known.count)..<known.count where known[variable] != 0 {
      known[variable] = 0
      changed.append(variable)
    }
  }

  private mutating func build() -> Bool {
    presolveCount += 1
    store.reviewNumbers()
    if isBuilt {
      if spare.isEmpty { spare.append(LiveEngine(leastLocality: engine.presolve.leastLocality)) }
      guard spare[0].build(store, after: engine), isOptimal(spare[0]) else { return false }
      swap(&engine, &spare[0])
      spare[0].dropIfLarge()
    } else {
      guard engine.build(store), !isUnusual(engine) || isOptimal(engine) else { return false }
      isBuilt = true
    }
    store.freeRetired()
    resizes.forget()
    values.refill(0, count: store.uses.count + 1)
    engine.writeValues(into: &values)
    if values.count > IncrementalSolver.overflowCount { checkFiniteness() }
    restingCount = 0
    return true
  }

  /// How many variables there are at least where a product of ordinary coefficients may overflow, which
  /// are 1,024 at most.
  private static let overflowCount = 102

  /// Takes over the change of one row, the only one since the last solve, if it moves nothing; false
  /// if it may.
  @inline(__always)
  private mutating func followOneChange() -> Bool {
    if needsBuild { return false }
    if changedRows.count != restingCount + 1 || closedRows.count > restingCount {
      if !restClosedRows() { return false }
      journal.removeAll()
      return true
    }
    if !followAtRest() { return false }
    // Nothing else that a commit sees to can have changed.
    journal.removeAll()
    changedRows.removeLast()
    return true
  }

  /// Takes over changes that need no step of the simplex; false if they may.
  private mutating func followLightly() -> Bool {
    if changedRows.count == closedRows.count { return restClosedRows() }
    if closedRows.isEmpty {
      return followAtRest() || followListedConstants()
    }
    // A row at rest may have come back.
    if closedRows.contains(where: { store.rows[$0.row].isInForce }) { return false }
    return closedRows.count == restingCount && followListedConstants()
  }

  /// Takes over that the constants of the rows listed, but for those at rest, and nothing else, have
  /// changed, if the values know the way; false if they do not.
  private mutating func followListedConstants() -> Bool {
    let rows = changedRows
    return resizes.follow(
      rows.span.extracting(droppingFirst: restingCount), store.rows, &values)
  }

  /// Takes over changes of one row that move nothing; false if something may have to move.
  @inline(__always)
  private mutating func followAtRest() -> Bool {
    if changedRows.count != restingCount + 1 || !resizes.hasOtherChange || resizes.isAhead {
      return false
    }
    let row = Int(changedRows[restingCount])
    let isOneChange = journal.changesOneRow
    let othersRest = restingCount > 0
    if !engine.followAtRest(row, store, isOneChange: isOneChange, othersRest: othersRest) {
      return false
    }
    if store.rows[row].isGone { engine.forget(row) }
    resizes.rest()
    return true
  }

  /// Takes over that rows which presolving has used up went out of force or have come back as they
  /// were, and nothing else; false if something may have to move.
  ///
  /// Where all optional rows hold, the values stay optimal without any of the required ones, and those
  /// on the tracks of resizing do too. The engine need not know before something else changes, so rows
  /// that go and come back cost nothing, however many variables are defined by way of them.
  @inline(never)
  private mutating func restClosedRows() -> Bool {
    if changedRows.isEmpty { return true }
    if changedRows.count != closedRows.count || !engine.costsNothing() { return false }
    for (row, before) in closedRows where store.rows[row].isInForce {
      if !store.rows[row].isSame(as: before) { return false }
    }
    for (row, _) in closedRows where store.rows[row].isInForce { store.rows[row].isPinned = false }
    closedRows.removeAll { store.rows[$0.row].isInForce }
    changedRows.removeAll { store.rows[$0].isInForce }
    restingCount = closedRows.count
    resizes.note(.restingChange)
    return true
  }

  /// Whether the rows changed that presolving has used up can be opened.
  private var canOpenClosedRows: Bool {
    closedRows.allSatisfy {
      engine.hasLevel(store.rows[$0.row]) && engine.canOpen(Int($0.row), $0.before)
    }
  }

  /// Lets the engine follow the changes; false if they have no solution.
  private mutating func follow() throws(Presolve.JoinFailure) -> Bool {
    if restingCount > 0 { resizes.note(.otherChange) }
    let steps = engine.stepCount
    let moves = engine.simplex.motion.totalCount
    if isRisky {
      if !(try followOrReturn()) { return false }
    } else {
      // The engine is no longer what the rows were; should they be undone, it is no use.
      isSpoilt = true
      if !(try followOn()) {
        isBuilt = false
        return build()
      }
    }
    restingCount = 0
    for row in changedRows where store.rows[row].isGone { engine.forget(Int(row)) }
    let missing = Int(engine.presolve.one) + 1 - values.count
    if missing > 0 { values.append(contentsOf: repeatElement(0, count: missing)) }
    if isUnusual(engine) && !requiredRowsHold(engine) {
      isBuilt = false
      return false
    }
    if engine.simplex.motion.totalCount != moves || resizes.isAhead {
      // What has followed a track has moved without the engine.
      engine.writeValues(into: &values, areCurrent: true)
    }
    resizes.tracks.writeQuiet(changedRows, store, &values)
    resizes.settle(
      after: changedRows, isSteady: engine.stepCount == steps, isUsual: !isUnusual(engine), store,
      &engine, values)
    return true
  }

  /// Whether the changes may make the required rows contradict each other.
  private var isRisky: Bool {
    mutating get {
      let mayContradict = changedRows.contains {
        store.rows[$0].isInForce && store.rows[$0].isRequired
      }
      if !mayContradict { return false }
      let row = Int(changedRows[0])
      return changedRows.count > 1 || !closedRows.isEmpty || resizes.isAhead || engine.isNew(row)
        || !engine.holdsAlready(row, store)
    }
  }

  /// Lets the engine follow the changes, from where the values are; false if they have no solution.
  private mutating func followOn() throws(Presolve.JoinFailure) -> Bool {
    resizes.bringUpToDate(&engine)
    let factorisations = engine.simplex.counts.factorisations
    let heard = resizes.heard(of: changedRows, isUsual: !isUnusual(engine), engine, store)
    resizes.tracks.noteMoves(in: &engine.simplex)
    if !(try engine.appendAndFollow(heard, opening: closedRows, store)) { return false }
    if !resizes.areSomeKept || engine.simplex.counts.factorisations == factorisations {
      return true
    }
    // It may have begun anew, and come to another optimum where nothing has changed.
    let all = resizes.late + changedRows
    resizes.tracks.keepNone()
    resizes.tracks.noteMoves(in: &engine.simplex)
    return try engine.appendAndFollow(all, opening: [], store)
  }

  /// The same; if they have no solution all is as it was before.
  private mutating func followOrReturn() throws(Presolve.JoinFailure) -> Bool {
    // The copies share their memory with these until they change.
    let before = engine
    let resizesBefore = resizes.isAhead ? resizes : nil
    do {
      if try followOn() { return true }
    } catch {
      goBack(to: before, resizesBefore)
      throw error
    }
    goBack(to: before, resizesBefore)
    return false
  }

  /// Lets the engine be what it was, and what is remembered of resizing if that was ahead of it.
  private mutating func goBack(to before: LiveEngine, _ resizesBefore: ResizeMemory?) {
    engine = before
    if let resizesBefore { resizes = resizesBefore }
    resizes.tracks.keepNone()
  }

  private mutating func commit() {
    journal.removeAll()
    keepRestingRows()
    if !newVariables.isEmpty { newVariables.removeAll(keepingCapacity: true) }
    needsBuild = false
    isSpoilt = false
    store.freeLeaving()
    store.closeGaps()
    for index in closedRows.indices {
      closedRows[index].before.firstTerm = store.rows[closedRows[index].row].firstTerm
    }
  }

  /// Forgets the rows changed, but for those at rest.
  @inline(__always)
  private mutating func keepRestingRows() {
    if restingCount == 0 {
      changedRows.clear()
      closedRows.clear()
    } else {
      changedRows.removeLast(changedRows.count - restingCount)
      closedRows.removeLast(closedRows.count - restingCount)
    }
  }

  /// Says why there is no solution, and undoes the changes.
  private mutating func settleFailure() -> InfeasibilityCertificate? {
    let (problem, rows) = store.linearProblem()
    var backend = SimplexBackend()
    switch backend.solve(problem) {
    case .infeasible(let certificate):
      journal.undo(in: &store)
      store.undoNumbers()
      engine.forgetNew(changedRows)
      if !isBuilt { restingCount = 0 }
      keepRestingRows()
      resizes.note(.undone)
      newVariables.removeAll(keepingCapacity: true)
      needsBuild = !isBuilt
      isSpoilt = false
      return InfeasibilityCertificate(
        rows: certificate.rows.map { rows[$0] }, multipliers: certificate.multipliers)
    case .optimal(let found):
      // Presolving took rounding for a contradiction, or the engine lost itself in it.
      values = found + [0]
      isVerified = backend.isVerified
      restingCount = 0
      commit()
      isBuilt = false
      needsBuild = true
      return nil
    }
  }
}
