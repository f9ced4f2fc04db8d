/// Solving so many levels at a time, one stage after the other.
///
/// From one stage to the next nothing changes but the rows of their levels and those whose multipliers
/// are not 0, so a stage costs what its rows touch.
extension DualSimplex {
  /// The levels being solved.
  private var levels: Range<Int> { firstLevel..<(firstLevel + levelWidth) }
  /// Whether the levels being solved are the last ones.
  private var isLastStage: Bool { firstLevel + levelWidth >= system.levelCount }

  /// Works off level after level, as many at a time as are admitted.
  mutating func workOffLevels() -> Verdict {
    if hasStages {
      levelRows.collect(system.headers, levelCount: system.levelCount)
      touchedSlots.resize(to: system.columnCount)
    }
    while true {
      let verdict = workOffViolations()
      if verdict != .optimal || isLastStage { return verdict }
      freezeStage()
      admitLevels(from: firstLevel + levelWidth)
      resume()
    }
  }

  /// How often the point may have moved at the end of the present stage without being computed anew.
  ///
  /// In a live system and before the last stage it was optimal as far as moves have brought it there:
  /// after a share of the columns they are worth a new computation, and at the end it is due anyway.
  var moveLimit: Int {
    if !isLastStage {
      return Swift.max(DualSimplex.liveMoves, system.columnCount / DualSimplex.columnsForEachMove)
    }
    return isLive ? DualSimplex.liveMoves - motion.carriedCount : 0
  }

  /// After how many moves a live system computes its point anew, and any system its residuals: each adds
  /// the rounding of one sum.
  static let liveMoves = 64
  /// For how many columns there may be one move in a stage.
  private static let columnsForEachMove = 16

  /// How many levels a stage has: where there are very many, steps would take long that look at more.
  static let stageWidth = 8

  /// Begins with the levels from one on, as many as are solved at a time.
  mutating func beginLevels(at level: Int) {
    firstLevel = level
    let mayBeAll = system.levelCount <= levelLimit
    let limit = mayBeAll ? levelLimit : Swift.min(levelLimit, DualSimplex.stageWidth)
    levelWidth = Swift.max(1, Swift.min(limit, system.levelCount - level))
    step.refill(0, count: levelWidth)
  }

  /// Gives the slopes of all rows the units of their levels, for the first stage.
  mutating func scaleSlopes() {
    if system.levelUnits.isEmpty { return }
    for row in states.indices where levels.contains(Int(system.headers[row].level)) {
      (states[row].lower, states[row].upper) = system.slopes(of: system.headers[row])
    }
  }

  /// Lets the next levels count.
  private mutating func admitLevels(from level: Int) {
    let widthBefore = levelWidth
    beginLevels(at: level)
    if levelWidth != widthBefore {
      multipliers.refill(0, count: system.columnCount * levelWidth)
    }
    let first = DenseIndex(truncatingIfNeeded: level)
    for row in levelRows.rows(of: levels) {
      (states[row].lower, states[row].upper) = system.slopes(of: system.headers[row])
      states[row].level = system.headers[row].level - first
    }
  }

  /// Turns the rows that have cost something in a stage into rows that must keep to the optimal face,
  /// as ``freezeOptimalFace()`` does, and sets all multipliers to 0.
  private mutating func freezeStage() {
    if firstLevel == 0 {
      freezeOptimalFace()
      multipliers.refill(0, count: multipliers.count)
      return
    }
    for slot in touchedSlots.touched {
      if head[slot] >= 0 { freezeActiveRow(head[slot]) }
      for place in (Int(slot) * levelWidth)..<((Int(slot) + 1) * levelWidth) {
        multipliers[place] = 0
      }
    }
    touchedSlots.clear()
    for row in levelRows.rows(of: levels) where states[row].level != RowSystem.required {
      freeze(row)
    }
  }

  /// Notes that the multipliers of a slot may not be 0 any more.
  @inline(__always)
  mutating func noteTouched(_ slot: DenseIndex) {
    if isStaged { touchedSlots.set(slot, 1) }
  }

  /// Notes the same of all slots of the row that enters.
  @inline(__always)
  mutating func noteTouchedSlots() {
    if !isStaged { return }
    for entry in 0..<transformedRow.count { touchedSlots.set(transformedRow.index(entry), 1) }
  }

  /// Begins with the levels just admitted, on the present basis.
  private mutating func resume() {
    multiplierDoubts.clear()
    hasCancelled = false
    effort.stalledSteps = 0
    effort.blandSteps = 0
    effort.hasHadPrices = false
    for row in levelRows.rows(of: levels) { enqueueIfViolated(row) }
  }
}
