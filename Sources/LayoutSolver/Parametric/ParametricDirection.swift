/// How fast the columns and the residuals of a system grow on the current stretch of a ``ParametricWalk``.
struct ParametricDirection {
  /// The growth of each column with the length of the way.
  private(set) var speeds: [Double] = []
  /// The growth of the residual of each row that is not active.
  private(set) var rates: [Double] = []
  /// The size up to which a rate may be rounding.
  private var noise = 0.0
  /// Whether rows that are slow beside the fastest column may end a stretch.
  private let isCareful: Bool

  init(isCareful: Bool) { self.isCareful = isCareful }

  /// Whether the rates are those of the current basis.
  var isComputed: Bool { !rates.isEmpty }

  /// Computes the speeds and rates from a multiple of a direction of the point.
  mutating func compute(_ direction: SparseVector, times factor: Double, in system: RowSystem) {
    speeds.refill(0, count: system.columnCount)
    rates.refill(0, count: system.rowCount)
    noise = Tolerance.relative * direction.largest * factor.magnitude
    add(direction, times: factor, in: system)
  }

  /// Turns the direction so that the residual of an entering row no longer changes.
  ///
  /// - Parameters:
  ///   - direction: The direction of the slot that the row enters.
  ///   - entry: The entry of the transformed row in that slot.
  mutating func turn(
    for row: DenseIndex, along direction: SparseVector, entry: Double, in system: RowSystem
  ) {
    add(direction, times: -rates[row] / entry, in: system)
    rates[row] = 0
  }

  private mutating func add(
    _ direction: SparseVector, times factor: Double, in system: RowSystem
  ) {
    for entry in 0..<direction.count {
      let column = direction.index(entry)
      let speed = factor * direction.value(entry)
      speeds[column] += speed
      for entry in system.columns.entries(of: column) {
        rates[system.columns.indices[entry]] += system.columns.values[entry] * speed
      }
    }
  }

  /// Replaces the speed of a column and keeps all rates.
  mutating func setSpeed(of column: Int, to speed: Double) { speeds[column] = speed }

  /// Discards the rates of a basis that has changed.
  mutating func discardRates() { rates.removeAll() }

  /// How far the residual of a row may go on before it disagrees with its slope; nil if it never does.
  @inline(__always)
  func way(of row: DenseIndex, _ state: RowState, in system: RowSystem) -> Double? {
    let rate = rates[row]
    if rate == 0 || state.slot >= 0 { return nil }
    if rate.magnitude <= noise && !(isCareful && counts(rate, of: row, in: system)) { return nil }
    let full = rate > 0 ? state.upper : state.lower
    if state.slope == full || state.lower == state.upper { return nil }
    return Swift.max(0, -state.residual / rate)
  }

  /// Whether a rate that is small beside the fastest column is more than rounding.
  private func counts(_ rate: Double, of row: DenseIndex, in system: RowSystem) -> Bool {
    if rate.magnitude * Tolerance.relative <= noise * Tolerance.cancellation { return false }
    var size = 0.0
    for entry in system.rows.entries(of: row) {
      size += (system.rows.values[entry] * speeds[system.rows.indices[entry]]).magnitude
    }
    return rate.magnitude > Tolerance.relative * size
  }
}
