/// What the constant of a row moves while the basis stays optimal.
extension DualSimplex {
  /// The constants of a row, as the system has them, for which the present basis stays optimal; the
  /// way of the point is left in ``direction``, empty if the point stays.
  ///
  /// Calls `touch` with each row whose residual changes on the way.
  mutating func regime(
    of row: DenseIndex, touch: (DenseIndex) -> Void
  ) -> (lower: Double, upper: Double) {
    let constant = system.headers[row].constant
    var (lower, upper) = (-Double.infinity, Double.infinity)
    findRates(alongConstantOf: row)
    for other in rowRates.touched {
      if other != row { touch(other) }
      let allowed = allowance(of: other, rate: rowRates[other])
      lower = Swift.max(lower, allowed.lower)
      upper = Swift.min(upper, allowed.upper)
    }
    rowRates.clear()
    return (constant + lower, constant + upper)
  }

  /// Finds in ``rowRates``, which have to be cleared, how fast the residuals of the rows that are not
  /// active grow as the constant of a row does; leaves the way of the point in ``direction``, empty if
  /// that stays.
  mutating func findRates(alongConstantOf row: DenseIndex) {
    let slot = states[row].slot
    // A row that is not in force may still be active; its constant counts when it comes back.
    if slot < 0 || system.headers[row].level == RowSystem.idle {
      direction.removeAll()
      sizeRowRates()
      rowRates.set(row, -1)
      return
    }
    computeDirection(of: slot)
    computeRates(1)
    let noise = Tolerance.multiplier * direction.largest
    let states = states
    rowRates.keep { other, rate in states[other].slot < 0 && rate.magnitude > noise }
  }

  /// How far the way may go until the residual of a row no longer agrees with its slope.
  private func allowance(
    of row: DenseIndex, rate: Double
  ) -> (lower: Double, upper: Double) {
    guard let room = states[row].room else { return (-.infinity, .infinity) }
    if room.sign == 0 { return (0, 0) }
    let end = room.size / rate.magnitude
    return rate * room.sign > 0 ? (-end, .infinity) : (-.infinity, end)
  }
}

extension DualSimplex.RowState {
  /// How far the residual of a row that is not active is from the 0 that it must not pass, and on which
  /// side it is, 0 if it must not move at all; nil if it may be anything.
  @inline(__always)
  var room: (size: Double, sign: Double)? {
    if lower == upper { return nil }
    let mayGrow = slope == upper
    if mayGrow == (slope == lower) { return (0, 0) }
    let sign = mayGrow ? 1.0 : -1.0
    return (Swift.max(0, sign * residual), sign)
  }
}
