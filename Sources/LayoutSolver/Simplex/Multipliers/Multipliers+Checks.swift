/// Checks of the dual invariants, which hold when the simplex has come to an end.
extension Multipliers {
  /// Whether all multipliers times their rows add up to 0 at every level: the dual invariant.
  func balance(_ states: RowStates, _ columns: SparseRows) -> Bool {
    Multipliers.areBalanced(numbers, width, states.all, columns)
  }

  /// Adds up the multipliers times the rows, and the magnitudes of the terms, column by column, to save
  /// memory.
  private static func areBalanced(
    _ numbers: [Double], _ width: Int, _ states: [RowState], _ columns: SparseRows
  ) -> Bool {
    let (starts, rows, values) = (columns.starts.span, columns.indices.span, columns.values.span)
    let (numbers, states) = (numbers.span, states.span)
    var balances = [(sum: Double, size: Double)](repeating: (0, 1), count: width)
    var levels = balances.mutableSpan
    for column in 0..<columns.rowCount {
      for level in levels.indices { levels[level] = (0, 1) }
      for entry in Int(starts[column])..<Int(starts[column + 1]) {
        let row = Int(rows[entry])
        if let slot = states[row].slot.index {
          let first = Int(slot) * width
          for level in levels.indices where numbers[first + level] != 0 {
            add(numbers[first + level] * values[entry], to: &levels[level])
          }
        } else if states[row].slope != 0, let level = states[row].level.index {
          // A row that is not active has a multiplier at its own level alone, if any.
          add(states[row].slope * values[entry], to: &levels[level])
        }
      }
      for level in levels.indices
      where levels[level].sum.magnitude > Tolerance.lostDigits * levels[level].size {
        return false
      }
    }
    return true
  }

  @inline(__always)
  private static func add(_ term: Double, to balance: inout (sum: Double, size: Double)) {
    balance.sum += term
    balance.size += term.magnitude
  }

  /// Whether the multiplier of each active row is in its interval of slopes, which is 0...0 for a
  /// placeholder.
  func areFeasible(_ head: [BasisMember], _ states: RowStates) -> Bool {
    (0..<DenseIndex(truncatingIfNeeded: head.count)).allSatisfy {
      wayOut(of: $0, head, states) == 0
    }
  }

  /// Whether each multiplier of an active row is in its interval, or so near to an end that rounding decides.
  ///
  /// Coefficients that differ by about ``Tolerance/relative`` may be equal in one comparison and differ in
  /// another. If they are equal, the next levels decide. The resulting errors add up over the
  /// active rows, so the tolerance grows with their number.
  func areNearlyFeasible(_ head: [BasisMember], _ states: RowStates) -> Bool {
    if areFeasible(head, states) { return true }
    let share = Swift.min(Tolerance.relative * Double(head.count + 1), Tolerance.lostDigits)
    return head.indices.allSatisfy { slot in
      // A placeholder has the interval 0...0, as a row has at first.
      let state = head[slot].row.map { states[$0] } ?? RowState()
      return isNearlyInside(state.upper, sign: 1, slot, state.level, within: share)
        && isNearlyInside(state.lower, sign: -1, slot, state.level, within: share)
    }
  }

  /// Whether a multiplier is on the inner side of an end, up to a share of the two.
  ///
  /// The inner side is below the end if the sign is 1.
  private func isNearlyInside(
    _ end: Double, sign: Double, _ slot: Int, _ ownLevel: Level, within share: Double
  ) -> Bool {
    if end.isInfinite { return true }
    for level in 0..<width {
      let (number, end) = (
        sign * numbers[slot * width + level], Level(level) == ownLevel ? sign * end : 0
      )
      let size = Swift.max(number.magnitude, end.magnitude)
      let difference = number - end
      if difference.magnitude <= Tolerance.cancellation * size { continue }
      return difference <= Tolerance.tiny + share * Swift.max(size, 1)
    }
    return true
  }
}
