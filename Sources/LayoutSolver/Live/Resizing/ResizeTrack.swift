/// The way that all values go while the constant of one row changes and the basis stays optimal.
///
/// Inside its interval a change of the constant costs one pass over the values that move, and none
/// over the rows: live resizing stays in such a regime for most of its steps.
struct ResizeTrack: Sendable {
  /// Where a way begins and ends.
  struct Limits: Sendable {
    /// The constant, as it stands in the reduced system, at the beginning.
    var start = 0.0
    /// The constants for which the basis is optimal: none where no way is known.
    var lower = Double.infinity
    var upper = -Double.infinity
    /// From the constant of the store's row to that of the reduced system's: less the offset, divided
    /// by the scale; and one over that, by which multiplying is exact too, since it is a power of two.
    var offset = 0.0
    var unit = 1.0
  }

  /// The row of the store whose constant changes.
  let row: DenseIndex
  private(set) var limits = Limits()
  /// The constant that the values have followed it to; nil if the engine has heard of it.
  private(set) var followedConstant: Double?
  /// The constant that the row had last, as it stands in the reduced system.
  private var constant = 0.0
  /// Which values move, and how the point did when that was found.
  private var moves = ResizeMoves()
  private var direction = SparseVector()
  /// A bit for each of the other tracks that moves a row or a variable which this one moves.
  var entangled: UInt8 = 0
  var patience = TrackPatience()

  init(of row: DenseIndex) {
    self.row = row
  }

  /// Whether the way is known.
  @inline(__always)
  var isKnown: Bool { limits.lower <= limits.upper }

  /// A constant of the row as it stands in the reduced system.
  @inline(__always)
  private func reducedConstant(of constant: Double) -> Double {
    (constant - limits.offset) * limits.unit
  }

  /// Whether the way is known, and the basis is optimal for a constant of the row.
  @inline(__always)
  func reaches(_ constant: Double) -> Bool {
    let reduced = reducedConstant(of: constant)
    return reduced >= limits.lower && reduced <= limits.upper
  }

  /// Lets the values follow the row to a constant.
  @inline(__always)
  mutating func follow(to constant: Double, _ values: inout [Double]) {
    let reduced = reducedConstant(of: constant)
    followedConstant = reduced
    patience.noteFollowed()
    moves.write(at: reduced - limits.start, to: &values)
  }

  /// Notes a constant that the values are to follow the row to.
  mutating func note(_ constant: Double) {
    followedConstant = reducedConstant(of: constant)
    patience.noteFollowed()
  }

  /// Writes the values again that follow the row.
  func write(to values: inout [Double]) {
    guard let followedConstant else { return }
    moves.write(at: followedConstant - limits.start, to: &values)
  }

  /// Notes in a simplex that the columns have moved which the values of the way follow.
  func noteMoves(in simplex: inout DualSimplex) { simplex.noteMoves(along: direction) }

  /// Notes that the engine has heard of the constant.
  @inline(__always)
  mutating func settle() { followedConstant = nil }

  /// Notes the constant that the row has now, as it stands in the reduced system; returns how far that is
  /// from the last one.
  mutating func step(to constant: Double) -> Double {
    defer { self.constant = constant }
    return (constant - self.constant).magnitude
  }

  /// Ends the way, of which the values are the last; returns whether it was found in vain.
  @discardableResult
  mutating func end() -> Bool {
    assert(followedConstant == nil, "the engine has heard of the constant")
    if !isKnown { return false }
    limits = Limits()
    entangled = 0
    return patience.endTrack()
  }

  /// Forgets what moves, too: rows have come or gone.
  mutating func forgetMoves() { direction.removeAll() }

  /// Notes a new way, on which the point goes along a direction.
  ///
  /// - Parameters:
  ///   - limits: Where it begins and ends, but for values that would have the rounding of much larger
  ///     ones.
  ///   - isAlone: Whether no other track is known.
  ///   - rates: Computes how fast all variables move.
  mutating func begin(
    _ limits: Limits, along direction: SparseVector, from values: [Double], isAlone: Bool,
    rates: () -> [Double]
  ) {
    let own = ResizeMoves.reach(of: limits.start)
    let reach: ResizeMoves.Reach
    if direction.count > 0 && self.direction.isSame(as: direction) {
      reach = moves.beginAgain(from: values)
    } else {
      self.direction = direction
      moves.removeAll()
      reach =
        direction.count == 0
        ? (.infinity, .infinity) : moves.note(rates(), from: values, isAlone: isAlone)
    }
    if !isAlone { moves.leaveOut() }
    self.limits = limits
    self.limits.lower = Swift.max(limits.lower, limits.start - Swift.min(reach.back, own.back))
    self.limits.upper = Swift.min(limits.upper, limits.start + Swift.min(reach.forth, own.forth))
    patience.noteTrack(width: self.limits.upper - self.limits.lower)
  }

  /// Leaves values between those of the variables that move to others.
  mutating func makeRoom() { moves.leaveOut() }

  /// Calls a closure with each variable that moves.
  func forEachVariable(_ visit: (DenseIndex) -> Void) { moves.forEachVariable(visit) }
}
