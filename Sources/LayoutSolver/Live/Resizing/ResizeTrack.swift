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
  /// The one that the values have followed it to; nil if they have not yet.
  private(set) var followedConstant: Double?
  /// The constants for which the basis is optimal.
  let lower: Double
  let upper: Double
  /// From the constant of the store's row to that of the reduced system's: less the offset, divided
  /// by the scale; and one over that, by which multiplying is exact too, since it is a power of two.
  let offset: Double
  let unit: Double
  /// The moves that belong to the track.
  let moves: Range<Int>

  /// A constant of the row as it stands in the reduced system.
  @inline(__always)
  private func reducedConstant(of constant: Double) -> Double { (constant - offset) * unit }

  /// Whether the basis is optimal for a constant of the row.
  @inline(__always)
  func reaches(_ constant: Double) -> Bool {
    let reduced = reducedConstant(of: constant)
    return reduced >= lower && reduced <= upper
  }

  /// Notes that the values follow the row to a constant; returns how far that is from the beginning.
  @inline(__always)
  mutating func follow(to constant: Double) -> Double {
    let reduced = reducedConstant(of: constant)
    followedConstant = reduced
    return reduced - start
  }
}
