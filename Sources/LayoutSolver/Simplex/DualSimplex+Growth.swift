/// Columns and rows that join a system which was solved, while the point stays where it is.
///
/// ``finishGrowth()`` has to follow before the next step.
extension DualSimplex {
  /// Adds a column at 0, held by the row that is appended next or else by a placeholder.
  mutating func addColumn(heldByNextRow: Bool) -> DenseIndex {
    let column = DenseIndex(truncatingIfNeeded: system.columnCount)
    system.addColumn()
    head.append(
      heldByNextRow ? DenseIndex(truncatingIfNeeded: system.rowCount) : -1 - column)
    point.append(0)
    multipliers.append(contentsOf: repeatElement(0, count: levelWidth))
    return column
  }

  /// Takes over the row appended last, in force at a level; it is active if the last column is held
  /// by it.
  mutating func takeRow(level: DenseIndex) {
    let row = DenseIndex(truncatingIfNeeded: states.count)
    system.headers[row].level = level
    states.append(RowState())
    giveSlopes(to: row)
    if let last = head.last, last == row {
      states[row].slot = DenseIndex(truncatingIfNeeded: head.count - 1)
    } else if level >= 0 {
      // The repair relies on slopes that agree with the residuals.
      let (value, magnitude) = freshResidual(of: row)
      states[row].residual = value
      if Tolerance.isViolation(value, magnitude: magnitude) {
        states[row].slope = value > 0 ? states[row].upper : states[row].lower
      }
    }
  }

  /// Gives the row that holds the last column the multiplier with which all rows balance there.
  mutating func balanceLastColumn() {
    let column = DenseIndex(truncatingIfNeeded: system.columnCount - 1)
    let own = Int(column) * levelWidth
    for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) {
      let state = states[row]
      if head[column] == row { continue }
      for entry in system.rows.entries(of: row) where system.rows.indices[entry] == column {
        let value = system.rows.values[entry]
        if state.slot >= 0 {
          for level in 0..<levelWidth {
            multipliers[own + level] -= value * multipliers[Int(state.slot) * levelWidth + level]
          }
        } else if state.slope != 0 {
          multipliers[own + Int(state.level)] -= value * state.slope
        }
      }
    }
  }

  /// Weakens a required bound of a column in favour of a row that says the same and more, with a
  /// coefficient; it takes over the place in the basis.
  mutating func weaken(
    _ bound: DenseIndex, to constant: Double, inFavourOf row: DenseIndex, _ coefficient: Double
  ) {
    let slot = states[bound].slot
    if slot >= 0 {
      head[slot] = row
      states[row].slot = slot
      states[bound].slot = -1
      for level in 0..<levelWidth { multipliers[Int(slot) * levelWidth + level] /= coefficient }
    }
    if constant.isFinite {
      system.headers[bound].constant = constant
    } else {
      system.headers[bound].level = RowSystem.idle
      giveSlopes(to: bound)
    }
  }

  /// Factorises the basis of the system that has grown, and computes the point anew.
  mutating func finishGrowth() {
    system.finishAppending()
    refactorise()
  }
}
