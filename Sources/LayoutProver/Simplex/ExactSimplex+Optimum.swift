import ExactNumbers

extension ExactSimplex {
  /// Maximizes a basic variable without bounds, and returns whether it has a maximum.
  ///
  /// After that, the form of the variable contains the reduced costs: no nonbasic variable in it can move in
  /// the direction that increases the variable.
  ///
  /// - Parameter isExpectedOptimal: Whether to stop if the variable can increase; the result is then `false`.
  /// - Precondition: All variables are within their bounds.
  mutating func maximize(_ variable: Int, isExpectedOptimal: Bool = false) -> Bool {
    guard let objective = row(of: variable) else { return false }
    assert(bounds[variable] == .free, "the variable has no bounds")
    var idleSteps = 0
    while let (entering, isUp) = improvingVariable(objective, first: idleSteps > 20) {
      guard let step = ratioTest(entering, isUp) else { return false }
      if isExpectedOptimal, !step.length.isZero { return false }
      idleSteps = step.length.isZero ? idleSteps + 1 : 0
      move(entering, by: isUp ? step.length : -step.length)
      if let row = step.row { pivot(row: row, entering: entering) }
    }
    return true
  }

  /// The nonbasic variable with the largest reduced cost that can increase the variable of a row, or the first
  /// such variable.
  private func improvingVariable(_ row: Int, first: Bool) -> (variable: Int, isUp: Bool)? {
    var best: (variable: Int, isUp: Bool, rate: Rational)?
    for term in rows[row].terms {
      let isUp = term.coefficient.signum > 0
      let rate = term.coefficient.magnitude
      if let best, best.rate >= rate { continue }
      guard canMove(term.index, up: isUp) else { continue }
      if first { return (term.index, isUp) }
      best = (term.index, isUp, rate)
    }
    return best.map { ($0.variable, $0.isUp) }
  }

  /// The largest step of a nonbasic variable, with the row that limits it; `nil` if nothing limits it.
  ///
  /// No row limits the step if the variable's own bound does.
  private mutating func ratioTest(
    _ entering: Int, _ isUp: Bool
  ) -> (length: Rational, row: Int?)? {
    var best: (length: Rational, row: Int?)?
    let own = isUp ? bounds[entering].upper : bounds[entering].lower
    if let own { best = ((own - values[entering]).magnitude, nil) }
    var limit: (row: Int, variable: Int)?
    for (row, coefficient) in coefficients(of: entering) {
      let variable = basicVariables[row]
      let increases = (coefficient.signum > 0) == isUp
      guard let bound = increases ? bounds[variable].upper : bounds[variable].lower else {
        continue
      }
      let length = (bound - values[variable]).magnitude / coefficient.magnitude
      if let best {
        if length > best.length { continue }
        // Of equal steps, the variable's own bound is preferred because it needs no pivot.
        if length == best.length, limit.map({ $0.variable < variable }) ?? true { continue }
      }
      best = (length, row)
      limit = (row, variable)
    }
    return best
  }
}
