/// The state of a row in the interior of a piece of parameters.
package enum RowStanding: UInt8, Sendable {
  /// The row is a required equality, or it is satisfied and contains free variables.
  case undetermined
  /// The row is satisfied with a margin, or is an optional equality that is satisfied.
  case slack
  /// The row is an inequality that is satisfied exactly.
  case tight
  /// The row is optional and violated.
  case violated
  /// The row is optional, and optima violate it by different amounts; some may satisfy it.
  case contested

  /// Whether the row has an effect on the optimum.
  var binds: Bool { self != .undetermined && self != .slack }
}

extension LinearProblem {
  /// The state of each row, given an optimum.
  func standings(at values: [Double], _ freedom: FaceFreedom) -> [RowStanding] {
    var isFree = [Bool](repeating: false, count: variableCount)
    for free in freedom.variables { isFree[free.variable] = true }
    var residuals = [ValueRange?](repeating: nil, count: rowCount)
    for residual in freedom.residuals { residuals[residual.row] = residual.range }
    return (0..<rowCount).map { row in
      if rows[row].isRequired && rows[row].relation == .equal { return .undetermined }
      let (residual, magnitude) = residual(of: row, at: values)
      let isOpen = termRange(of: row).contains { isFree[terms[$0].variable] }
      if isOpen {
        if rows[row].isRequired { return .undetermined }
        guard let range = residuals[row] else {
          let mayVary = freedom.isPartial && isViolated(row, by: residual, magnitude)
          return mayVary ? .contested : .undetermined
        }
        if !range.isPoint { return .contested }
        return isViolated(row, by: range.lower, rows[row].constant.magnitude)
          ? .violated : .undetermined
      }
      if !Tolerance.isViolation(residual, magnitude: magnitude) {
        return rows[row].relation == .equal ? .slack : .tight
      }
      return rows[row].relation.violation(of: residual) > 0 && !rows[row].isRequired
        ? .violated : .slack
    }
  }

  private func isViolated(_ row: Int, by residual: Double, _ magnitude: Double) -> Bool {
    Tolerance.isViolation(residual, magnitude: magnitude)
      && rows[row].relation.violation(of: residual) > 0
  }
}
