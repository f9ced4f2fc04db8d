extension DualSimplex {
  /// Turns the rows that have cost something into rows that must keep to the optimal face.
  ///
  /// By complementary slackness with any one optimal vector of multipliers, a point is optimal if
  /// and only if each row's residual is 0 where its multiplier lies inside its interval, at least 0
  /// where that is the upper end, and at most 0 where it is the lower. So the face needs no
  /// objective rows, and the basis stays as it is. O(rows + columns · levels).
  mutating func freezeOptimalFace() {
    for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) {
      if slotOfRow[row] >= 0 {
        freezeActiveRow(row)
      } else if levels[row] != RowSystem.required {
        let side = slopes[row] == upper[row] ? 1 : slopes[row] == lower[row] ? -1 : 0
        keep(row, onSide: side)
      }
      slopes[row] = 0
    }
  }

  /// Whether the optimum may be left without cost from the active row of some slot.
  var hasLooseSlot: Bool {
    for slot in 0..<DenseIndex(truncatingIfNeeded: head.count) {
      let row = head[slot]
      if row < 0 || signOfMultiplier(slot, from: lower[row]) == 0
        || signOfMultiplier(slot, from: upper[row]) == 0
      {
        return true
      }
    }
    return false
  }

  /// What the frozen face asks of a row; nil if nothing.
  func relationOnFace(of row: DenseIndex) -> RowRelation? {
    switch (lower[row].isInfinite, upper[row].isInfinite) {
    case (true, true): .equal
    case (true, false): .greaterThanOrEqual
    case (false, true): .lessThanOrEqual
    case (false, false): nil
    }
  }

  private mutating func freezeActiveRow(_ row: DenseIndex) {
    let isIdle = lower[row] == upper[row]
    if isIdle { return }
    let slot = slotOfRow[row]
    if signOfMultiplier(slot, from: upper[row]) == 0 {
      keep(row, onSide: 1)
    } else if signOfMultiplier(slot, from: lower[row]) == 0 {
      keep(row, onSide: -1)
    } else {
      keep(row, onSide: 0)
    }
  }

  /// Requires a residual to be at least 0, at most 0, or 0, as the side is 1, -1 or 0.
  private mutating func keep(_ row: DenseIndex, onSide side: Int) {
    lower[row] = side < 0 ? 0 : -.infinity
    upper[row] = side > 0 ? 0 : .infinity
    levels[row] = RowSystem.required
  }

  /// On which side of an end of its interval the multiplier of an active row lies, 0 if on it.
  func signOfMultiplier(_ slot: DenseIndex, from end: Double) -> Int {
    if end.isInfinite { return end > 0 ? -1 : 1 }
    let ownLevel = Int(levels[head[slot]])
    for level in 0..<levelWidth {
      let multiplier = multipliers[Int(slot) * levelWidth + level]
      let bound = level == ownLevel ? end : 0
      if Tolerance.differ(multiplier, bound) { return multiplier > bound ? 1 : -1 }
    }
    return 0
  }
}
