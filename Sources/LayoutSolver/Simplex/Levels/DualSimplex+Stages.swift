/// Solving so many levels at a time, one stage after the other.
///
/// From one stage to the next nothing changes but the rows of their levels and those whose multipliers
/// are not 0, so a stage costs what its rows touch.
extension DualSimplex {
  /// Whether the levels are too many to be solved at a time.
  var hasStages: Bool { stage.width < system.levelCount }
  /// Whether some levels have been frozen.
  var isStaged: Bool { stage.isLater }
  /// Whether the levels being solved are the last ones.
  var isLastStage: Bool { stage.levels.upperBound >= system.levelCount }

  /// Works off level after level, as many at a time as are admitted.
  mutating func workOffLevels() -> Verdict {
    multipliers.stopNotingSlots()
    if hasStages { stage.collectRows(system.headers, levelCount: system.levelCount) }
    while true {
      let verdict = workOffViolations()
      if verdict != .optimal || isLastStage { return verdict }
      freezeStage()
      let (isFirst, widthBefore) = (!stage.isLater, stage.width)
      beginLevels(at: stage.levels.upperBound)
      if isFirst || stage.width != widthBefore {
        multipliers.begin(slotCount: system.columnCount, width: stage.width)
      }
      if isFirst { multipliers.beginNotingSlots(system.columnCount) }
      multipliers.beginStage()
      effort.stalledSteps = 0
      effort.blandSteps = 0
      effort.isPerturbed = false
      for row in stage.ownRows {
        let header = system.headers[row]
        states.setSlopes(
          of: row, to: system.slopes(of: header),
          level: header.level - DenseIndex(truncatingIfNeeded: stage.first))
        states.enqueueIfViolated(row)
      }
    }
  }

  /// Begins with the levels from one on, as many as are solved at a time.
  mutating func beginLevels(at level: Int) {
    let limit =
      system.levelCount <= levelLimit ? levelLimit : Swift.min(levelLimit, Tuning.stageWidth)
    stage.begin(
      at: level, width: Swift.max(1, Swift.min(limit, system.levelCount - level)))
    step.begin(levelCount: stage.width)
  }

  /// Turns the rows that have cost something in a stage into rows that must keep to the optimal face,
  /// as ``freezeOptimalFace()`` does, and sets all multipliers to 0.
  private mutating func freezeStage() {
    if !stage.isLater {
      freezeOptimalFace()
      return
    }
    for slot in multipliers.touchedSlots where basis.head[slot] >= 0 {
      freezeActiveRow(basis.head[slot])
    }
    multipliers.clearTouched()
    for row in stage.ownRows where states[row].level != RowSystem.required { freeze(row) }
  }

  /// Turns the rows that have cost something into rows that must keep to the optimal face.
  ///
  /// By complementary slackness with any one optimal vector of multipliers, a point is optimal if and only if
  /// each row's residual keeps to the sign that the row's multiplier tells. Where the multiplier lies inside
  /// its interval, the residual is 0; at the upper end, it is at least 0; at the lower end, at most 0. So the
  /// face needs no objective rows, and the basis stays as it is. O(rows + columns · levels).
  mutating func freezeOptimalFace() {
    for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) { freeze(row) }
  }

  /// Turns one row into one that must keep to the optimal face.
  private mutating func freeze(_ row: DenseIndex) {
    let state = states[row]
    if state.slot >= 0 {
      freezeActiveRow(row)
      return
    }
    if state.level != RowSystem.required {
      let side = state.slope == state.upper ? 1 : state.slope == state.lower ? -1 : 0
      keep(row, onSide: side)
    }
    states.setSlope(of: row, to: 0)
  }

  private mutating func freezeActiveRow(_ row: DenseIndex) {
    let state = states[row]
    if state.lower == state.upper { return }
    let slot = state.slot
    if multipliers.sign(of: slot, from: state.upper, ownLevel: state.level) == 0 {
      keep(row, onSide: 1)
    } else if multipliers.sign(of: slot, from: state.lower, ownLevel: state.level) == 0 {
      keep(row, onSide: -1)
    } else {
      keep(row, onSide: 0)
    }
  }

  /// Requires a residual to be at least 0, at most 0, or 0, as the side is 1, -1 or 0.
  private mutating func keep(_ row: DenseIndex, onSide side: Int) {
    let slopes = (lower: side < 0 ? 0 : -Double.infinity, upper: side > 0 ? 0 : Double.infinity)
    states.setSlopes(of: row, to: slopes, level: RowSystem.required)
  }

  /// Whether the optimum may be left without cost from the active row of some slot.
  var hasLooseSlot: Bool {
    basis.slots.contains { slot in
      let row = basis.head[slot]
      if row < 0 { return true }
      let state = states[row]
      return multipliers.sign(of: slot, from: state.lower, ownLevel: state.level) == 0
        || multipliers.sign(of: slot, from: state.upper, ownLevel: state.level) == 0
    }
  }

  /// What the frozen face asks of each row; nil if nothing.
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
