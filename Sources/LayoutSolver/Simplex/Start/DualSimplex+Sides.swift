/// Going back to an optimum that was found before.
extension DualSimplex {
  /// Gives the rows and columns of a part of the system the sides that they had, rows first; the basis
  /// then has to be factorised (see ``restartFromSides()``).
  mutating func takeSides(
    _ sides: ArraySlice<RegimeSide>, ofRows rows: ArraySlice<DenseIndex>,
    columns: ArraySlice<DenseIndex>
  ) {
    var slots: [DenseIndex] = []
    slots.reserveCapacity(columns.count)
    for slot in head.indices where head[slot] < 0 && columns.contains(-1 - head[slot]) {
      slots.append(DenseIndex(truncatingIfNeeded: slot))
    }
    for row in rows where states[row].slot >= 0 {
      slots.append(states[row].slot)
      states[row].slot = -1
    }
    assert(slots.count == columns.count, "a part holds its own columns")
    var side = sides.startIndex
    for row in rows {
      states.change(at: Int(row)) { state in
        state.slope = sides[side] == .held ? 0 : sides[side] == .upper ? state.upper : state.lower
        if !state.slope.isFinite { state.slope = 0 }
      }
      if sides[side] == .held, let slot = slots.popLast() {
        states[row].slot = slot
        head[slot] = row
      }
      side += 1
    }
    for column in columns {
      if sides[side] == .held, let slot = slots.popLast() { head[slot] = -1 - column }
      side += 1
    }
  }

  /// Factorises the basis and computes the point and the multipliers anew, given the slopes of the
  /// rows that are not active.
  mutating func restartFromSides() {
    partSlides.isMidStep = false
    suspects.clear()
    queue.removeAll()
    for row in states.indices { states[row].isQueued = false }
    counts.factorisations += 1
    if factors.factorise(rows: system.rows, head: head).isEmpty {
      computeMultipliers()
      computePoint()
    } else {
      // Rounding has made rows dependent that were a basis before.
      restart()
    }
  }
}
