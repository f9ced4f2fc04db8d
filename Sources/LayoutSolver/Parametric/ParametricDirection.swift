/// The rates at which the columns and residuals of a system change on the current stretch of a
/// ``ParametricWalk``.
struct ParametricDirection {
  var speeds: [Double] = []
  private(set) var rates: [Double] = []
  /// The size up to which a rate may be a rounding error.
  private var noise = 0.0
  /// Whether rates that are small compared with the fastest column are examined.
  private let isCareful: Bool

  init(isCareful: Bool) { self.isCareful = isCareful }

  /// Computes the rates from a multiple of a direction of the point.
  mutating func compute(_ direction: SparseVector, times factor: Double, in system: RowSystem) {
    speeds.refill(0, count: system.columnCount)
    rates.refill(0, count: system.rowCount)
    noise = Tolerance.relative * direction.largest * factor.magnitude
    for entry in 0..<direction.count {
      let column = direction.index(entry)
      let speed = factor * direction.value(entry)
      speeds[column] = speed
      for entry in system.columns.entries(of: column) {
        rates[system.columns.indices[entry]] += system.columns.values[entry] * speed
      }
    }
  }

  /// The distance up to which the residual of a row agrees with its slope; `nil` if there is no limit.
  @inline(__always)
  func distance(of row: DenseIndex, _ state: RowState, in system: RowSystem) -> Double? {
    let rate = rates[row]
    if rate == 0 || state.isActive { return nil }
    if rate.magnitude <= noise && !(isCareful && counts(rate, of: row, in: system)) { return nil }
    let full = rate > 0 ? state.upper : state.lower
    if state.slope == full || state.lower == state.upper { return nil }
    return Swift.max(0, -state.residual / rate)
  }

  /// Whether a rate that is small compared with the fastest column is more than a rounding error.
  private func counts(_ rate: Double, of row: DenseIndex, in system: RowSystem) -> Bool {
    if rate.magnitude * Tolerance.relative <= noise * Tolerance.cancellation { return false }
    var size = 0.0
    for entry in system.rows.entries(of: row) {
      size += (system.rows.values[entry] * speeds[system.rows.indices[entry]]).magnitude
    }
    return rate.magnitude > Tolerance.relative * size
  }
}
