/// Convex piecewise linear costs of one number each, with slopes that are vectors with one number a
/// level, compared lexicographically.
///
/// Of a slope those numbers are kept that are not 0: there may be as many levels as rows, and a slope
/// has few of them.
///
/// The domain of a curve begins at its first kink and ends at its last one; either may be infinite.
/// A curve of one kink is a point.
struct CostCurves: Sendable {
  /// What makes a kink: a row, and which kink of the curve of the row's own it is, if that has one.
  struct Origin: Sendable {
    let row: DenseIndex
    let kink: DenseIndex
  }

  /// Curve `c` owns the kinks `starts[c]..<starts[c + 1]`.
  private var starts: [DenseIndex] = [0]
  private var kinks: [Kink] = []
  private var parts: [CostSlope.Part] = []

  /// A place, what makes the kink there, and which parts the slope to the right of it has; that of the
  /// last kink of a curve has no meaning.
  private struct Kink: Sendable {
    let place: Double
    let origin: Origin
    let firstPart: DenseIndex
    let partEnd: DenseIndex
  }

  /// How many curves there are, and how many kinks and parts of slopes.
  var count: Int { starts.count - 1 }
  var size: Int { kinks.count + parts.count }

  /// Makes room for so many curves and kinks, with slopes of two parts.
  mutating func reserveCapacity(curves: Int, kinks: Int) {
    starts.reserveCapacity(curves + 1)
    self.kinks.reserveCapacity(kinks)
    parts.reserveCapacity(2 * kinks)
  }

  /// Adds a kink to the curve that is being made.
  mutating func append(_ kink: Double, slope: CostSlope, _ origin: Origin) {
    let first = DenseIndex(truncatingIfNeeded: parts.count)
    for index in slope.parts.indices { parts.append(slope.parts[index]) }
    kinks.append(
      Kink(
        place: kink, origin: origin, firstPart: first,
        partEnd: DenseIndex(truncatingIfNeeded: parts.count)))
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
  func kink(_ index: Int, of curve: DenseIndex) -> Double {
    kinks[Int(starts[curve]) + index].place
  }

  @inline(__always)
  func origin(_ index: Int, of curve: DenseIndex) -> Origin {
    kinks[Int(starts[curve]) + index].origin
  }

  /// The slope of a piece.
  @inline(__always)
  func slope(_ piece: Int, of curve: DenseIndex) -> ArraySlice<CostSlope.Part> {
    let kink = kinks[Int(starts[curve]) + piece]
    return parts[Int(kink.firstPart)..<Int(kink.partEnd)]
  }

  /// The strongest part of the slope of a piece divided by a number; that of a slope of 0 is 0 at the
  /// weakest level.
  @inline(__always)
  func lead(of piece: Int, of curve: DenseIndex, per divisor: Double) -> CostSlope.Part {
    let kink = kinks[Int(starts[curve]) + piece]
    if kink.firstPart == kink.partEnd { return CostSlope.Part(level: .max, value: 0) }
    let part = parts[kink.firstPart]
    return CostSlope.Part(level: part.level, value: part.value / divisor)
  }

  /// How many parts the slope of a piece has.
  @inline(__always)
  func partCount(of piece: Int, of curve: DenseIndex) -> Int {
    let kink = kinks[Int(starts[curve]) + piece]
    return Int(kink.partEnd - kink.firstPart)
  }

  /// Whether the slope of a piece divided by one number is less than that of another piece divided by
  /// another number, equal, or more: -1, 0 or 1.
  func compare(
    _ piece: Int, of curve: DenseIndex, per divisor: Double, to other: Int,
    of otherCurve: DenseIndex, per otherDivisor: Double
  ) -> Int {
    let left = kinks[Int(starts[curve]) + piece]
    let right = kinks[Int(starts[otherCurve]) + other]
    var (own, next) = (Int(left.firstPart), Int(right.firstPart))
    let (end, otherEnd) = (Int(left.partEnd), Int(right.partEnd))
    while own < end || next < otherEnd {
      let level = own < end ? parts[own].level : .max
      let otherLevel = next < otherEnd ? parts[next].level : .max
      let first = level <= otherLevel ? parts[own].value / divisor : 0
      let second = otherLevel <= level ? parts[next].value / otherDivisor : 0
      if first != second { return first < second ? -1 : 1 }
      if level <= otherLevel { own += 1 }
      if otherLevel <= level { next += 1 }
    }
    return 0
  }

  func first(of curve: DenseIndex) -> Double { kink(0, of: curve) }
  func last(of curve: DenseIndex) -> Double { kink(pieceCount(of: curve), of: curve) }

  /// How many kinks of a curve are not to the right of a place.
  func kinkCount(of curve: DenseIndex, upTo place: Double) -> Int {
    (0..<(pieceCount(of: curve) + 1)).partitioningIndex { kink($0, of: curve) > place }
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
    let kink = kinks[Int(starts[curve]) + piece]
    return kink.firstPart < kink.partEnd && parts[kink.firstPart].value < 0
  }
}
