/// Checks of the dual invariants, which hold when the simplex has come to an end.
extension Multipliers {
  /// Whether all multipliers times their rows add up to 0 at every level: the dual invariant.
  func balance(_ states: RowStates, _ columns: SparseRows) -> Bool {
    Multipliers.areBalanced(numbers, width, states.all, columns)
  }

  /// Adds up the multipliers times the rows, and the sizes of what is added, column by column, so that
  /// it takes room for the levels of one column and not of all.
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
        let slot = states[row].slot
        if slot < 0 {
          // A row that is not active has a multiplier at its own level alone, if any.
          if states[row].slope == 0 || states[row].level < 0 { continue }
          add(states[row].slope * values[entry], to: &levels[Int(states[row].level)])
        } else {
          let first = Int(slot) * width
          for level in levels.indices where numbers[first + level] != 0 {
            add(numbers[first + level] * values[entry], to: &levels[level])
          }
        }
      }
      for level in levels.indices
      where levels[level].sum.magnitude > Tolerance.pivotMismatch * levels[level].size {
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

  /// Whether the multiplier of each active row lies in its interval of slopes; that of a placeholder
  /// has to be 0.
  func areFeasible(_ head: [DenseIndex], _ states: RowStates) -> Bool {
    (0..<DenseIndex(truncatingIfNeeded: head.count)).allSatisfy {
      wayOut(of: $0, head, states) == 0
    }
  }

  /// Whether each multiplier of an active row lies in its interval, or so near to an end that rounding
  /// decides.
  ///
  /// Coefficients that differ by about ``Tolerance/multiplier`` may be equal in one comparison and differ in
  /// another. Where they are equal, the next levels decide. The errors that come of this add up over the
  /// active rows, so the tolerance grows with their number.
  func areNearlyFeasible(_ head: [DenseIndex], _ states: RowStates) -> Bool {
    if areFeasible(head, states) { return true }
    let share = Swift.min(Tolerance.multiplier * Double(head.count + 1), Tolerance.doubtful)
    return head.indices.allSatisfy { slot in
      let state = head[slot] < 0 ? RowState() : states[head[slot]]
      let ownLevel = head[slot] < 0 ? -1 : Int(state.level)
      return isNearlyInside(state.upper, sign: 1, slot, ownLevel, within: share)
        && isNearlyInside(state.lower, sign: -1, slot, ownLevel, within: share)
    }
  }

  /// Whether a multiplier lies on the inner side of an end, which is below it if the sign is 1, but for a
  /// share of the two.
  private func isNearlyInside(
    _ end: Double, sign: Double, _ slot: Int, _ ownLevel: Int, within share: Double
  ) -> Bool {
    if end.isInfinite { return true }
    for level in 0..<width {
      let (number, end) = (
        sign * numbers[slot * width + level], level == ownLevel ? sign * end : 0
      )
      let size = Swift.max(number.magnitude, end.magnitude)
      let difference = number - end
      if difference.magnitude <= Tolerance.cancellation * size { continue }
      return difference <= Tolerance.tinyMultiplier + share * Swift.max(size, 1)
    }
    return true
  }
}
