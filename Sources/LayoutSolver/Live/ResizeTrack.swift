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
  let entries: [Entry]

  /// Whether the basis is optimal for a constant of the row.
  @inline(__always)
  func reaches(_ constant: Double) -> Bool {
    let place = (constant - offset) / scale
    return place >= lower && place <= upper
  }

  /// Writes the values that belong to a constant of the row.
  func follow(to constant: Double, _ values: inout [Double]) {
    let distance = (constant - offset) / scale - start
    let entries = self.entries.span
    var values = values.mutableSpan
    for index in entries.indices {
      let entry = entries[index]
      // Adding 0 makes -0 an ordinary 0.
      values[Int(entry.variable)] = entry.start + distance * entry.rate + 0
    }
  }
}
