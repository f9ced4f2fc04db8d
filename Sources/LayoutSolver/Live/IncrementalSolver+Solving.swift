extension IncrementalSolver {
  /// Makes the changes since the last successful call take effect.
  ///
  /// - Returns: nil; or, if the required rows contradict each other, which of them do and the proof.
  ///   All changes since the last successful call are then undone; rows are numbered as they were
  ///   before that.
  package mutating func solve() -> InfeasibilityCertificate? {
    // Nothing has changed; the engine might find the same values again with other last bits.
    if journal.isEmpty && !values.isEmpty { return nil }
    let wasVerified = isVerified
    isVerified = true
    let certificate = solveChanges()
    if certificate == nil {
      settleNumbers()
    } else {
      // The values are still those found before.
      isVerified = wasVerified
    }
    return certificate
  }

  /// Sees to unusual numbers after a solve that succeeded.
  private mutating func settleNumbers() {
    store.settleNumbers()
    if hasInfiniteValues || store.unusual.contains(.hugeConstants) { checkFiniteness() }
  }

  /// Notes values that are no numbers.
  @inline(never)
  private mutating func checkFiniteness() {
    hasInfiniteValues = !values.allSatisfy { $0.isFinite }
    if hasInfiniteValues { isVerified = false }
  }

  /// Makes the changes take effect; see ``solve()``.
  ///
  /// The engine goes on from its basis with the rows that have changed. All rows are presolved anew where it
  /// cannot: there is none yet, a row has a priority that it does not know, or so many rows have
  /// gone or would have to be opened that a new one costs less. `needsBuild` has noted most of that when rows
  /// changed.
  private mutating func solveChanges() -> InfeasibilityCertificate? {
    if needsBuild || !canOpenClosedRows {
      if !build() { return solveWithoutEngine() }
    } else {
      do {
        if !(try follow()) { return solveWithoutEngine() }
      } catch {
        // Presolving joins what cannot be joined row by row.
        if !build() {
          if isSpoilt { isBuilt = false }
          return solveWithoutEngine()
        }
      }
    }
    commit()
    return nil
  }

  /// The value of a variable at the optimum that the last successful ``solve()`` found; 0 if it was
  /// added since.
  package func value(of variable: Int) -> Double {
    if variable >= values.count || newVariables.contains(variable) { return 0 }
    return values[variable]
  }

  /// Brings values that the caller keeps up to date after a successful ``solve()``, and appends the
  /// variables whose values were others to `changed`, in ascending order.
  ///
  /// A value that is not a number counts as another one.
  package func update(_ known: inout [Double], noting changed: inout [Int]) {
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
    // Should that fail, the present engine is still that of the rows as they were.
    var built = LiveEngine()
    built.copyCounts(from: engine)
    let isBuiltRight = built.build(store) && isOptimal(built)
    if !isBuiltRight {
      engine.copyCounts(from: built)
      return false
    }
    engine = built
    isBuilt = true
    store.freeRetired()
    values.refill(0, count: store.uses.count + 1)
    engine.writeValues(into: &values)
    checkFiniteness()
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
    let moves = engine.simplex.point.totalCount
    if isRisky {
      if !(try followOrReturn()) { return false }
    } else {
      // The engine is no longer what the rows were; should they be undone, it is no use.
      isSpoilt = true
      if !(try engine.appendAndApply(changedRows, opening: closedRows, store)) {
        throw .needsPresolve
      }
    }
    for row in changedRows where store.rows[row].isGone { engine.forget(Int(row)) }
    let missing = Int(engine.presolve.one) + 1 - values.count
    if missing > 0 { values.append(contentsOf: repeatElement(0, count: missing)) }
    if isUnusual(engine) && !requiredRowsHold(engine) {
      isBuilt = false
      return false
    }
    if engine.simplex.point.totalCount != moves {
      engine.writeValues(into: &values)
    }
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
      return changedRows.count > 1 || !closedRows.isEmpty || engine.isNew(row)
        || !engine.holdsAlready(row, store)
    }
  }

  /// Lets the engine follow changes that may contradict each other; false if they have no solution.
  ///
  /// The engine is then the one from before the changes.
  private mutating func followOrReturn() throws(Presolve.JoinFailure) -> Bool {
    // The copy shares its memory with the engine until that changes.
    let before = engine
    do {
      if try engine.appendAndApply(changedRows, opening: closedRows, store) { return true }
    } catch {
      engine = before
      throw error
    }
    engine = before
    return false
  }

  private mutating func commit() {
    journal.removeAll()
    changedRows.clear()
    closedRows.clear()
    if !newVariables.isEmpty { newVariables.removeAll(keepingCapacity: true) }
    needsBuild = false
    isSpoilt = false
    store.freeLeaving()
    store.closeGaps()
  }

  /// The last resort: solves all rows from nothing.
  ///
  /// If they contradict each other, undoes the changes and returns the proof. If not, presolving took
  /// rounding for a contradiction, or the engine lost itself in it; so this takes the values just found, and
  /// has the rows presolved at the next solve.
  private mutating func solveWithoutEngine() -> InfeasibilityCertificate? {
    let (problem, rows) = store.linearProblem()
    var backend = SimplexBackend()
    switch backend.solve(problem) {
    case .infeasible(let certificate):
      undoChanges()
      return InfeasibilityCertificate(
        rows: certificate.rows.map { rows[$0] }, multipliers: certificate.multipliers)
    case .optimal(let found):
      takeValues(found, areVerified: backend.isVerified)
      return nil
    }
  }

  private mutating func undoChanges() {
    journal.undo(in: &store)
    store.undoNumbers()
    engine.forgetNew(changedRows)
    changedRows.clear()
    closedRows.clear()
    newVariables.removeAll(keepingCapacity: true)
    needsBuild = !isBuilt
    isSpoilt = false
  }

  /// Takes values that another solver has found; the engine is of no use any longer.
  private mutating func takeValues(_ found: [Double], areVerified: Bool) {
    values = found + [0]
    isVerified = areVerified
    commit()
    isBuilt = false
    needsBuild = true
  }
}
