extension DualSimplex {
  /// Turns the rows that have cost something into rows that must keep to the optimal face.
  ///
  /// By complementary slackness with any one optimal vector of multipliers, a point is optimal if
  /// and only if each row's residual is 0 where its multiplier lies inside its interval, at least 0
  /// where that is the upper end, and at most 0 where it is the lower. So the face needs no
  /// objective rows, and the basis stays as it is. O(rows + columns · levels).
  mutating func freezeOptimalFace() {
    for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) {
      freeze(row)
    }
  }

  /// Turns one row into one that must keep to the optimal face.
  mutating func freeze(_ row: DenseIndex) {
    if states[row].slot >= 0 {
      freezeActiveRow(row)
    } else if states[row].level != RowSystem.required {
      let side =
        states[row].slope == states[row].upper
        ? 1 : states[row].slope == states[row].lower ? -1 : 0
      keep(row, onSide: side)
    }
    states[row].slope = 0
  }

  /// Whether the optimum may be left without cost from the active row of some slot.
  var hasLooseSlot: Bool {
    for slot in 0..<DenseIndex(truncatingIfNeeded: head.count) {
      let row = head[slot]
      if row < 0 || signOfMultiplier(slot, from: states[row].lower) == 0
        || signOfMultiplier(slot, from: states[row].upper) == 0
      {
        return true
      }
    }
    return false
  }

  /// What the frozen face asks of a row; nil if nothing.
  func relationOnFace(of row: DenseIndex) -> RowRelation? {
    switch (states[row].lower.isInfinite, states[row].upper.isInfinite) {
    case (true, true): .equal
    case (true, false): .greaterThanOrEqual
    case (false, true): .lessThanOrEqual
    case (false, false): nil
    }
  }

  mutating func freezeActiveRow(_ row: DenseIndex) {
    let isIdle = states[row].lower == states[row].upper
    if isIdle { return }
    let slot = states[row].slot
    if signOfMultiplier(slot, from: states[row].upper) == 0 {
      keep(row, onSide: 1)
    } else if signOfMultiplier(slot, from: states[row].lower) == 0 {
      keep(row, onSide: -1)
    } else {
      keep(row, onSide: 0)
    }
  }

  /// Requires a residual to be at least 0, at most 0, or 0, as the side is 1, -1 or 0.
  private mutating func keep(_ row: DenseIndex, onSide side: Int) {
    states[row].lower = side < 0 ? 0 : -.infinity
    states[row].upper = side > 0 ? 0 : .infinity
    states[row].level = RowSystem.required
  }

  /// On which side of an end of its interval the multiplier of an active row lies, 0 if on it.
  @inline(__always)
  func signOfMultiplier(_ slot: DenseIndex, from end: Double) -> Int {
    if !multiplierDoubts.isEmpty { return sureSignOfMultiplier(slot, from: end) }
    let first = Int(slot) * levelWidth
    return DualSimplex.sign(
      of: multipliers.span.extracting(first..<(first + levelWidth)), from: end,
      atLevel: head[slot] < 0 ? -1 : Int(states[head[slot]].level))
  }

  /// The same for the multiplier of a row of some level; -1 for a placeholder.
  @inline(__always)
  static func sign(of multiplier: Span<Double>, from end: Double, atLevel ownLevel: Int) -> Int {
    if end.isInfinite { return end > 0 ? -1 : 1 }
    for level in multiplier.indices {
      let bound = level == ownLevel ? end : 0
      // Most levels say nothing at all.
      if multiplier[level] == bound { continue }
      if Tolerance.differ(multiplier[level], bound) { return multiplier[level] > bound ? 1 : -1 }
    }
    return 0
  }

  /// The same by what is known to be sure of the multipliers.
  private func sureSignOfMultiplier(_ slot: DenseIndex, from end: Double) -> Int {
    if end.isInfinite { return end > 0 ? -1 : 1 }
    let ownLevel = head[slot] < 0 ? -1 : Int(states[head[slot]].level)
    for level in 0..<levelWidth {
      let place = Int(slot) * levelWidth + level
      let excess = multipliers[place] - (level == ownLevel ? end : 0)
      if excess.magnitude > multiplierDoubts[place] { return excess > 0 ? 1 : -1 }
    }
    return 0
  }
}
