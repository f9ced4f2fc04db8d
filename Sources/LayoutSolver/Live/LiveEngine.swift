/// The presolved and solved rows of a store, kept solved while single rows change.
struct LiveEngine: Sendable {
  var presolve = Presolve()
  var simplex = DualSimplex()
  /// How many rows of the system have gone from the store.
  private(set) var goneCount = 0

  init() { presolve.recordsLinks = true }

  /// Whether the row of the store is one of the reduced system.
  @inline(__always)
  func holds(_ row: Int) -> Bool {
    row < presolve.places.count && presolve.places[row] >= 0
  }

  /// Presolves and solves the rows of a store; false if they have no solution.
  mutating func build(_ store: RowStore) -> Bool {
    presolve(store) && solve(store)
  }

  private mutating func presolve(_ store: RowStore) -> Bool {
    goneCount = 0
    simplex.system.accepted = LiveEngine.acceptedSizes(in: store)
    let isLarge = store.rows.count >= Tuning.large
    return presolve.reduce(store, into: &simplex.system, isLarge: isLarge)
  }

  /// The sizes of coefficients that need not be scaled beside the constants of a store.
  private static func acceptedSizes(in store: RowStore) -> ClosedRange<Double> {
    let isDue = store.unusual.contains(.largeConstants) && Refinement.isDue(for: store)
    return isDue ? RowSystem.close : RowSystem.ordinary
  }

  private mutating func solve(_ store: RowStore) -> Bool {
    let verdict = simplex.solve()
    if store.rows.count >= Tuning.large { simplex.dropCrashScratch() }
    return verdict == .optimal
  }

  /// Takes over another one's counts and forest size.
  mutating func copyCounts(from other: LiveEngine) { simplex.copyCounts(from: other.simplex) }

  // MARK: Changes

  /// Whether the system has a level for a row, if that needs one.
  @inline(__always)
  func hasLevel(_ header: RowStore.Row) -> Bool {
    header.isGone || simplex.system.level(of: header.priority) != nil
  }

  /// Whether a row that changes alone holds at the present point, so that nothing has to move.
  mutating func holdsAlready(_ row: Int, _ store: RowStore) -> Bool {
    let place = presolve.places[row]
    if simplex.states[place].slot >= 0 || store.rows[row].relation == .equal { return false }
    let change = scaledConstant(of: row, store) - simplex.system.headers[place].constant
    let residual = simplex.freshResidual(of: place).value - change
    return store.rows[row].relation == .greaterThanOrEqual ? residual >= 0 : residual <= 0
  }

  /// Makes the changes of rows take effect; false if they have no solution.
  mutating func apply(_ rows: [DenseIndex], _ store: RowStore) -> Bool {
    // A new row that has gone again never joined the system.
    for row in rows where holds(Int(row)) { release(Int(row), store) }
    simplex.repairOrRestart()
    for row in rows where holds(Int(row)) { impose(Int(row), store) }
    return simplex.resolve() == .optimal
  }

  /// The level that a row of the store asks for.
  @inline(__always)
  func level(of row: RowStore.Row) -> DenseIndex {
    if !row.isInForce { return RowSystem.idle }
    return simplex.system.level(of: row.priority) ?? RowSystem.idle
  }

  /// Takes a row out of force or changes its cost, if the store asks for either.
  private mutating func release(_ row: Int, _ store: RowStore) {
    let place = presolve.places[row]
    let before = simplex.system.headers[place].level
    let after = level(of: store.rows[row])
    if before == RowSystem.idle { return }
    if before == after { return }
    if before >= 0 && after >= 0 {
      simplex.changeCost(of: place, level: after)
    } else {
      simplex.retire(place)
    }
  }

  /// Gives a row that the store has in force its constant there, and puts it in force if it is not.
  private mutating func impose(_ row: Int, _ store: RowStore) {
    let place = presolve.places[row]
    let after = level(of: store.rows[row])
    if after == RowSystem.idle { return }
    simplex.setConstant(scaledConstant(of: row, store), of: place)
    if simplex.system.headers[place].level != after {
      simplex.revive(place, level: after)
    }
  }

  private mutating func scaledConstant(of row: Int, _ store: RowStore) -> Double {
    let place = presolve.places[row]
    return presolve.constant(of: store.rows[row], at: place, store.terms)
      / simplex.system.headers[place].scale
  }

  /// Forgets that a row of the store is one of the reduced system.
  mutating func forget(_ row: Int) {
    if holds(row) { goneCount += 1 }
    presolve.forget(row)
  }

  // MARK: Values

  /// Computes the values of all variables; `values` has one place more than there are variables.
  func writeValues(into values: inout [Double]) { presolve.expand(simplex, into: &values) }
}
