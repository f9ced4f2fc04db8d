/// Starting from where columns of very many rows cost least alone.
///
/// Rows of one column that enter one after the other, in the order in which they were written, would
/// pull it to and fro like the median of a stream of numbers, each time past all the others. Sorted they
/// say at once where the column wants to be, and the slopes of all of them there.
extension DualSimplex {
  /// How many rows of its own a column has that is looked at so.
  private var leastKinks: Int { Swift.max(2, leastLocality) }

  /// Finds the long columns; returns the rows at which they cost least, which should be active.
  mutating func findLongColumns() -> [DenseIndex] {
    longColumns.find(in: system, states, levelCount: levelWidth, kinkCount: leastKinks)
    return longColumns.least.map { longColumns.kinks[$0].row }
  }

  /// Gives the rows of the long columns the slopes that they have there, if the row at which a column
  /// costs least is active.
  mutating func settleLongColumns() {
    for column in 0..<longColumns.count {
      let kinks = longColumns.starts[column]..<longColumns.starts[column + 1]
      let slot = states[longColumns.kinks[longColumns.least[column]].row].slot
      if slot < 0 { continue }
      setSlopes(of: kinks, passing: longColumns.least[column], slot)
      if !multiplierIsFeasible(slot) { clearSlopes(of: kinks, slot) }
    }
    longColumns.dropKinks()
  }

  private mutating func setSlopes(of kinks: Range<Int>, passing least: Int, _ slot: DenseIndex) {
    let active = longColumns.kinks[least]
    for index in kinks where index != least {
      let kink = longColumns.kinks[index]
      if states[kink.row].slot >= 0 { continue }
      let slope = kink.slope(isPassed: index < least)
      states[kink.row].slope = slope
      enqueueIfViolated(kink.row)
      if slope == 0 { continue }
      let place = Int(slot) * levelWidth + Int(kink.level)
      multipliers[place] -= slope * kink.coefficient / active.coefficient
    }
  }

  /// Leaves the rows as they were if rounding has not left the multiplier in its interval.
  private mutating func clearSlopes(of kinks: Range<Int>, _ slot: DenseIndex) {
    for level in 0..<levelWidth { multipliers[Int(slot) * levelWidth + level] = 0 }
    for kink in longColumns.kinks[kinks] {
      states[kink.row].slope = 0
      enqueueIfViolated(kink.row)
    }
  }
}
