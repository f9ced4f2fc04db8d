extension DualSimplex {
  /// The constants of a row, as the system has them, for which the present basis stays optimal; the
  /// way of the point is left in ``direction``, empty if the point stays.
  ///
  /// Calls `touch` with each row whose residual changes on the way.
  mutating func regime(
    of row: DenseIndex, touch: (DenseIndex) -> Void
  ) -> (lower: Double, upper: Double) {
    let constant = system.headers[row].constant
    computeWay(of: row)
    let noise = Tolerance.multiplier * direction.largest
    var (lower, upper) = (-Double.infinity, Double.infinity)
    for other in rowRates.touched {
      let rate = rowRates[other]
      if direction.count > 0 && states[other].slot >= 0 || rate.magnitude <= noise { continue }
      touch(other)
      let allowed = allowance(of: other, rate: rate)
      lower = Swift.max(lower, allowed.lower)
      upper = Swift.min(upper, allowed.upper)
    }
    rowRates.clear()
    return (constant + lower, constant + upper)
  }

  /// Computes in ``direction`` how the point moves as the constant of a row grows, and in ``rowRates`` how
  /// fast all residuals grow.
  mutating func computeWay(of row: DenseIndex) {
    let slot = states[row].slot
    // A row that is not in force may still be active; its constant counts when it comes back.
    if slot < 0 || system.headers[row].level == RowSystem.idle {
      direction.removeAll()
      sizeRowRates()
      rowRates.set(row, -1)
    } else {
      computeDirection(of: slot)
      computeRates(1)
    }
  }

  /// How far the way may go until the residual of a row no longer agrees with its slope.
  private func allowance(
    of row: DenseIndex, rate: Double
  ) -> (lower: Double, upper: Double) {
    let state = states[row]
    if state.lower == state.upper { return (-.infinity, .infinity) }
    let end = -state.residual / rate
    let mayGrow = state.slope == state.upper
    let mayShrink = state.slope == state.lower
    if mayGrow == mayShrink { return (0, 0) }
    // The residual must stay at least 0, or at most 0.
    return (rate > 0) == mayGrow
      ? (Swift.min(0, end), .infinity) : (-.infinity, Swift.max(0, end))
  }
}
