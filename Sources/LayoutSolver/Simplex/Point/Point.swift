/// The value of each column, and the moves since these values were computed.
///
/// Invariant: the active rows hold at the point, but for the rounding of as many moves as are counted.
struct Point: Sendable {
  private(set) var values: [Double] = []
  /// How often the point has moved since it was computed from the active rows.
  private(set) var moveCount = 0
  /// How many earlier moves the residuals of rows that are not active have been through since they were
  /// computed.
  ///
  /// It is 0 unless the active rows were found to hold after moves, and the residuals stayed as they were.
  private(set) var carriedCount = 0
  /// How often the point has moved or was computed in total.
  private(set) var totalCount = 0
  /// Whether the active rows held at the point computed but for rounding before it was refined; if
  /// not, the factors have lost digits.
  private(set) var isSound = true
  /// The longest move of a column since the point was computed, and whether a column that moved is now small
  /// compared with it: its value would have the rounding of a much larger number.
  private(set) var farthest = 0.0
  private(set) var hasGoneFar = false

  /// How many moves the residuals of rows that are not active have been through since they were computed.
  var residualMoves: Int { moveCount + carriedCount }

  mutating func begin(columnCount: Int) { values.refill(0, count: columnCount) }

  mutating func addColumn() { values.append(0) }

  /// Begins a recomputation with all columns at 0; ``subtract(_:isSound:)`` has to follow.
  mutating func beginAnew() {
    noteCorrected()
    totalCount += 1
    hasGoneFar = false
    values.refill(0, count: values.count)
  }

  /// Corrects the values by a vector of columns.
  ///
  /// - Parameter isSound: Whether the active rows held but for rounding before.
  mutating func subtract(_ correction: SparseVector, isSound: Bool = true) {
    totalCount += 1
    self.isSound = isSound
    _ = shift(along: correction, by: -1)
  }

  mutating func move(along direction: SparseVector, by distance: Double) {
    moveCount += 1
    totalCount += 1
    let (far, rest) = shift(along: direction, by: distance)
    farthest = Swift.max(farthest, far)
    if Tolerance.lostDigits * farthest > Swift.max(1, rest) { hasGoneFar = true }
  }

  /// Returns the largest move of a column, and the least magnitude of a value that moved.
  private mutating func shift(
    along direction: SparseVector, by distance: Double
  ) -> (farthest: Double, rest: Double) {
    let entries = direction.storage.span.extracting(..<direction.count)
    var values = values.mutableSpan
    var farthest = 0.0
    var rest = Double.infinity
    for entry in entries.indices {
      let change = entries[entry].value * distance
      let value = values[Int(entries[entry].index)] + change
      values[Int(entries[entry].index)] = value
      if change.magnitude > farthest { farthest = change.magnitude }
      if value.magnitude < rest { rest = value.magnitude }
    }
    return (farthest, rest)
  }

  /// Notes that the active rows hold at the point, and that the other residuals stay as they are.
  mutating func noteHeld() {
    let moves = residualMoves
    noteCorrected()
    carriedCount = moves
  }

  /// Notes that the point holds all active rows again, and that all residuals are computed there.
  mutating func noteCorrected() {
    moveCount = 0
    carriedCount = 0
    farthest = 0
    isSound = true
  }
}
