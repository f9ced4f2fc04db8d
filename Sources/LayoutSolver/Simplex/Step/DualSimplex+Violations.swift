extension DualSimplex {
  /// How many steps in a row may leave the multipliers as they were before Bland's rule takes over.
  private static let stallLimit = 100
  /// How often a solve may meet stale factors before it prefers safety to speed.
  private static let troubleLimit = 20
  /// How often a solve starts again because its multipliers are spoilt.
  private static let repairLimit = 4
  /// After how many flips in a row more are tried together.
  private static let flipRun = 8
  /// How many steps a solve may take for each row and column.
  ///
  /// Layouts take less than 2. What takes more than this has lost itself in rounding, about which
  /// the proof below says nothing.
  private static let stepsPerRow = 50

  /// Makes the residual of every row agree with its slope, one row at a time; lost if rounding keeps
  /// that from coming to an end, or a required row from holding.
  ///
  /// Each step that changes the multipliers raises the dual objective strictly, so no basis returns.
  /// Steps that do not are degenerate; after ``stallLimit`` of them rows enter and leave by Bland's
  /// rule, the lowest index first, which cannot cycle (Bland 1977), until the objective moves again.
  /// Where that takes long the columns get prices (see ``workOffWithPrices()``).
  mutating func workOffViolations() -> Verdict {
    var stepsLeft = DualSimplex.stepsPerRow * (system.rowCount + system.columnCount) + 1000
    while stepsLeft > 0 {
      stepsLeft -= 1
      if mayPriceColumns { return workOffWithPrices() }
      if factors.isDue { refactorise() }
      guard let row = nextViolatedRow() else {
        if let verdict = verdictWithoutViolations() { return verdict }
        continue
      }
      factors.solveTransposed(row, of: system.rows, &rightSide, into: &transformedRow)
      countWideRow()
      if yieldsToNearer(row) { continue }
      if flipFreely(row) {
        effort.flipsInARow += 1 + flipSiblings(of: row)
        if isLongCombination || effort.flipsInARow >= DualSimplex.flipRun {
          flipTogether(atLevel: states[row].level)
        }
        continue
      }
      effort.flipsInARow = 0
      var (step, isContradicted) = chooseStableStep(for: row)
      if step == .blocked {
        let (verdict, other) = settleBlock(of: row, isContradicted)
        if let verdict { return verdict }
        guard let other else { continue }
        step = other
      }
      switch step {
      case .blocked: ignore(row)
      case .flip: flip(row)
      case .exchange(let slot): exchange(row, with: slot)
      }
    }
    return .lost
  }

  /// What comes of it that no row looks violated; nil if something was computed anew, by which there may
  /// be some.
  ///
  /// The verdict rests on a point computed or checked anew, not on the sum of many moves, and by factors
  /// that find it; and so does what is found out about doubtful multipliers.
  private mutating func verdictWithoutViolations() -> Verdict? {
    let isSound = motion.isPointSound && !hasCancelled && !isDoubtful
    if !isSound && factors.exchangeCount > 0 {
      refactorise()
    } else if motion.count > moveLimit || motion.hasGoneFar {
      settlePoint()
    } else if needsRepair() {
      restart()
    } else {
      return (ignoredRows.isEmpty || ignoredRowsHold()) && !effort.isSpoilt ? .optimal : .lost
    }
    return nil
  }

  /// What comes of it that the step of a row is blocked: a verdict, or the step to be made, or neither if
  /// the basis was computed anew.
  private mutating func settleBlock(
    of row: DenseIndex, _ isContradicted: Bool
  ) -> (verdict: Verdict?, step: Step?) {
    if factors.exchangeCount > 0 {
      refactorise()
      return (nil, nil)
    }
    if firstLevel != 0 { return (nil, .blocked) }
    var step = Step.blocked
    var isProof = isContradicted || certificateHolds(blocking: row)
    if !isProof {
      step = chooseLongStep(for: row, noise: 0)
      isProof = step == .blocked && certificateHolds(blocking: row, noise: 0)
    }
    if isProof && constantsContradict(blocking: row) { return (.blocked(row: row), nil) }
    return (nil, step)
  }

  /// Chooses the step of a row that enters, by entries that are not tiny if there are such; also says
  /// whether a row is known to be contradicted that is blocked.
  ///
  /// A tiny pivot moves the point far and makes the next basis nearly singular. A tiny entry that slides
  /// may be rounding: then its multiplier is left outside its interval, for at a strong level nothing
  /// but rounding holds it inside. Passing over such entries moves their multipliers hardly, which is
  /// seen to at the end. Where that has spoilt an answer, nothing but the tiny pivot leads on. What is
  /// left over of the row of which others with the same coefficients are active is no pivot at all.
  private mutating func chooseStableStep(
    for row: DenseIndex
  ) -> (step: Step, isContradicted: Bool) {
    let largest = transformedRow.largest
    if largest > Tolerance.largeEntry { isDoubtful = true }
    let step = chooseLongStep(for: row, noise: largest * Tolerance.entry)
    var least = longStep.leastEntry
    if case .exchange(let slot) = step {
      least = Swift.min(least, transformedRow.value(at: slot).magnitude)
    }
    if least > largest * Tolerance.smallPivot { return (step, false) }
    hasCancelled = true
    isDoubtful = true
    if least > largest * Tolerance.tinyPivot || effort.repairs > 0 { return (step, false) }
    undoSlides()
    let stable = chooseLongStep(for: row, noise: largest * Tolerance.tinyPivot)
    if stable != .blocked { return (stable, false) }
    if firstLevel == 0
      && certificateHolds(
        blocking: row, noise: Tolerance.tinyPivot, within: Tolerance.cancellation)
    {
      return (.blocked, true)
    }
    return (chooseLongStep(for: row, noise: largest * Tolerance.entry), false)
  }

  /// Whether rounding has spoilt the multipliers, so that it is better to start again from here.
  ///
  /// What is left of a strong level's multiplier after others were subtracted decides comparisons
  /// before weaker levels do, so it must be 0 and not almost 0. Where coefficients are near 1, nothing
  /// has cancelled that far and the basis is not nearly singular, multipliers are sound, which debug
  /// builds check.
  private mutating func needsRepair() -> Bool {
    let isOrdinary = system.columnScales.isEmpty
    if isOrdinary && !hasCancelled && !isDoubtful {
      assert(multipliersBalance(), "the multipliers times the rows add up to 0")
      assert(multipliersAreNearlyFeasible(), "each multiplier lies in its interval")
      return false
    }
    effort.repairs += 1
    computeMultipliers()
    suspects.clear()
    if !isOrdinary { computeDoubts() }
    let isSound = multipliersBalance() && multipliersAreFeasible()
    if isSound { isDoubtful = false }
    effort.isSpoilt = !isSound && effort.repairs > DualSimplex.repairLimit
    return !isSound && !effort.isSpoilt
  }

  /// Lets a row be that only rounding makes impossible: the required rows are known to hold, or no
  /// proof of the contrary stands, or one by rounding alone.
  private mutating func ignore(_ row: DenseIndex) {
    states[row].lower = 0
    states[row].upper = 0
    ignoredRows.append(row)
  }

  /// Whether the required rows that were let be hold all the same, but for rounding.
  private func ignoredRowsHold() -> Bool {
    ignoredRows.allSatisfy { row in
      if system.headers[row].level != RowSystem.required { return true }
      let (value, magnitude) = freshResidual(of: row)
      let (lower, upper) = system.headers[row].slopes
      let isWrong = value > 0 ? upper > 0 : lower < 0
      return !isWrong || value.magnitude <= Tolerance.acceptedMiss * Swift.max(1, magnitude)
    }
  }

  /// Whether Bland's rule chooses the rows that enter and leave.
  var isStalled: Bool {
    effort.stalledSteps > DualSimplex.stallLimit || effort.troubles > DualSimplex.troubleLimit
  }

  /// The next row whose residual does not agree with its slope.
  mutating func nextViolatedRow() -> DenseIndex? {
    if isStalled { return firstViolatedRow() }
    if isWide, let row = DualSimplex.mostViolated(states), checkAgain(row) { return row }
    return nextQueuedRow()
  }

  /// The same, always in the order of the queue.
  mutating func nextQueuedRow() -> DenseIndex? {
    while let row = queue.takeFirst() {
      states[row].isQueued = false
      if checkAgain(row) { return row }
    }
    return nil
  }

  /// Puts a row back that reaches farther than it did before, if others wait that reach less far.
  ///
  /// What is settled in a corner of the layout first moves little; what ties large parts together
  /// then finds them in order. Each row yields at most once for each reach.
  private mutating func yieldsToNearer(_ row: DenseIndex) -> Bool {
    let bits = Int.bitWidth - transformedRow.count.leadingZeroBitCount
    let reach = UInt8(truncatingIfNeeded: Swift.max(0, bits - 3) / 2)
    let isFarther = reach > states[row].reach
    states[row].reach = reach
    if !isFarther || isStalled || isWide
      || !queue.holds(nearerThan: reach, level: states[row].level)
    {
      return false
    }
    enqueueIfViolated(row)
    return true
  }

  /// Counts the rows in question that are combinations of most active rows.
  @inline(__always)
  private mutating func countWideRow() {
    if isLongCombination && 2 * transformedRow.count >= system.columnCount { effort.wideRows += 1 }
  }

  /// Whether rows have moved most of the layout so often that it has no places to keep to.
  ///
  /// Where widths that are wished equal have to add up, each step moves all of them. The order in which
  /// rows were written then says nothing, and the row farthest from holding brings more of the others
  /// with it; finding it takes less than a step. Where half as many steps as there are columns are
  /// enough, that order keeps what moves smaller.
  private var isWide: Bool {
    effort.wideRows > DualSimplex.leastWideRows + system.columnCount / 2
  }

  /// How many rows are combinations of most active rows, besides, before the layout counts as wide.
  private static let leastWideRows = 16

  /// Of the violated rows of the strongest level the one that is farthest from holding.
  private static func mostViolated(_ states: [RowState]) -> DenseIndex? {
    let states = states.span
    var (best, level, farthest) = (-1, DenseIndex.max, 0.0)
    for row in states.indices where states[row].looksViolated {
      let (own, distance) = (states[row].level, states[row].residual.magnitude)
      if own < level || own == level && distance > farthest {
        (best, level, farthest) = (row, own, distance)
      }
    }
    return best < 0 ? nil : DenseIndex(truncatingIfNeeded: best)
  }

  private mutating func firstViolatedRow() -> DenseIndex? {
    for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) where checkAgain(row) {
      return row
    }
    return nil
  }

  /// Whether a row is violated by its residual as computed anew.
  @inline(__always)
  mutating func checkAgain(_ row: DenseIndex) -> Bool {
    if !isViolated(row) { return false }
    let (value, magnitude) = freshResidual(of: row)
    states[row].residual = value
    return isViolated(row) && Tolerance.isViolation(value, magnitude: magnitude)
  }

  /// Whether the residual of a row asks for another slope than it has.
  @inline(__always)
  func isViolated(_ row: DenseIndex) -> Bool { states[row].looksViolated }

  /// Queues a row that looks violated, unless it is queued already.
  @inline(__always)
  mutating func enqueueIfViolated(_ row: DenseIndex) {
    if states[row].isQueued || !isViolated(row) { return }
    states[row].isQueued = true
    queue.insert(row, level: states[row].level, reach: states[row].reach)
  }
}
