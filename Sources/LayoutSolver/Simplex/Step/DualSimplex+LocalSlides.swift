/// The long-step rule where what gives way is more than a variable alone.
///
/// A row that ties large parts of a layout together, such as a sum of the heights of many dialogs, is
/// a combination of active rows of all of them. When the multiplier of one of these reaches the end
/// of its interval, its part of the layout gives way up to its next kink, and the row of that kink
/// takes the slot: an exchange that touches nothing but that part, while the row that enters stays
/// violated, though less. Many parts that give way together then cost one search over all of them,
/// and not one each: candidates wait in order of the length of the step, and an exchange changes only
/// those of its part.
///
/// The multipliers are kept as those at the beginning of the step. On the bases passed they lie in
/// their intervals from the end of the last slide on, but not before: the step has to be brought to
/// its end, or the simplex to start again. The proof that no basis returns is the one for slides: the
/// dual objective rises at the rate of the violation that is left.
extension DualSimplex {
  /// The row at whose kink a slide ends.
  private struct Kink {
    let row: DenseIndex
    /// How fast its residual changes on the way, and how far away it is.
    let rate: Double
    let distance: Double
  }

  /// A row is slid for only if it combines this many active rows at least, times ``leastLocality``.
  private static let leastCombination = 4
  /// The share of a combination that a slide may touch, and what it may touch in any case.
  private static let localShare = 64
  private static let localSize = 16
  /// How many kinks that lie in no part alone are passed over in one step.
  private static let refusalLimit = 16

  /// How many columns or active rows a slide may touch.
  private var localLimit: Int {
    Swift.max(DualSimplex.localSize, transformedRow.count / DualSimplex.localShare)
  }

  /// Lets parts of the layout give way as long as the row that enters stays violated; false if the
  /// simplex has started again.
  mutating func slideLocally(for row: DenseIndex) -> Bool {
    let isShort = transformedRow.count / DualSimplex.leastCombination < leastLocality
    // A stage is over after a few steps.
    if isShort || isStalled || hasStages { return true }
    let sign = states[row].residual > 0 ? 1.0 : -1.0
    let noise = transformedRow.largest * Tolerance.entry
    let choice = chooseStep(for: row, noise: noise)
    guard case .exchange(let nearest) = choice, mayLetGo(of: nearest, sign, for: row) else {
      longStep.firstChoice = choice
      return true
    }
    defer { partSlides.combination.clear() }
    guard collectCandidates(sign, noise) else { return true }
    let limit = lengthOfFlip(of: row, sign)
    // Kinks in one place make slides that move nothing: they must not go in circles.
    var slidesLeft = transformedRow.count
    partSlides.refusedKinks.clear()
    // It waits for nobody: its step has begun.
    let wasQueued = states[row].isQueued
    states[row].isQueued = true
    while let slot = partSlides.candidates.takeNearest(before: limit) {
      let speed = sign * partSlides.combination[slot]
      // Where variables alone give way, one search after the other is not needed either.
      if !partSlides.isMidStep && nextSlide(of: slot, speed) != nil { break }
      guard let kink = nextKink(of: slot, speed, for: row) else { break }
      let relief = speed.magnitude * kink.distance
      if states[row].residual.magnitude - relief <= Tolerance.residual { break }
      slidesLeft -= 1
      if slidesLeft < 0 { break }
      slide(slot, to: kink, speed)
      updateCandidates(sign, noise)
      if factors.isDue {
        let before = effort.troubles
        refactorise()
        if effort.troubles != before { return false }
      }
    }
    states[row].isQueued = wasQueued
    if partSlides.isMidStep {
      // What was left out as noise on one basis may count on another.
      hasCancelled = true
      if !isViolated(row) || states[row].residual * sign < 0 {
        // Rounding has brought it further than the kinks are apart.
        effort.troubles += 1
        restart()
        return false
      }
      factors.solveTransposed(row, of: system.rows, &rightSide, into: &transformedRow)
    }
    return true
  }

