/// Checks of an engine's result with the rows as they were written.
///
/// If coefficients are far from 1, rounding errors of presolve and scaling can hide that a row is violated.
/// Other problems are not checked.
extension IncrementalSolver {
  /// Whether the result of an engine must be checked.
  @inline(__always)
  func isUnusual(_ engine: LiveEngine) -> Bool {
    let system = engine.simplex.system
    return store.unusual.contains(.farTerms) || !system.columnScales.isEmpty
      || system.accepted != RowSystem.ordinary
  }

  /// Whether a new engine has found an optimum, as far as the result is checked.
  func isOptimal(_ engine: LiveEngine) -> Bool {
    if !isUnusual(engine) { return true }
    let refinement = Refinement(problem: store.rowsInForce().problem)
    var backend = SimplexBackend(accepting: RowSystem.close)
    return refinement.confirms(checkedValues(engine), using: &backend)
  }

  /// Whether the required rows are satisfied at the point of an engine.
  func satisfiesRequiredRows(_ engine: LiveEngine) -> Bool {
    store.problem.satisfiesRequiredRows(at: checkedValues(engine))
  }

  private func checkedValues(_ engine: LiveEngine) -> [Double] {
    let count = Swift.max(store.problem.variableCount + 1, engine.valueCount)
    var values = [Double](repeating: 0, count: count)
    engine.writeValues(into: &values)
    return values
  }
}
