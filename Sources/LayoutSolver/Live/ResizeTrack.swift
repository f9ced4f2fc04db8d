/// The way that all values go while the constant of one row changes and the basis stays optimal.
///
/// Inside its interval a change of the constant costs one pass over the values that move, and none
/// over the rows: live resizing stays in such a regime for most of its steps. Which values move
/// stands in ``ResizeMoves``.
struct ResizeTrack: Sendable {
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
  /// The moves that belong to the track.
  let moves: Range<Int>

  /// Whether the basis is optimal for a constant of the row.
  @inline(__always)
  func reaches(_ constant: Double) -> Bool {
    let place = (constant - offset) / scale
    return place >= lower && place <= upper
  }

  /// How far a constant of the row is from the beginning.
  @inline(__always)
  func distance(to constant: Double) -> Double { (constant - offset) / scale - start }
}
