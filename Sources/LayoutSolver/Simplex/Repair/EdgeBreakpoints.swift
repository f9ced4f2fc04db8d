/// The rows whose residuals change their signs on the way along an edge, nearest first.
struct EdgeBreakpoints: Sendable {
  /// A row on the way.
  struct Breakpoint: Sendable {
    let distance: Double
    let row: DenseIndex
    /// How fast the residual of the row grows.
    let rate: Double

    /// Whether the way meets the row before another one, or with it and the row is the first.
    @inline(__always)
    func precedes(_ other: Breakpoint) -> Bool {
      distance != other.distance ? distance < other.distance : row < other.row
    }
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
        Breakpoint(distance: 0, row: -1, rate: 0), count: Swift.max(most, 2 * list.count))
    }
    count = EdgeBreakpoints.collect(rates, states.all, noise, into: &list)
    list[..<count].sort { $0.precedes($1) }
  }

  /// Writes the rows that an edge meets into a list that is long enough, in no order; returns their number.
  private static func collect(
    _ rates: ScatteredVector, _ states: [RowState], _ noise: Double,
    into list: inout [Breakpoint]
  ) -> Int {
    let states = states.span
    let places = rates.places.span.extracting(..<rates.touchedCount)
    var list = list.mutableSpan
    var count = 0
    for place in places.indices {
      let row = places[place]
      let rate = rates[row]
      let state = states[Int(row)]
      if state.slot >= 0 || rate.magnitude <= noise { continue }
      if rate > 0 ? state.slope >= state.upper : state.slope <= state.lower { continue }
      let distance = Swift.max(0, -state.residual / rate)
      list[count] = Breakpoint(distance: distance, row: row, rate: rate)
      count += 1
    }
    return count
  }
}
