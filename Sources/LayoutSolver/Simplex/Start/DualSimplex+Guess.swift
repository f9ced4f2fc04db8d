/// Starting from the optimum that the same layout had before it was presolved anew.
///
/// Multipliers of 0 are feasible on any basis, but from there each row that pulls at the optimum has to
/// come in again, one after the other: as many steps as solving from nothing takes. The sides of all rows
/// together say what the multipliers were.
extension DualSimplex {
  /// How many of the columns there are for each that a guess may leave open, and for each multiplier that
  /// may lie outside its interval.
  private static let columnsForEachMiss = 16

  /// How much of a guess may be wrong before another start is better.
  private var missLimit: Int { 1 + system.columnCount / DualSimplex.columnsForEachMiss }

  /// Goes to the basis and the slopes of a guess, as far as they still fit; returns false, and leaves
  /// everything as it is, if it says too little.
  mutating func goToGuess(_ guess: OptimumGuess) -> Bool {
    if guess.sides.isEmpty || hasStages { return false }
    if system.columnCount - guess.active.count >= missLimit { return false }
    takeBasis(of: guess)
    restart()
    takeSlopes(of: guess)
    return true
  }

  /// Makes the rows of a guess active; which of them depend on others, and which columns nothing holds,
  /// shows when the basis is factorised.
  private mutating func takeBasis(of guess: OptimumGuess) {
    assert(head.allSatisfy { $0 < 0 }, "no row is active yet")
    var slot = 0
    for row in guess.active where slot < head.count && states[row].slot < 0 {
      head[slot] = row
      states[row].slot = DenseIndex(truncatingIfNeeded: slot)
      slot += 1
    }
  }

  /// Lets the rows that are not active pull as they did, unless the point asks for something else.
  private mutating func takeSlopes(of guess: OptimumGuess) {
    var slopes = [Double](repeating: 0, count: system.rowCount)
    for row in slopes.indices where guess.sides[row] != 0 {
      slopes[row] = guess.sides[row] > 0 ? states[row].upper : states[row].lower
    }
    setSlopes(slopes) { _ in false }
    var misses = 0
    for slot in 0..<DenseIndex(truncatingIfNeeded: head.count)
    where !multiplierIsFeasible(slot) {
      misses += 1
    }
    if misses > missLimit { restart() } else { repairOrRestartAnywhere() }
  }
}
