/// Convex piecewise linear costs of one number each, with slopes that are vectors with one number a
/// level, compared lexicographically.
///
/// The domain of a curve begins at its first kink and ends at its last one; either may be infinite.
/// A curve of one kink is a point.
struct CostCurves: Sendable {
  /// What makes a kink: a row, and which kink of the curve of the row's own it is, if that has one.
  struct Origin: Sendable {
    let row: DenseIndex
    let kink: DenseIndex
  }

  /// How many levels the slopes have.
  let levelCount: Int
  /// Curve `c` owns the kinks `starts[c]..<starts[c + 1]`.
  private var starts: [DenseIndex] = [0]
  private var kinks: [Double] = []
  /// The slopes to the right of each kink, with no meaning for the last of a curve.
  private var slopes: [Double] = []
  private var origins: [Origin] = []

  init(levelCount: Int) { self.levelCount = levelCount }

  /// How many curves and kinks there are.
  var count: Int { starts.count - 1 }
  var kinkCount: Int { kinks.count }

  /// Adds a kink to the curve that is being made.
  mutating func append(_ kink: Double, slope: [Double], _ origin: Origin) {
    kinks.append(kink)
    for level in slope.indices { slopes.append(slope[level]) }
    origins.append(origin)
  }

  /// Makes a curve of the kinks since the last one, and returns its number.
  mutating func close() -> DenseIndex {
    starts.append(DenseIndex(truncatingIfNeeded: kinks.count))
    return DenseIndex(truncatingIfNeeded: count - 1)
  }

  /// How many linear pieces a curve has.
  @inline(__always)
  func pieceCount(of curve: DenseIndex) -> Int {
    Int(starts[curve + 1] - starts[curve]) - 1
  }

  @inline(__always)
  func kink(_ index: Int, of curve: DenseIndex) -> Double { kinks[Int(starts[curve]) + index] }

  @inline(__always)
  func origin(_ index: Int, of curve: DenseIndex) -> Origin { origins[Int(starts[curve]) + index] }

  /// The slope of a piece at a level.
  @inline(__always)
  func slope(_ piece: Int, of curve: DenseIndex, level: Int) -> Double {
    slopes[(Int(starts[curve]) + piece) * levelCount + level]
  }

  func first(of curve: DenseIndex) -> Double { kink(0, of: curve) }
  func last(of curve: DenseIndex) -> Double { kink(pieceCount(of: curve), of: curve) }

  /// How many kinks of a curve are not to the right of a place.
  func kinkCount(of curve: DenseIndex, upTo place: Double) -> Int {
    var low = 0
    var high = pieceCount(of: curve) + 1
    while low < high {
      let middle = (low + high) / 2
      if kink(middle, of: curve) <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place at which a curve is least: the first of its finite kinks from which on it does not
  /// fall, nil if it has no finite kink or falls for ever.
  func leastKink(of curve: DenseIndex) -> Int? {
    let pieces = pieceCount(of: curve)
    var index = kink(0, of: curve).isFinite ? 0 : 1
    while index < pieces && isFalling(index, of: curve) { index += 1 }
    return index <= pieces && kink(index, of: curve).isFinite ? index : nil
  }

  private func isFalling(_ piece: Int, of curve: DenseIndex) -> Bool {
    for level in 0..<levelCount {
      let slope = slope(piece, of: curve, level: level)
      if slope != 0 { return slope < 0 }
    }
    return false
  }
}