  /// Whether the part of the layout that the row of a slot holds may be the first to give way.
  ///
  /// Mostly it may not, and putting all candidates in order would take longer than the rest of the step.
  private mutating func mayLetGo(of slot: DenseIndex, _ sign: Double, for row: DenseIndex) -> Bool {
    if head[slot] < 0 { return false }
    let speed = sign * transformedRow.value(at: slot)
    if nextSlide(of: slot, speed) != nil { return false }
    partSlides.refusedKinks.clear()
    guard let kink = nextKink(of: slot, speed, for: row) else { return false }
    return states[row].residual.magnitude - speed.magnitude * kink.distance > Tolerance.residual
  }

  // MARK: Candidates

  /// Collects how far the multipliers of the combination are from their ends; false if a placeholder
  /// is to leave, which takes no way at all.
  private mutating func collectCandidates(_ sign: Double, _ noise: Double) -> Bool {
    if partSlides.combination.count != system.columnCount {
      partSlides.combination.resize(to: system.columnCount)
    }
    partSlides.candidates.reset(slotCount: system.columnCount, levelCount: levelWidth)
    for entry in 0..<transformedRow.count {
      let (slot, value) = (transformedRow.index(entry), transformedRow.value(entry))
      partSlides.combination.set(slot, value)
      if value.magnitude <= noise { continue }
      if head[slot] < 0 { return false }
      if computeLength(of: slot, sign * value) { partSlides.candidates.note(slot, step) }
    }
    partSlides.candidates.arrange()
    return true
  }

  /// Computes in ``step`` how far the multiplier of a slot is from the end that it moves to; false if
  /// there is no end.
  private mutating func computeLength(of slot: DenseIndex, _ speed: Double) -> Bool {
    let state = states[head[slot]]
    let end = speed > 0 ? state.lower : state.upper
    if end.isInfinite { return false }
    let noise = DualSimplex.lengthNoise(atEntry: speed)
    var isDecided = false
    for level in 0..<levelWidth {
      let multiplier = multipliers[Int(slot) * levelWidth + level]
      let way = level == Int(state.level) ? Tolerance.difference(multiplier, end) : multiplier
      let length = way / speed
      isDecided = isDecided || length > noise
      step[level] = isDecided ? length : 0
    }
    return true
  }

  /// How far the multiplier of the row that enters is from its own end; nil if that is infinite.
  private func lengthOfFlip(of row: DenseIndex, _ sign: Double) -> [Double]? {
    let state = states[row]
    let way = sign > 0 ? state.upper - state.slope : state.slope - state.lower
    if way.isInfinite { return nil }
    var length = [Double](repeating: 0, count: levelWidth)
    length[Int(state.level)] = way
    return length
  }

  /// Computes the lengths anew that a slide has changed.
  private mutating func updateCandidates(_ sign: Double, _ noise: Double) {
    for entry in 0..<partSlides.kinkRow.count {
      let other = partSlides.kinkRow.index(entry)
      partSlides.candidates.forget(other)
      let value = partSlides.combination[other]
      if value.magnitude <= noise || head[other] < 0 { continue }
      if computeLength(of: other, sign * value) { partSlides.candidates.insert(other, step) }
    }
  }

  // MARK: Slides

