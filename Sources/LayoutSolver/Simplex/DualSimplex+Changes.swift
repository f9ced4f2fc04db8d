/// Changes of a system that was solved before. ``resolve()`` makes them take effect.
///
/// Rows go and change their cost first, while the point is still optimal but for them; then rows
/// come and constants change, which leaves the multipliers as they are.
extension DualSimplex {
  mutating func setConstant(_ constant: Double, of row: DenseIndex) {
    let change = constant - system.headers[row].constant
    if change == 0 { return }
    system.headers[row].constant = constant
    if let slot = states[row].slot.index {
      basis.computeDirection(of: slot)
      movePoint(by: change)
    } else {
      // The rounding of a large constant in a difference would hide a small violation.
      checkResidual(of: row)
    }
  }

  mutating func retire(_ row: DenseIndex) {
    let state = states[row]
    system.headers[row].level = .idle
    states.setSlopes(of: row, to: (0, 0), level: .required)
    if let slot = state.slot.index {
      multipliers.suspects.append(slot)
    } else if state.slope != 0 {
      states.setSlope(of: row, to: 0)
      shiftMultipliers(for: row, by: state.slope, level: state.level)
    }
  }

  /// Activates a row at a level, or as a required row.
  mutating func revive(_ row: DenseIndex, level: Level) {
    system.headers[row].level = level
    giveSlopes(to: row)
    if !states[row].isActive { checkResidual(of: row) }
  }

  /// Changes the level of an activated row, neither to nor from required.
  mutating func changeCost(of row: DenseIndex, level: Level) {
    let before = states[row]
    system.headers[row].level = level
    giveSlopes(to: row)
    if let slot = before.slot.index { return multipliers.suspects.append(slot) }
    if before.slope == 0 { return }
    let after = before.slope == before.upper ? states[row].upper : states[row].lower
    states.setSlope(of: row, to: after)
    shiftMultipliers(for: row, by: before.slope, level: before.level)
    shiftMultipliers(for: row, by: -after, level: states[row].level)
  }

  /// Recomputes the residual of a row that is not active, and queues the row if it looks violated.
  private mutating func checkResidual(of row: DenseIndex) {
    states.setResidual(of: row, to: freshResidual(of: row).value)
    states.enqueueIfViolated(row)
  }

  /// Moves a part of the multiplier of a row that is not active to the active rows; rows whose multipliers
  /// are then outside their intervals become suspects.
  mutating func shiftMultipliers(for row: DenseIndex, by slope: Double, level: Level) {
    basis.combine(row, of: system.rows)
    // The doubts are those of the multipliers before.
    multipliers.doubts.clear()
    multipliers.shift(by: slope, level: level, basis.combination, basis.head, states)
  }
}

/// Columns and rows that join a system which was solved, while the point stays where it is.
///
/// ``finishGrowth()`` has to follow before the next step.
extension DualSimplex {
  /// Adds a column at 0, held by the row that is appended next or else by a placeholder.
  mutating func addColumn(heldByNextRow: Bool) -> DenseIndex {
    let column = DenseIndex(truncatingIfNeeded: system.columnCount)
    system.addColumn()
    let next = DenseIndex(truncatingIfNeeded: system.rowCount)
    basis.addSlot(heldByNextRow ? .row(next) : .placeholder(of: column))
    point.addColumn()
    multipliers.addSlot()
    return column
  }

  /// Initialises the row appended last, at a level; the row is active if it holds the last column.
  mutating func takeRow(level: Level) {
    let row = DenseIndex(truncatingIfNeeded: states.count)
    system.headers[row].level = level
    states.append()
    giveSlopes(to: row)
    if basis.head.last?.row == row {
      states.enter(row, DenseIndex(truncatingIfNeeded: basis.head.count - 1))
    } else if level.index != nil {
      // The repair relies on slopes that agree with the residuals.
      let (value, magnitude) = freshResidual(of: row)
      states.setResidual(of: row, to: value)
      if Tolerance.isViolation(value, magnitude: magnitude) {
        states.setSlope(of: row, to: states[row].slopeAskedFor)
      }
    }
  }

  /// Gives the row that holds the last column the multiplier with which all rows balance there.
  mutating func balanceLastColumn() {
    let column = DenseIndex(truncatingIfNeeded: system.columnCount - 1)
    for row in system.rowIndices where basis.head[column].row != row {
      let state = states[row]
      for entry in system.rows.entries(of: row) where system.rows.indices[entry] == column {
        let value = system.rows.values[entry]
        if let slot = state.slot.index {
          for level in 0..<multipliers.width {
            multipliers[column, level] -= value * multipliers[slot, level]
          }
        } else if let level = state.level.index {
          multipliers[column, level] -= value * state.slope
        }
      }
    }
  }

  /// Weakens a required bound of a column in favour of a row that says the same and more, with a
  /// coefficient; it takes over the slot of the bound.
  mutating func weaken(
    _ bound: DenseIndex, to constant: Double, inFavourOf row: DenseIndex, _ coefficient: Double
  ) {
    if let slot = states[bound].slot.index {
      basis.substitute(.row(row), in: slot)
      states.leave(bound, slope: 0)
      states.enter(row, slot)
      for level in 0..<multipliers.width { multipliers[slot, level] /= coefficient }
    }
    if constant.isFinite {
      system.headers[bound].constant = constant
    } else {
      system.headers[bound].level = .idle
      giveSlopes(to: bound)
    }
  }

  /// Factorises the basis of the system that has grown, and recomputes the point.
  mutating func finishGrowth() {
    system.finishAppending()
    refactorise()
  }
}
