extension DualSimplex {
  /// What the row that enters does.
  enum Step: Equatable {
    /// Its multiplier can grow for ever: the row contradicts the active rows that it is made of.
    case blocked
    /// Its multiplier reaches the other end of its interval before an active row's does.
    case flip
    /// The row takes the place of the active row of a slot.
    case exchange(slot: DenseIndex)
  }

  /// Finds the multiplier that first reaches the end of its interval as the entering row's moves
  /// towards the side that its residual asks for; leaves the length of the move in ``step``.
  ///
  /// Lengths are vectors compared lexicographically. Among equal ones the entry largest in size
  /// pivots, or, while stalled, the row of the lowest index. Entries up to the size of the noise do
  /// not count. O(entries · levels).
  mutating func chooseStep(for row: DenseIndex, noise: Double) -> Step {
    let sign = residuals[row] > 0 ? 1.0 : -1.0
    var best = proposeFlip(row, sign)
    var bestSize = 0.0
    for entry in 0..<transformedRow.count {
      let value = transformedRow.values[entry]
      if value.magnitude <= noise { continue }
      let slot = transformedRow.indices[entry]
      guard computeStep(of: slot, speed: sign * value) else { continue }
      let order = best == .blocked ? -1 : compareCandidateWithStep()
      if order > 0 { continue }
      if order == 0 {
        guard case .exchange(let rival) = best else { continue }
        if isStalled ? head[slot] > head[rival] : value.magnitude <= bestSize { continue }
      }
      swap(&step, &candidateStep)
      best = .exchange(slot: slot)
      bestSize = value.magnitude
    }
    return best
  }

  /// Proposes the way to the end of the entering row's own interval, if that is finite.
  private mutating func proposeFlip(_ row: DenseIndex, _ sign: Double) -> Step {
    let way = sign > 0 ? upper[row] - slopes[row] : slopes[row] - lower[row]
    if way == .infinity { return .blocked }
    for level in 0..<levelWidth { step[level] = 0 }
    step[Int(levels[row])] = way
    return .flip
  }

  /// Computes how far the multiplier of a slot is from the end that it moves to, for a step of 1;
  /// false when there is no end.
  private mutating func computeStep(of slot: DenseIndex, speed: Double) -> Bool {
    let row = head[slot]
    if row < 0 {
      for level in 0..<levelWidth { candidateStep[level] = 0 }
      return true
    }
    let end = speed > 0 ? lower[row] : upper[row]
    if end.isInfinite { return false }
    let first = Int(slot) * levelWidth
    let ownLevel = Int(levels[row])
    var isDecided = false
    for level in 0..<levelWidth {
      let multiplier = multipliers[first + level]
      let way = level == ownLevel ? Tolerance.difference(multiplier, end) : multiplier
      // Until a level decides, a length that is tiny or below 0 is rounding and counts as 0: the
      // next levels still have to bring the multiplier to its end.
      let length = way / speed
      isDecided = isDecided || length > Tolerance.tinyMultiplier
      candidateStep[level] = isDecided ? length : 0
    }
    return true
  }

  /// -1, 0 or 1 as the candidate's length is less than, equal to or more than the best one's.
  private func compareCandidateWithStep() -> Int {
    for level in 0..<levelWidth where Tolerance.differ(candidateStep[level], step[level]) {
      return candidateStep[level] < step[level] ? -1 : 1
    }
    return 0
  }
}