  /// The first kink on the way of a slot whose multiplier falls, or grows if the speed is negative,
  /// that lies in one part of the layout; nil if there is none.
  ///
  /// The way is left in ``direction``, and the row of the kink in ``kinkRow``.
  private mutating func nextKink(
    of slot: DenseIndex, _ speed: Double, for row: DenseIndex
  ) -> Kink? {
    let limit = localLimit
    computeDirection(of: slot)
    if direction.count > limit { return nil }
    let way = speed > 0 ? -1.0 : 1.0
    computeRates(way)
    defer { rowRates.clear() }
    while partSlides.refusedKinks.count < DualSimplex.refusalLimit {
      guard let kink = nearestKink(except: row) else { return nil }
      factors.solveTransposed(kink.row, of: system.rows, &rightSide, into: &partSlides.kinkRow)
      let pivot = partSlides.kinkRow.value(at: slot)
      let isStable =
        pivot.magnitude > partSlides.kinkRow.largest * Tolerance.smallPivot
        && (way * pivot - kink.rate).magnitude <= Tolerance.pivotMismatch * pivot.magnitude
      if isStable && partSlides.kinkRow.count <= limit && !meetsPlaceholder(partSlides.kinkRow) {
        return kink
      }
      partSlides.refusedKinks.append(kink.row)
    }
    return nil
  }

  /// Whether a placeholder has a part in a combination of active rows.
  private func meetsPlaceholder(_ combination: SparseVector) -> Bool {
    (0..<combination.count).contains { head[combination.index($0)] < 0 }
  }

  /// The nearest of the rows in ``rowRates`` that would come to be violated.
  private func nearestKink(except row: DenseIndex) -> Kink? {
    let noise = Tolerance.multiplier * direction.largest
    var nearest: Kink?
    for other in rowRates.touched {
      let (state, rate) = (states[other], rowRates[other])
      if state.slot >= 0 || other == row || rate.magnitude <= noise { continue }
      let isAhead =
        rate < 0
        ? state.residual >= -Tolerance.residual && state.slope > state.lower
        : state.residual <= Tolerance.residual && state.slope < state.upper
      if !isAhead || partSlides.refusedKinks.contains(other) { continue }
      let distance = Swift.max(0, -state.residual / rate)
      if let nearest, nearest.distance <= distance { continue }
      nearest = Kink(row: other, rate: rate, distance: distance)
    }
    return nearest
  }

  /// Puts the row of a kink in a slot, with the multipliers that then balance while the row passed has
  /// the slope of its end, and lets the point follow.
  private mutating func slide(_ slot: DenseIndex, to kink: Kink, _ speed: Double) {
    let passed = head[slot]
    let end = speed > 0 ? states[passed].lower : states[passed].upper
    let pivot = partSlides.kinkRow.value(at: slot)
    let first = Int(slot) * levelWidth
    for level in 0..<levelWidth {
      var excess = multipliers[first + level]
      if level == Int(states[passed].level) {
        excess = Tolerance.difference(excess, end, &hasCancelled)
      }
      let share = excess / pivot
      moveMultipliers(except: slot, by: share, level)
      multipliers[first + level] = share
      if level == Int(states[kink.row].level) {
        multipliers[first + level] = Tolerance.difference(
          share, -states[kink.row].slope, &hasCancelled)
      }
    }
    let share = partSlides.combination[slot] / pivot
    for entry in 0..<partSlides.kinkRow.count where partSlides.kinkRow.index(entry) != slot {
      partSlides.combination.subtract(
        partSlides.kinkRow.index(entry), share * partSlides.kinkRow.value(entry))
    }
    partSlides.combination.set(slot, share)
    states[passed].slope = end
    states[passed].slot = -1
    states[passed].residual = 0
    states[kink.row].slope = 0
    states[kink.row].slot = slot
    states[kink.row].residual = 0
    head[slot] = kink.row
    factors.exchange(slot: slot, transformedRow: partSlides.kinkRow)
    counts.pivots += 1
    partSlides.isMidStep = true
    movePoint(by: (speed > 0 ? -1 : 1) * kink.distance)
  }

  private mutating func moveMultipliers(except slot: DenseIndex, by share: Double, _ level: Int) {
    if share == 0 { return }
    for entry in 0..<partSlides.kinkRow.count where partSlides.kinkRow.index(entry) != slot {
      let place = Int(partSlides.kinkRow.index(entry)) * levelWidth + level
      multipliers[place] = Tolerance.difference(
        multipliers[place], share * partSlides.kinkRow.value(entry), &hasCancelled)
    }
  }
}
