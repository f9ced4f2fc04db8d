/// Checks of what an engine has found, in the rows as they were written.
///
/// Rounding may hide that a row is violated where coefficients are far from 1: digits go as
/// variables are defined by way of others, and scaled rows may miss more than their rows may. Other
/// problems do not pay for the checks.
extension IncrementalSolver {
  /// Whether coefficients are so far from 1, or from each other beside large constants, that what an
  /// engine has found is checked.
  @inline(__always)
  func isUnusual(_ engine: LiveEngine) -> Bool {
    let system = engine.simplex.system
    return store.unusual.contains(.farTerms) || !system.columnScales.isEmpty
      || system.accepted != RowSystem.ordinary
  }

  /// Whether an engine that was just built has found an optimum, as far as is checked.
  func isOptimal(_ engine: LiveEngine) -> Bool {
    if !isUnusual(engine) { return true }
    let refinement = Refinement(problem: store.linearProblem().problem)
    var backend = SimplexBackend(accepting: RowSystem.close)
    return refinement.confirms(checkedValues(engine), using: &backend)
  }

  /// Whether the required rows hold at the point of an engine.
  func requiredRowsHold(_ engine: LiveEngine) -> Bool {
    let values = checkedValues(engine)
    return store.rows.indices.allSatisfy { holds($0, at: values) }
  }

  private func checkedValues(_ engine: LiveEngine) -> [Double] {
    // An engine with new variables may write further than to the last of them.
    let count = Swift.max(store.uses.count, Int(engine.presolve.one)) + 1
    var values = [Double](repeating: 0, count: count)
    engine.writeValues(into: &values)
    return values
  }

  /// Whether a row holds but for rounding, or need not.
  private func holds(_ row: Int, at values: [Double]) -> Bool {
    let header = store.rows[row]
    if !header.isInForce || !header.isRequired { return true }
    var miss = header.constant
    var size = Swift.max(1, miss.magnitude)
    for term in store.terms(of: row) {
      let part = store.terms[term].coefficient * values[store.terms[term].variable]
      miss -= part
      size = Swift.max(size, part.magnitude)
    }
    return header.relation.violation(of: -miss) <= Tolerance.lostDigits * size
  }
}
