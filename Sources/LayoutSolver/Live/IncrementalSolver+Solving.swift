extension IncrementalSolver {
  /// Applies the changes since the last successful call.
  ///
  /// - Returns: `nil`, or a certificate if the required rows contradict each other. Then all changes since
  ///   the last successful call are undone, and the numbers of rows are the same as before the changes.
  package mutating func solve() -> InfeasibilityCertificate? {
    // The engine could find the same values with other rounding errors.
    if store.isUnchanged && !values.isEmpty { return nil }
    assert(store.isConsistent, "a removed variable is in no row")
    let wasVerified = isVerified
    isVerified = true
    if let certificate = solveChanges() {
      // The values are still the former values.
      isVerified = wasVerified
      return certificate
    }
    if hasInfiniteValues || store.unusual.contains(.hugeConstants) { checkFiniteness() }
    return nil
  }

  /// Returns the value of a variable at the optimum of the last successful call of ``solve()``; 0 for a new
  /// variable.
  package func value(of variable: Int) -> Double {
    variable < values.count ? values[variable] : 0
  }

  /// Copies the values that have changed to an array of values, and adds the numbers of their variables to
  /// `changed`, in ascending order.
  ///
  /// NaN counts as changed.
  package func update(_ known: inout [Double], noting changed: inout [Int]) {
    let values = self.values.span
    var known = known.mutableSpan
    for variable in 0..<min(values.count, known.count)
    where values[variable] != known[variable] {
      known[variable] = values[variable]
      changed.append(variable)
    }
    // The last variables may be in no row.
    for variable in min(values.count, known.count)..<known.count where known[variable] != 0 {
      known[variable] = 0
      changed.append(variable)
    }
  }

  @inline(never)
  private mutating func checkFiniteness() {
    hasInfiniteValues = !values.allSatisfy { $0.isFinite }
    if !hasInfiniteValues { return }
    isVerified = false
    // Changes of infinite values are undefined.
    (isBuilt, needsBuild) = (false, true)
  }

  /// Applies the changes with the present engine, with a new engine, or without an engine.
  private mutating func solveChanges() -> InfeasibilityCertificate? {
    if needsBuild {
      if !build() { return solveWithoutEngine() }
    } else {
      do {
        if !(try updateEngine()) { return solveWithoutEngine() }
      } catch {
        // The rows can only be presolved together.
        if !build() { return solveWithoutEngine() }
      }
    }
    commit()
    return nil
  }

  /// Presolves and solves all rows with a new engine; returns whether there is a solution.
  private mutating func build() -> Bool {
    presolveCount += 1
    store.reviewNumbers()
    // If this fails, the present engine still contains the rows of the last solve.
    var built = LiveEngine()
    built.copyCounts(from: engine)
    guard built.build(store), isOptimal(built) else {
      engine.copyCounts(from: built)
      return false
    }
    engine = built
    isBuilt = true
    store.freeRemoved()
    values.refill(0, count: store.problem.variableCount + 1)
    engine.writeValues(into: &values)
    checkFiniteness()
    return true
  }

  /// Applies the changes to the present engine; returns whether there is a solution.
  private mutating func updateEngine() throws(LiveReduction.JoinFailure) -> Bool {
    let moves = engine.moveCount
    if mayContradict {
      // The copy shares the memory of the engine until the engine changes.
      let before = engine
      do {
        if !(try engine.apply(changedRows, opening: closedRows, store.problem)) {
          engine = before
          return false
        }
      } catch {
        engine = before
        throw error
      }
    } else {
      isBuilt = false
      guard try engine.apply(changedRows, opening: closedRows, store.problem) else {
        throw .needsPresolve
      }
      isBuilt = true
    }
    for row in changedRows where store.problem.rows[row].isRemoved { engine.forget(Int(row)) }
    let missing = engine.valueCount - values.count
    if missing > 0 { values.append(contentsOf: repeatElement(0, count: missing)) }
    if isUnusual(engine) && !satisfiesRequiredRows(engine) {
      isBuilt = false
      return false
    }
    if engine.moveCount != moves { engine.writeValues(into: &values) }
    return true
  }

  /// Whether the required rows may contradict each other after the changes.
  private var mayContradict: Bool {
    let problem = store.problem
    guard let row = changedRows.first.map({ Int($0) }) else { return false }
    if changedRows.count == 1 && closedRows.isEmpty && engine.isSatisfied(row, of: problem) {
      return false
    }
    return changedRows.contains { problem.rows[$0].isInForce && problem.rows[$0].isRequired }
  }

  private mutating func commit() {
    assert(
      !isBuilt || engine.isConsistent(with: store.problem),
      "the engine contains the rows of the store")
    changedRows.clear()
    closedRows.clear()
    needsBuild = !isBuilt
    store.settle()
  }

  /// Solves all rows with ``SimplexBackend``.
  ///
  /// If the rows contradict each other, the changes are undone. Otherwise rounding errors have caused the
  /// failure of the engine. Then the values of this optimum are used, and the next solve presolves all rows.
  private mutating func solveWithoutEngine() -> InfeasibilityCertificate? {
    let (problem, numbers) = store.rowsInForce()
    var backend = SimplexBackend()
    switch backend.solve(problem) {
    case .infeasible(let certificate):
      engine.forgetNew(changedRows)
      store.undo()
      changedRows.clear()
      closedRows.clear()
      needsBuild = !isBuilt
      return InfeasibilityCertificate(
        rows: certificate.rows.map { numbers[$0] }, multipliers: certificate.multipliers)
    case .optimal(let found):
      values = found + [0]
      isVerified = backend.isVerified
      isBuilt = false
      commit()
      return nil
    }
  }
}
