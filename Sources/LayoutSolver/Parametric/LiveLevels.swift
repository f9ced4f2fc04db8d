/// At which levels the multiplier of each active row is not 0, and which of these rows are loose.
///
/// A walk compares all levels at once, of which there may be as many as rows. Nearly all numbers of the
/// multipliers are 0 then: others stand only at the levels of what gives way and pulls at the row. So
/// comparing two multipliers need not look at each level, and after a step only what it has moved is
/// looked at again.
struct LiveLevels {
  /// A level in the list of a slot, in ascending order; -1 follows upon the last one.
  struct Entry {
    let level: DenseIndex
    fileprivate(set) var next: DenseIndex
  }

  /// The first entry of each slot; -1 if all its numbers are 0.
  private(set) var firstEntries: [DenseIndex] = []
  /// The entries of all slots, and those that are not in use.
  private(set) var entries: [Entry] = []
  private var firstUnused: DenseIndex = -1
  /// Whether the optimum may be left without cost from the row of each slot, and of how many.
  private var isLoose: [Bool] = []
  private var looseCount = 0
  /// The levels at which the last step has moved multipliers.
  private var moved: [DenseIndex] = []

  /// Whether the optimum may be left without cost from the active row of some slot.
  var hasLooseSlot: Bool { looseCount > 0 }

  /// Looks at all multipliers of a simplex: O(columns · levels).
  mutating func find(in simplex: borrowing DualSimplex) {
    let slotCount = simplex.head.count
    firstEntries.refill(-1, count: slotCount)
    isLoose.refill(false, count: slotCount)
    looseCount = 0
    entries.clear()
    firstUnused = -1
    moved = Array(0..<DenseIndex(truncatingIfNeeded: simplex.levelWidth))
    for slot in 0..<slotCount { look(at: slot, simplex) }
  }

  /// Looks again at what a step has moved, given the slot that it has filled if it has: O(levels), and
  /// for each row that the entering one is made of what the step and its list are long.
  mutating func update(
    after row: DenseIndex, in slot: DenseIndex?, _ simplex: borrowing DualSimplex
  ) {
    let own = Int(simplex.states[row].level)
    moved.clear()
    for level in simplex.step.indices where simplex.step[level] != 0 || level == own {
      moved.append(DenseIndex(truncatingIfNeeded: level))
    }
    // The numbers there were those of another row.
    if let slot { clear(slot) }
    for entry in 0..<simplex.transformedRow.count {
      look(at: Int(simplex.transformedRow.index(entry)), simplex)
    }
  }

  private mutating func clear(_ slot: DenseIndex) {
    while firstEntries[slot] >= 0 { remove(firstEntries[slot], after: -1, of: Int(slot)) }
  }

  /// Lists those of the levels that have moved at which the multiplier of a slot is not 0, and finds
  /// whether that lies on an end of its row's interval.
  private mutating func look(at slot: Int, _ simplex: borrowing DualSimplex) {
    let first = slot * simplex.levelWidth
    var previous: DenseIndex = -1
    for level in moved {
      var next = previous < 0 ? firstEntries[slot] : entries[previous].next
      while next >= 0 && entries[next].level < level {
        (previous, next) = (next, entries[next].next)
      }
      let isListed = next >= 0 && entries[next].level == level
      let isLive = simplex.multipliers[first + Int(level)] != 0
      if isListed && !isLive { remove(next, after: previous, of: slot) }
      if !isListed && isLive { insert(level, after: previous, of: slot) }
    }
    let isLooseNow = isAtEnd(slot, simplex)
    looseCount += (isLooseNow ? 1 : 0) - (isLoose[slot] ? 1 : 0)
    isLoose[slot] = isLooseNow
  }

  private mutating func insert(_ level: DenseIndex, after previous: DenseIndex, of slot: Int) {
    let next = previous < 0 ? firstEntries[slot] : entries[previous].next
    let entry = Entry(level: level, next: next)
    let place: DenseIndex
    if firstUnused < 0 {
      place = DenseIndex(truncatingIfNeeded: entries.count)
      entries.append(entry)
    } else {
      place = firstUnused
      firstUnused = entries[place].next
      entries[place] = entry
    }
    link(place, after: previous, of: slot)
  }

  private mutating func remove(
    _ place: DenseIndex, after previous: DenseIndex, of slot: Int
  ) {
    link(entries[place].next, after: previous, of: slot)
    entries[place].next = firstUnused
    firstUnused = place
  }

  private mutating func link(_ place: DenseIndex, after previous: DenseIndex, of slot: Int) {
    if previous < 0 { firstEntries[slot] = place } else { entries[previous].next = place }
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
    let own = state.level
    let number = own < 0 ? 0 : simplex.multipliers[first + Int(own)]
    guard
      [state.lower, state.upper].contains(where: { end in
        end.isFinite && (own < 0 || !Tolerance.differ(number, end))
      })
    else { return false }
    var next = firstEntries[slot]
    while next >= 0 {
      let level = entries[next].level
      if level != own && Tolerance.differ(simplex.multipliers[first + Int(level)], 0) {
        return false
      }
      next = entries[next].next
    }
    return true
  }
}
