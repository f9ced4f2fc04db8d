extension DualSimplex {
  /// Makes the residual of every row agree with its slope, one row at a time; lost if rounding keeps
  /// that from coming to an end, or a required row from holding.
  ///
  /// Each step that changes the multipliers raises the dual objective strictly, so no basis returns.
  /// Steps that do not are degenerate; after ``Tuning/few`` of them rows enter and leave by Bland's
  /// rule, the lowest index first, which cannot cycle (Bland 1977), until the objective moves again.
  /// If this takes many steps, costs are perturbed: ``workOffPerturbed()``.
  mutating func workOffViolations() -> Verdict {
    var stepsLeft = stepLimit
    while stepsLeft > 0 {
      stepsLeft -= 1
      if shouldPerturb { return workOffPerturbed() }
      if let verdict = takeStep() { return verdict }
    }
    return .lost
  }

  /// Lets the next violated row enter the basis; returns a verdict if no row is violated, or if the row is
  /// blocked.
  mutating func takeStep() -> Verdict? {
    if mayGoToForest { _ = goToForest() }
    if basis.isDue { refactorise() }
    guard let row = nextViolatedRow() else { return verdictWithoutViolations() }
    basis.combine(row, of: system.rows)
    let (end, isContradicted) = chooseStableStep(for: row)
    if end == .blocked { return settleBlock(of: row, isContradicted) }
    make(end, row)
    return nil
  }

  private mutating func make(_ end: Step.End, _ row: DenseIndex) {
    switch end {
    case .blocked: ignore(row)
    case .flip: flip(row)
    case .exchange(let slot): exchange(row, with: slot)
    }
  }

  /// The verdict if no row looks violated; nil after a recomputation, which may have found violated rows.
  ///
  /// The verdict relies on a recomputed or checked point instead of a sum of many moves, and on factors that
  /// are accurate enough for it. So does the check of doubtful multipliers.
  private mutating func verdictWithoutViolations() -> Verdict? {
    let isSound = point.isSound && !multipliers.hasCancelled && !isDoubtful
    if !isSound && basis.exchangeCount > 0 {
      refactorise()
    } else if point.moveCount > moveLimit || point.hasGoneFar {
      settlePoint()
    } else if needsRepair() {
      restart()
    } else {
      return (ignoredRows.isEmpty || ignoredRowsHold()) && !effort.isSpoilt ? .optimal : .lost
    }
    return nil
  }

  /// Returns that a row is blocked if that is proved; otherwise factorises the basis again, or makes the
  /// step.
  private mutating func settleBlock(of row: DenseIndex, _ isContradicted: Bool) -> Verdict? {
    if basis.exchangeCount > 0 {
      refactorise()
      return nil
    }
    var end = Step.End.blocked
    var isProof = isContradicted || certificateHolds(blocking: row)
    if !isProof {
      end = longRatioTest(for: row, noise: 0)
      isProof = end == .blocked && certificateHolds(blocking: row, noise: 0)
    }
    if isProof && constantsContradict(blocking: row) {
      return certificateIsExact(blocking: row) ? .blocked(row: row) : .lost
    }
    make(end, row)
    return nil
  }

  /// Chooses the step of a row that enters, by entries that are not tiny if there are such; also says
  /// whether a row is known to be contradicted that is blocked.
  ///
  /// A tiny pivot moves the point far and makes the next basis nearly singular. A tiny entry that passes a
  /// breakpoint may be rounding: its multiplier is then left outside its interval, for at a strong level only
  /// rounding holds it inside. Passing over tiny entries hardly moves their multipliers, and the end of the
  /// solve checks these. Where that has spoilt an answer, only the tiny pivot leads on. If active rows have
  /// the same coefficients as the entering row, what rounding leaves of that row is no pivot at all.
  private mutating func chooseStableStep(
    for row: DenseIndex
  ) -> (end: Step.End, isContradicted: Bool) {
    let largest = basis.combination.largest
    // Rows have entries of about 1, so a large entry means that the basis is nearly singular.
    if largest * Tolerance.lostDigits > 1 { isDoubtful = true }
    let end = longRatioTest(for: row, noise: largest * Tolerance.rounding)
    var least = step.leastEntry
    if case .exchange(let slot) = end {
      least = Swift.min(least, basis.combination.value(at: slot).magnitude)
    }
    if least > largest * Tolerance.lostDigits { return (end, false) }
    multipliers.hasCancelled = true
    isDoubtful = true
    if least > largest * Tolerance.relative || effort.repairs > 0 { return (end, false) }
    undoPasses()
    let stable = longRatioTest(for: row, noise: largest * Tolerance.relative)
    if stable != .blocked { return (stable, false) }
    if certificateHolds(blocking: row, noise: Tolerance.relative, within: Tolerance.cancellation) {
      return (.blocked, true)
    }
    return (longRatioTest(for: row, noise: largest * Tolerance.rounding), false)
  }

  /// Whether rounding has spoilt the multipliers, so that it is better to start again from here.
  ///
  /// A difference of multipliers at a strong level decides comparisons before weaker levels do, so it must be
  /// 0 and not almost 0. If coefficients are near 1, no such difference is doubtful and the basis is not
  /// nearly singular, multipliers are sound, which debug builds check.
  private mutating func needsRepair() -> Bool {
    let isOrdinary = system.columnScales.isEmpty
    if isOrdinary && !multipliers.hasCancelled && !isDoubtful {
      assert(multipliers.balance(states, system.columns), "multipliers times rows add up to 0")
      assert(
        multipliers.areNearlyFeasible(basis.head, states), "each multiplier lies in its interval")
      assert(basis.isConsistent(with: states), "each active row knows its slot")
      assert(states.areConsistent, "an active row has neither residual nor slope")
      assert(activeRowsHold, "active rows hold at the point")
      assert(system.isConsistent, "the columns are the rows transposed")
      return false
    }
    effort.repairs += 1
    computeMultipliers()
    multipliers.suspects.clear()
    if !isOrdinary { computeDoubts() }
    let isSound =
      multipliers.balance(states, system.columns) && multipliers.areFeasible(basis.head, states)
    if isSound { isDoubtful = false }
    effort.isSpoilt = !isSound && effort.repairs > Tuning.roundLimit
    return !isSound && !effort.isSpoilt
  }

  /// Ignores a row that only rounding makes impossible: the required rows are known to be satisfiable, or
  /// their contradiction has no proof, or only a proof within rounding.
  private mutating func ignore(_ row: DenseIndex) {
    states.setSlopes(of: row, to: (0, 0))
    ignoredRows.append(row)
  }

  mutating func readmit(_ row: DenseIndex) {
    ignoredRows.removeAll { $0 == row }
    giveSlopes(to: row)
  }

  /// Whether the required rows that were let be hold all the same, but for rounding.
  private func ignoredRowsHold() -> Bool {
    ignoredRows.allSatisfy { row in
      let (lower, upper) = system.headers[row].slopes
      return system.headers[row].level != .required || isNearlySatisfied(row, lower, upper)
    }
  }

  /// Whether the side of a residual costs nothing, given the slopes of the row, or the residual is but the
  /// rounding of large numbers.
  func isNearlySatisfied(_ row: DenseIndex, _ lower: Double, _ upper: Double) -> Bool {
    let (value, magnitude) = freshResidual(of: row)
    let isWrong = value > 0 ? upper > 0 : lower < 0
    return !isWrong || value.magnitude <= Tolerance.lostDigits * Swift.max(1, magnitude)
  }

  /// Whether Bland's rule chooses the rows that enter and leave.
  var isStalled: Bool {
    effort.stalledSteps > Tuning.few || effort.troubles > Tuning.retryLimit
  }

  /// The next row whose residual does not agree with its slope.
  private mutating func nextViolatedRow() -> DenseIndex? {
    while let row = states.takeQueued(byIndex: isStalled) {
      if !states[row].looksViolated { continue }
      let (value, magnitude) = freshResidual(of: row)
      states.setResidual(of: row, to: value)
      if states[row].looksViolated && Tolerance.isViolation(value, magnitude: magnitude) {
        return row
      }
    }
    return nil
  }
}
