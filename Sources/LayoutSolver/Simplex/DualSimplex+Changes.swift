/// Changes of a system that was solved before. ``resolve()`` makes them take effect.
///
/// Rows go and change their cost first, while the point is still optimal but for them; then rows
/// come and constants change, which leaves the multipliers as they are.
extension DualSimplex {
  /// Changes the constant of a row.
  mutating func setConstant(_ constant: Double, of row: DenseIndex) {
    let change = constant - system.headers[row].constant
    if change == 0 { return }
    system.headers[row].constant = constant
    let slot = states[row].slot
    if slot >= 0 {
      computeDirection(of: slot)
      movePoint(by: change)
    } else {
      // Not a difference: what is left of a large constant would hide a small violation.
      states[row].residual = freshResidual(of: row).value
      enqueueIfViolated(row)
    }
  }

  /// Takes a row out of force that is at rest.
  @inline(__always)
  mutating func makeIdle(_ row: DenseIndex) {
    system.headers.change(at: Int(row)) { $0.level = RowSystem.idle }
    states.change(at: Int(row)) { state in
      state.lower = 0
      state.upper = 0
      state.level = RowSystem.required
    }
  }

  /// Takes a row out of force.
  mutating func retire(_ row: DenseIndex) {
    let state = states[row]
    makeIdle(row)
    if state.slot >= 0 {
      suspects.append(state.slot)
    } else if state.slope != 0 {
      states[row].slope = 0
      shiftMultipliers(for: row, by: state.slope, level: state.level)
    }
  }

  /// Puts a row in force, at a level or as a required one.
  mutating func revive(_ row: DenseIndex, level: DenseIndex) {
    system.headers[row].level = level
    giveSlopes(to: row)
    if states[row].slot < 0 {
      states[row].residual = freshResidual(of: row).value
      enqueueIfViolated(row)
    }
  }

  /// Changes the level or the weight of a row in force, neither of them to or from required.
  mutating func changeCost(of row: DenseIndex, level: DenseIndex) {
    let before = states[row]
    system.headers[row].level = level
    giveSlopes(to: row)
    if before.slot >= 0 {
      suspects.append(before.slot)
      return
    }
    if before.slope == 0 { return }
    let after = before.slope == before.upper ? states[row].upper : states[row].lower
    states[row].slope = after
    shiftMultipliers(for: row, by: before.slope, level: before.level)
    shiftMultipliers(for: row, by: -after, level: states[row].level)
  }

  /// Gives a row the interval of slopes of its level.
  mutating func giveSlopes(to row: DenseIndex) {
    let header = system.headers[row]
    let slopes = system.slopes(of: header)
    states.change(at: Int(row)) { state in
      (state.lower, state.upper) = slopes
      state.level = header.level
    }
  }

  /// Adds the combination of active rows that ``rightSide`` is to their multipliers.
  mutating func addToMultipliers(level: DenseIndex) {
    factors.solveTransposed(rightSide, into: &transformedRow)
    for entry in 0..<transformedRow.count {
      let slot = transformedRow.index(entry)
      let place = Int(slot) * levelWidth + Int(level)
      multipliers[place] = Tolerance.difference(
        multipliers[place], -transformedRow.value(entry), &hasCancelled)
      suspects.append(slot)
      noteTouched(slot)
    }
  }
}
