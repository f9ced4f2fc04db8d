/// Rows that come to pull with the other end of their slopes, while the point stays where it is.
extension DualSimplex {
  /// Moves the multiplier of the row that enters to the other end of its interval, if that has one and
  /// the multipliers of the active rows can make up for it, or those of their twins can: the step that a
  /// ratio test would choose.
  mutating func flipFreely(_ row: DenseIndex) -> Bool {
    let state = states[row]
    let slope = flippedSlope(of: row)
    if slope.isInfinite || isStalled { return false }
    counts.comparisons += transformedRow.count
    if !shiftToTwins(by: state.slope - slope, level: state.level) { return false }
    states[row].slope = slope
    counts.flips += 1
    effort.stalledSteps = 0
    return true
  }

  /// Flips the rows that wait behind one just flipped, as long as they are of its level and speak of
  /// the same column alone with a coefficient of the same size; returns how many did.
  ///
  /// They are the same combination of active rows but for the sign, so nothing has to be solved for them,
  /// and nothing is rounded: the fields of a form whose heights are tied are such rows, each with a wish
  /// of its own for the one height. Where the combination is long, or they are many,
  /// ``flipTogether(atLevel:)`` takes less.
  mutating func flipSiblings(of row: DenseIndex) -> Int {
    if isLongCombination { return 0 }
    guard let entry = soleEntry(of: row) else { return 0 }
    let (column, coefficient) = (system.rows.indices[entry], system.rows.values[entry])
    let (level, reach) = (states[row].level, states[row].reach)
    var count = 0
    while count < DualSimplex.siblingLimit, let next = queue.first, states[next].level == level,
      let other = soleEntry(of: next), system.rows.indices[other] == column
    {
      let ratio = system.rows.values[other] / coefficient
      if ratio.magnitude != 1 { break }
      _ = queue.takeFirst()
      states[next].isQueued = false
      if !checkAgain(next) { continue }
      counts.comparisons += transformedRow.count
      let slope = flippedSlope(of: next)
      let change = ratio * (states[next].slope - slope)
      if slope.isInfinite || !shiftFreely(by: change, level: level) {
        enqueueIfViolated(next)
        break
      }
      states.change(at: Int(next)) { ($0.slope, $0.reach) = (slope, reach) }
      count += 1
    }
    counts.flips += count
    return count
  }

  /// How many siblings are flipped one by one.
  private static let siblingLimit = 16

  /// Where the entry of a row stands that has just one; nil for the others.
  @inline(__always)
  private func soleEntry(of row: DenseIndex) -> Int? {
    let entries = system.rows.entries(of: row)
    return entries.count == 1 ? entries.lowerBound : nil
  }

  /// Flips violated rows that wait at a level, as many at a time as the multipliers of the active rows
  /// can make up for together; for when they are likely to be long combinations of active rows, or to
  /// be many.
  ///
  /// The point stays where it is, so what flips ask of the active rows adds up, and one solve serves all
  /// of them: of views whose widths are wished equal, each one's content is such a row, and so are the
  /// labels of a long form whose window jumps. The number of rows doubles with each success.
  mutating func flipTogether(atLevel level: DenseIndex) {
    if effort.flipPause > 0 {
      effort.flipPause -= 1
      return
    }
    while true {
      let rows = takeFlips(atLevel: level, upTo: effort.flipsAtOnce)
      if rows.count < 2 || !flipFreely(rows, level) {
        for row in rows { enqueueIfViolated(row) }
        if rows.count < 2 { return }
        effort.flipPause = effort.flipsAtOnce
        effort.flipsAtOnce = SolveEffort().flipsAtOnce
        return
      }
      effort.flipsAtOnce *= 2
    }
  }

  /// Whether the row in question is a combination of so many active rows that others had better be
  /// flipped with it.
  @inline(__always)
  var isLongCombination: Bool { transformedRow.count >= 64 }

  /// Takes rows of a level that may flip out of the queue.
  private mutating func takeFlips(
    atLevel level: DenseIndex, upTo count: Int
  ) -> [DenseIndex] {
    var rows: [DenseIndex] = []
    while rows.count < count, let row = nextQueuedRow() {
      if states[row].level == level && !flippedSlope(of: row).isInfinite {
        rows.append(row)
      } else {
        enqueueIfViolated(row)
        break
      }
    }
    return rows
  }

  /// The slope that the residual of a violated row asks for.
  @inline(__always)
  private func flippedSlope(of row: DenseIndex) -> Double {
    states[row].residual > 0 ? states[row].upper : states[row].lower
  }

  /// Flips some rows of a level, if the multipliers of the active rows can make up for all of them.
  private mutating func flipFreely(_ rows: [DenseIndex], _ level: DenseIndex) -> Bool {
    rightSide.removeAll()
    for row in rows {
      let change = states[row].slope - flippedSlope(of: row)
      for entry in system.rows.entries(of: row) {
        rightSide.append(system.rows.indices[entry], change * system.rows.values[entry])
      }
    }
    factors.solveTransposed(rightSide, into: &transformedRow)
    counts.comparisons += transformedRow.count
    if !shiftFreely(by: 1, level: level) { return false }
    for row in rows { states[row].slope = flippedSlope(of: row) }
    counts.flips += rows.count
    return true
  }
}
