/// A row that goes and comes alone, by steps of the simplex, and the optimum on the other side of that: as
/// long as nothing else changes, the row may come back or go again without them.
///
/// Noting an optimum costs a part of what a step does, so it is done where the row that went before came
/// back at once, and not again once it was done in vain.
struct RowTurn: Sendable {
  /// The row of the store that went last, with nothing else since but that it may have come back by way of
  /// the optimum noted; negative for none.
  private var number = -1
  /// The row that was about to go when an optimum was noted, and whether the values were too.
  private var notedNumber = -1
  private var hasValues = false
  /// Whether the optimum that is noted has been gone to.
  private var wasUseful = false
  /// Whether one is likely to be.
  private var isLikely = false
  private var optimum = KnownOptimum()
  private var values: [Double] = []

  /// Notes the optimum that the simplex is at, while a row is about to go, if that is worth while.
  @inline(__always)
  mutating func noteOptimum(of simplex: inout DualSimplex, before number: Int) {
    forget()
    if !isLikely || !simplex.canNoteOptimum { return }
    simplex.note(&optimum)
    notedNumber = number
  }

  /// Notes the values as they are before a row goes or comes, if an optimum was noted for that.
  @inline(__always)
  mutating func noteValues(_ values: [Double], before number: Int) {
    if notedNumber != number {
      if self.number != number { forget() }
      return
    }
    assert(!hasValues, "a row whose values are noted turns")
    self.values.copy(values)
    hasValues = true
  }

  /// Notes that a row has gone or come by steps of the simplex.
  @inline(__always)
  mutating func settle(_ number: Int, isInForce: Bool, canGoBack: Bool) {
    let isReturn = isInForce && self.number == number
    if isInForce || !canGoBack { forget() }
    if isReturn { isLikely = true }
    if !isInForce { self.number = number }
  }

  /// Whether a row may go or come without a step.
  @inline(__always)
  func isReady(for number: Int) -> Bool { hasValues && self.number == number }

  /// Goes to the optimum on the other side, with its values.
  ///
  /// - Parameters:
  ///   - place: Where the row stands in the reduced system.
  ///   - level: The level that it has on the other side.
  mutating func turn(
    _ simplex: inout DualSimplex, _ values: inout [Double], _ place: DenseIndex, level: DenseIndex
  ) {
    simplex.exchange(with: &optimum, place, level: level)
    swap(&self.values, &values)
    simplex.forgetMoves()
    wasUseful = true
  }

  /// Forgets the row and the optimum: something else has changed.
  @inline(__always)
  mutating func forget() {
    if number < 0 && notedNumber < 0 { return }
    if notedNumber >= 0 && !wasUseful { isLikely = false }
    number = -1
    notedNumber = -1
    hasValues = false
    wasUseful = false
  }
}
