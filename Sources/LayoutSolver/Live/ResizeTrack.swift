/// The way that all values go while the constant of one row changes and the basis stays optimal.
///
/// Inside its interval a change of the constant costs one pass over the values that move, and none
/// over the rows: live resizing stays in such a regime for most of its steps.
struct ResizeTrack: Sendable {
  /// A variable that moves, its value at the beginning, and how fast it moves.
  struct Entry: Sendable {
    let variable: DenseIndex
    let start: Double
    let rate: Double
  }

  /// The row of the store whose constant changes.
  let row: DenseIndex
  /// The constant, as it stands in the reduced system, at the beginning.
  let start: Double
  /// The constants for which the basis is optimal.
  let lower: Double
  let upper: Double
  /// From the constant of the store's row to that of the reduced system's: less the offset, divided
  /// by the scale.
  let offset: Double
  let scale: Double
  /// The variables that move; none if most of those from ``firstVariable`` on do.
  let entries: [Entry]
  let firstVariable: Int
  /// The value of each of these at the beginning, and how fast it moves.
  let starts: [Double]
  let rates: [Double]

  /// Whether the basis is optimal for a constant of the row.
  @inline(__always)
  func reaches(_ constant: Double) -> Bool {
    let place = (constant - offset) / scale
    return place >= lower && place <= upper
  }

  /// Writes the values that belong to a constant of the row.
  func follow(to constant: Double, _ values: inout [Double]) {
    let distance = (constant - offset) / scale - start
    // Adding 0 makes -0 an ordinary 0.
    if entries.isEmpty {
      ResizeTrack.move(&values, from: firstVariable, starts.span, rates.span, distance)
      return
    }
    let entries = self.entries.span
    var values = values.mutableSpan
    for index in entries.indices {
      let entry = entries[index]
      values[Int(entry.variable)] = entry.start + distance * entry.rate + 0
    }
  }

  /// Writes neighbouring values.
  private static func move(
    _ values: inout [Double], from first: Int, _ starts: Span<Double>, _ rates: Span<Double>,
    _ distance: Double
  ) {
    var values = values.mutableSpan
    for index in starts.indices {
      values[first + index] = starts[index] + distance * rates[index] + 0
    }
  }
}
