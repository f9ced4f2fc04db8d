/// Going back to an optimum that was found before.
extension DualSimplex {
  /// Whether no other values of a part's columns are optimal: its rows hold them all, and each by a
  /// multiplier inside of its interval, so that the row would cost more on either side (strict
  /// complementarity; Mangasarian 1979 has the exact condition, which asks for a solve).
  func isOnlyOptimum(
    ofRows rows: ArraySlice<DenseIndex>, columns: ArraySlice<DenseIndex>
  ) -> Bool {
    for row in head where row < 0 && columns.contains(-1 - row) { return false }
    for row in rows {
      let state = states[row]
      if state.slot < 0 { continue }
      if signOfMultiplier(state.slot, from: state.upper) >= 0
        || signOfMultiplier(state.slot, from: state.lower) <= 0
      {
        return false
      }
    }
    return true
  }

  /// Notes the multipliers of a part's active rows, and of the columns of it that no row holds.
  func appendMultipliers(
    ofRows rows: ArraySlice<DenseIndex>, columns: ArraySlice<DenseIndex>,
    to numbers: inout [Double]
  ) {
    var slots: [DenseIndex] = []
    slots.reserveCapacity(columns.count)
    for row in rows where states[row].slot >= 0 { slots.append(states[row].slot) }
    for column in columns {
      guard let slot = head.firstIndex(of: -1 - column) else { continue }
      slots.append(DenseIndex(truncatingIfNeeded: slot))
    }
    DualSimplex.append(multipliers, of: slots, levelWidth, to: &numbers)
  }

  private static func append(
    _ multipliers: [Double], of slots: [DenseIndex], _ levelWidth: Int,
    to numbers: inout [Double]
  ) {
    let (multipliers, slots) = (multipliers.span, slots.span)
    numbers.append(addingCapacity: slots.count * levelWidth) { numbers in
      for index in slots.indices {
        let first = Int(slots[index]) * levelWidth
        for place in first..<(first + levelWidth) { numbers.append(multipliers[place]) }
      }
    }
  }

  /// Gives the rows and columns of a part of the system the sides that they had, rows first, and the
  /// multipliers of those that are held; the basis then has to be factorised (see ``takeBasis()``).
  mutating func takeSides(
    _ sides: ArraySlice<RegimeSide>, multipliers known: ArraySlice<Double>,
    ofRows rows: ArraySlice<DenseIndex>, columns: ArraySlice<DenseIndex>
  ) {
    var slots = freeSlots(ofRows: rows, columns: columns)
    assert(slots.count == columns.count, "a part holds its own columns")
    var (side, number) = (sides.startIndex, known.startIndex)
    for row in rows {
      let isHeld = sides[side] == .held
      if isHeld {
        let slot = slots.removeLast()
        states[row].slot = slot
        hold(slot, row, known, &number)
      }
      states.change(at: Int(row)) { state in
        let end = sides[side] == .upper ? state.upper : state.lower
        state.slope = isHeld || !end.isFinite ? 0 : end
      }
      side += 1
    }
    for column in columns {
      if sides[side] == .held { hold(slots.removeLast(), -1 - column, known, &number) }
      side += 1
    }
  }

  /// Puts a row, or a placeholder, in a slot with the next of some multipliers.
  private mutating func hold(
    _ slot: DenseIndex, _ row: DenseIndex, _ known: ArraySlice<Double>, _ number: inout Int
  ) {
    head[slot] = row
    for level in 0..<levelWidth {
      multipliers[Int(slot) * levelWidth + level] = known[number]
      number += 1
    }
  }

  /// Takes what holds a part out of the basis; returns the slots.
  private mutating func freeSlots(
    ofRows rows: ArraySlice<DenseIndex>, columns: ArraySlice<DenseIndex>
  ) -> [DenseIndex] {
    var slots: [DenseIndex] = []
    slots.reserveCapacity(columns.count)
    for slot in head.indices where head[slot] < 0 && columns.contains(-1 - head[slot]) {
      slots.append(DenseIndex(truncatingIfNeeded: slot))
    }
    for row in rows where states[row].slot >= 0 {
      slots.append(states[row].slot)
      states[row].slot = -1
    }
    return slots
  }

  /// Factorises the basis and computes the point anew, given the multipliers and the slopes of the rows
  /// that are not active.
  mutating func takeBasis() {
    partSlides.isMidStep = false
    suspects.clear()
    queue.removeAll()
    for row in states.indices { states[row].isQueued = false }
    counts.factorisations += 1
    if factors.factorise(rows: system.rows, head: head).isEmpty {
      computePoint()
    } else {
      // Rounding has made rows dependent that were a basis before.
      restart()
    }
  }
}
