/// The rows whose residuals change their signs on the way along an edge, nearest first.
struct EdgeBreakpoints: Sendable {
  /// A row on the way.
  struct Breakpoint: Sendable {
    let distance: Double
    let row: DenseIndex
    /// How fast the residual of the row grows.
    let rate: Double
  }

  /// The breakpoints in their order, followed by unused entries.
  private(set) var list: [Breakpoint] = []
  /// How many breakpoints there are.
  private(set) var count = 0

  /// Collects the rows that an edge meets, the nearest one first.
  ///
  /// - Parameters:
  ///   - rates: How fast the residual of each row grows along the edge.
  ///   - noise: The size up to which such a rate is rounding.
  mutating func collect(
    _ rates: ScatteredVector, _ states: RowStates, noise: Double
  ) {
    let most = rates.touchedCount
    if list.count < most {
      list.refill(
        Breakpoint(distance: 0, row: 0, rate: 0), count: Swift.max(most, 2 * list.count))
    }
    let states = states.all.span
    let touched = rates.touchedList.span.extracting(..<rates.touchedCount)
    var breakpoints = list.mutableSpan
    var found = 0
    for index in touched.indices {
      let row = touched[index]
      let rate = rates[row]
      let state = states[Int(row)]
      if state.isActive || rate.magnitude <= noise { continue }
      if rate > 0 ? state.slope >= state.upper : state.slope <= state.lower { continue }
      let distance = Swift.max(0, -state.residual / rate)
      breakpoints[found] = Breakpoint(distance: distance, row: row, rate: rate)
      found += 1
    }
    count = found
    list[..<found].sort { ($0.distance, $0.row) < ($1.distance, $1.row) }
  }
}
