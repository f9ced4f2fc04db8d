/// How the point of a simplex has moved, and what that has cost in digits.
struct PointMotion: Sendable {
  /// How often it has moved since it was computed from the active rows; more than a live system lets
  /// pass if nobody has counted.
  var count = 0
  /// How many moves before these the residuals of the other rows have been through since they were
  /// computed: none, but where the active rows were found to hold.
  private(set) var carriedCount = 0
  /// How often it has moved or was computed in total.
  var totalCount = 0
  /// Whether the active rows held at the point computed but for rounding before it was refined; if
  /// not, the factors have lost digits.
  var isPointSound = true
  /// How far a column has moved at once since then, at most, and whether one that has moved is small
  /// beside that: it would have the rounding of a much larger number.
  var farthest = 0.0
  var hasGoneFar = false
  /// Notes that the point was computed from the active rows.
  mutating func noteComputed() {
    noteCorrected()
    totalCount += 1
    hasGoneFar = false
  }

  /// How many moves the residuals of rows that are not active have been through since they were computed.
  var residualMoves: Int { count + carriedCount }

  /// Notes that the active rows hold at the point, and that the other residuals stay as they are.
  mutating func noteHeld() {
    let moves = residualMoves
    noteCorrected()
    carriedCount = moves
  }

  /// Notes that the point holds all active rows again, and that all residuals are computed there.
  mutating func noteCorrected() {
    count = 0
    carriedCount = 0
    farthest = 0
    isPointSound = true
  }
}
