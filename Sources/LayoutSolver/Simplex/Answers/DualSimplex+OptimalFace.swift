extension DualSimplex {
  /// Replaces the rows that cost something by required rows of the optimal face.
  ///
  /// By complementary slackness with any one optimal vector of multipliers, a point is optimal if and only if
  /// each row's residual has the sign that the row's multiplier determines. If the multiplier is inside its
  /// interval, the residual is 0; at the upper end, it is at least 0; at the lower end, at most 0. So the
  /// face needs no objective rows, and the basis stays as it is. O(rows + columns · levels).
  mutating func freezeOptimalFace() {
    for row in system.rowIndices { freeze(row) }
  }

  private mutating func freeze(_ row: DenseIndex) {
    let state = states[row]
    guard let slot = state.slot.index else {
      if state.level != .required {
        let isLow = state.slope == state.lower
        require(
          row, state.slope == state.upper ? .greaterThanOrEqual : isLow ? .lessThanOrEqual : .equal)
      }
      states.setSlope(of: row, to: 0)
      return
    }
    if state.lower == state.upper { return }
    if multipliers.sign(of: slot, from: state.upper, ownLevel: state.level) == 0 {
      require(row, .greaterThanOrEqual)
    } else {
      let isLow = multipliers.sign(of: slot, from: state.lower, ownLevel: state.level) == 0
      require(row, isLow ? .lessThanOrEqual : .equal)
    }
  }

  /// Makes a row required, with a relation of its residual to 0.
  private mutating func require(_ row: DenseIndex, _ relation: RowRelation) {
    let header = RowSystem.Header(constant: 0, level: .required, relation: relation)
    states.setSlopes(of: row, to: header.slopes, level: .required)
  }

  /// Whether the optimum may be left without cost from the active row of some slot.
  var hasLooseSlot: Bool {
    basis.slots.contains { slot in
      guard let row = basis.head[slot].row else { return true }
      let state = states[row]
      return multipliers.sign(of: slot, from: state.lower, ownLevel: state.level) == 0
        || multipliers.sign(of: slot, from: state.upper, ownLevel: state.level) == 0
    }
  }

  /// The relation that the frozen face requires of each row; nil if it requires none.
  var relationsOnFace: [RowRelation?] {
    states.all.map { state in
      switch (state.lower.isInfinite, state.upper.isInfinite) {
      case (true, true): .equal
      case (true, false): .greaterThanOrEqual
      case (false, true): .lessThanOrEqual
      case (false, false): nil
      }
    }
  }
}
