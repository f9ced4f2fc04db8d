/// Going to where columns of very many rows cost least alone.
///
/// Rows of one column that enter one after the other, in the order in which they were written, pull it
/// to and fro like the median of a stream of numbers, each time past all the others. Sorted they say at
/// once where the column wants to be, and the slopes of all of them there.
extension DualSimplex {
  /// How many rows of its own a long column has.
  private var leastKinks: Int { Swift.max(2, leastLocality) }

  /// Whether a column has as many rows as a long one.
  @inline(__always)
  var hasColumnOfManyRows: Bool {
    let starts = system.columns.starts.span
    let least = leastKinks
    for column in 0..<system.columnCount
    where Int(starts[column + 1] - starts[column]) >= least {
      return true
    }
    return false
  }

  /// Makes the rows active at which the long columns cost least, with the slopes that the others have
  /// there, and starts again from that.
  mutating func settleLongColumns() {
    forestSearch.hasLongColumns = false
    var columns = LongColumns()
    columns.find(in: system, states, levelCount: levelWidth, kinkCount: leastKinks)
    if columns.count == 0 { return }
    let active = head.filter { $0 >= 0 }
    for row in active { states[row].slot = -1 }
    chooseCrashBasis(preferring: columns.least.map { columns.kinks[$0].row } + active)
    restart()
    for column in 0..<columns.count {
      let least = columns.least[column]
      let slot = states[columns.kinks[least].row].slot
      if slot < 0 { continue }
      let kinks = columns.starts[column]..<columns.starts[column + 1]
      setSlopes(of: columns.kinks[kinks], passing: least, slot)
      if !multiplierIsFeasible(slot) { clearSlopes(of: columns.kinks[kinks], slot) }
    }
  }

  private mutating func setSlopes(
    of kinks: ArraySlice<LongColumns.Kink>, passing least: Int, _ slot: DenseIndex
  ) {
    let active = kinks[least]
    for index in kinks.indices where index != least {
      let kink = kinks[index]
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
  private mutating func clearSlopes(of kinks: ArraySlice<LongColumns.Kink>, _ slot: DenseIndex) {
    for level in 0..<levelWidth { multipliers[Int(slot) * levelWidth + level] = 0 }
    for kink in kinks {
      states[kink.row].slope = 0
      enqueueIfViolated(kink.row)
    }
  }
}
