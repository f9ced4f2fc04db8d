/// At which levels active rows have multipliers other than 0, and which of those rows are loose.
///
/// A walk compares all levels at once, of which there may be as many as rows. Nearly all numbers of the
/// multipliers at one parameter are 0 then: others stand only at the levels of what gives way there. So
/// comparing two lengths need not look at each level, and after a step only what has moved is looked at
/// again.
struct LiveLevels {
  /// The levels at which some multiplier is not 0, in ascending order.
  private(set) var levels: [DenseIndex] = []
  /// How many multipliers are not 0 at each level.
  private var counts: [DenseIndex] = []
  private var isListed: [Bool] = []
  /// Whether the optimum may be left without cost from the row of each slot, and of how many.
  private var isLoose: [Bool] = []
  private var looseCount = 0
  /// The levels at which the step just chosen moves multipliers.
  private var moved: [DenseIndex] = []

  /// Whether the optimum may be left without cost from the active row of some slot.
  var hasLooseSlot: Bool { looseCount > 0 }

  /// Looks at all multipliers of a simplex: O(columns · levels).
  mutating func find(in simplex: borrowing DualSimplex) {
    let levelCount = simplex.levelWidth
    counts.refill(0, count: levelCount)
    isListed.refill(false, count: levelCount)
    isLoose.refill(false, count: simplex.head.count)
    looseCount = 0
    levels.clear()
    let multipliers = simplex.multipliers.span
    for place in multipliers.indices where multipliers[place] != 0 {
      counts[place % levelCount] += 1
    }
    for level in counts.indices where counts[level] > 0 {
      isListed[level] = true
      levels.append(DenseIndex(truncatingIfNeeded: level))
    }
    for slot in isLoose.indices { findLooseness(of: slot, simplex) }
  }

  /// Forgets the multipliers that a chosen step is about to move, and those of the row that leaves.
  mutating func prepareStep(
    of row: DenseIndex, with slot: DenseIndex?, _ simplex: borrowing DualSimplex
  ) {
    let own = simplex.states[row].level
    moved.clear()
    for level in simplex.step.indices where simplex.step[level] != 0 || level == Int(own) {
      moved.append(DenseIndex(truncatingIfNeeded: level))
    }
    count(by: -1, simplex)
    guard let slot else { return }
    // What leaves has numbers at other levels, too, and what enters has none there.
    let first = Int(slot) * simplex.levelWidth
    for level in levels where simplex.multipliers[first + Int(level)] != 0 { counts[level] -= 1 }
    for level in moved where simplex.multipliers[first + Int(level)] != 0 { counts[level] += 1 }
  }

  /// Counts again what was forgotten, after the step.
  mutating func finishStep(_ simplex: borrowing DualSimplex) {
    count(by: 1, simplex)
    for level in moved where counts[level] > 0 && !isListed[level] {
      isListed[level] = true
      levels.append(level)
    }
    levels.removeAll { level in
      if counts[level] == 0 { isListed[level] = false }
      return counts[level] == 0
    }
    levels.sort()
    for entry in 0..<simplex.transformedRow.count {
      findLooseness(of: Int(simplex.transformedRow.index(entry)), simplex)
    }
  }

  /// Adds a number to the counts for each multiplier that the step moves and that is not 0.
  private mutating func count(by sign: DenseIndex, _ simplex: borrowing DualSimplex) {
    let multipliers = simplex.multipliers.span
    for entry in 0..<simplex.transformedRow.count {
      let first = Int(simplex.transformedRow.index(entry)) * simplex.levelWidth
      for level in moved where multipliers[first + Int(level)] != 0 { counts[level] += sign }
    }
  }

  /// Finds whether the multiplier of a slot lies on an end of its row's interval.
  private mutating func findLooseness(of slot: Int, _ simplex: borrowing DualSimplex) {
    let isLooseNow = isAtEnd(slot, simplex)
    looseCount += (isLooseNow ? 1 : 0) - (isLoose[slot] ? 1 : 0)
    isLoose[slot] = isLooseNow
  }

  private func isAtEnd(_ slot: Int, _ simplex: borrowing DualSimplex) -> Bool {
    let row = simplex.head[slot]
    if row < 0 { return true }
    let state = simplex.states[row]
    if !simplex.multiplierDoubts.isEmpty {
      let slot = DenseIndex(truncatingIfNeeded: slot)
      return simplex.signOfMultiplier(slot, from: state.lower) == 0
        || simplex.signOfMultiplier(slot, from: state.upper) == 0
    }
    let first = slot * simplex.levelWidth
    let multipliers = simplex.multipliers.span.extracting(first..<(first + simplex.levelWidth))
    let own = Int(state.level)
    let mayBe = [state.lower, state.upper].contains { end in
      end.isFinite && (own < 0 || !Tolerance.differ(multipliers[own], end))
    }
    return mayBe
      && !levels.contains { Int($0) != own && Tolerance.differ(multipliers[Int($0)], 0) }
  }
}
