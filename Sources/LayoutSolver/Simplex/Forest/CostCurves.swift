/// Convex piecewise linear functions of one number each: the cost of a column and its subtree as a function
/// of the column's value.
///
/// Slopes are single numbers, in which each level counts a million times as much as the next one. That is
/// enough to begin with: the simplex, which goes on from there, compares levels strictly.
struct CostCurves: Sendable {
  /// A stretch of one slope; it begins where the one before ends.
  struct Piece: Sendable {
    var slope: Double
    var end: Double
  }

  /// A curve: the start of its domain, and the range of its pieces; without pieces, a point.
  struct Curve: Sendable {
    var start = -Double.infinity
    var pieces = 0..<0
  }

  /// A value at which the curve that is being made grows steeper.
  private struct Kink {
    let value: Double
    let change: Double
  }

  private(set) var pieces: [Piece] = []
  /// The kinks of the curve that is being made, its slope before them, and its domain.
  private var kinks: [Kink] = []
  private var slope = 0.0
  private var domain = (start: -Double.infinity, end: Double.infinity)

  /// The weight of one unit of cost at a priority level, so that costs of all levels add up in one number.
  @inline(__always)
  static func unit(of level: Level) -> Double {
    let exponent = -(level.index ?? 0) * Tuning.levelExponent
    return exponent == 0 ? 1 : Double(sign: .plus, exponent: exponent, significand: 1)
  }

  // MARK: Making a curve

  mutating func begin() {
    kinks.clear()
    slope = 0
    domain = (-.infinity, .infinity)
  }

  /// Adds a function with one slope before a value and another one after it.
  ///
  /// An infinite slope ends the domain.
  mutating func add(_ before: Double, upTo value: Double, _ after: Double) {
    if before.isFinite { slope += before } else { domain.start = Swift.max(domain.start, value) }
    if after.isInfinite {
      domain.end = Swift.min(domain.end, value)
    } else if before.isInfinite {
      slope += after
    } else if before != after {
      kinks.append(Kink(value: value, change: after - before))
    }
  }

  mutating func add(_ added: [Piece], from start: Double) {
    domain.start = Swift.max(domain.start, start)
    domain.end = Swift.min(domain.end, added.last?.end ?? start)
    slope += added.first?.slope ?? 0
    for index in added.indices.dropLast() {
      kinks.append(
        Kink(value: added[index].end, change: added[index + 1].slope - added[index].slope))
    }
  }

  /// Closes the curve; nil if its domain is empty, or beyond all numbers.
  mutating func close() -> Curve? {
    if !(domain.start <= domain.end) { return nil }
    kinks.sort { $0.value < $1.value }
    let first = pieces.count
    for kink in kinks where kink.value < domain.end {
      let end = pieces.count > first ? pieces[pieces.count - 1].end : domain.start
      if kink.value > end { pieces.append(Piece(slope: slope, end: kink.value)) }
      slope += kink.change
    }
    if domain.start < domain.end { pieces.append(Piece(slope: slope, end: domain.end)) }
    return Curve(start: domain.start, pieces: first..<pieces.count)
  }

  // MARK: Reading one

  @inline(__always)
  func piece(_ index: Int, of curve: Curve) -> Piece { pieces[curve.pieces.lowerBound + index] }

  /// The value of the kink after the piece of an index; for index -1, the start of the curve.
  @inline(__always)
  func value(ofKink kink: Int, of curve: Curve) -> Double {
    kink < 0 ? curve.start : piece(kink, of: curve).end
  }
}
