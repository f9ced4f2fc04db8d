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
    let sign = states[row].residual > 0 ? 1.0 : -1.0
    var best = proposeFlip(row, sign)
    var bestSize = 0.0
    for entry in 0..<transformedRow.count {
      let value = transformedRow.value(entry)
      if value.magnitude <= noise { continue }
      let slot = transformedRow.index(entry)
      let comparison = compareLength(of: slot, speed: sign * value, isFirst: best == .blocked)
      guard let order = comparison else { continue }
      if order > 0 { continue }
      if order == 0 {
        guard case .exchange(let rival) = best else { continue }
        if isStalled ? head[slot] > head[rival] : value.magnitude <= bestSize { continue }
      }
      best = .exchange(slot: slot)
      bestSize = value.magnitude
    }
    return best
  }

  /// Proposes the way to the end of the entering row's own interval, if that is finite.
  private mutating func proposeFlip(_ row: DenseIndex, _ sign: Double) -> Step {
    let state = states[row]
    let way = sign > 0 ? state.upper - state.slope : state.slope - state.lower
    if way == .infinity { return .blocked }
    for level in 0..<levelWidth { step[level] = 0 }
    step[Int(state.level)] = way
    return .flip
  }

  /// Compares how far the multiplier of a slot is from the end that it moves to, for a step of 1,
  /// with ``step``, and writes a length that is less, or the first, there.
  ///
  /// -1, 0 or 1 as the length is less, equal or more; nil when there is no end. Until a level
  /// decides, a length that is tiny or below 0 is rounding and counts as 0: the next levels still
  /// have to bring the multiplier to its end. Most comparisons are decided at the first level.
  @inline(__always)
  private mutating func compareLength(
    of slot: DenseIndex, speed: Double, isFirst: Bool
  ) -> Int? {
    let row = head[slot]
    if row < 0 { return compareZero(isFirst: isFirst) }
    let state = states[row]
    let end = speed > 0 ? state.lower : state.upper
    if end.isInfinite { return nil }
    let first = Int(slot) * levelWidth
    var order = isFirst ? -1 : 0
    var isDecided = false
    for level in 0..<levelWidth {
      let multiplier = multipliers[first + level]
      let way = level == Int(state.level) ? Tolerance.difference(multiplier, end) : multiplier
      var length = way / speed
      isDecided = isDecided || length > Tolerance.tinyMultiplier
      if !isDecided { length = 0 }
      if order == 0 && Tolerance.differ(length, step[level]) {
        if length > step[level] { return 1 }
        order = -1
        // The levels before were equal but for rounding: they stay as they are.
      }
      if order < 0 { step[level] = length }
    }
    return order
  }

  /// The same for a length of 0.
  private mutating func compareZero(isFirst: Bool) -> Int {
    var order = isFirst ? -1 : 0
    for level in 0..<levelWidth {
      if order == 0 && Tolerance.differ(0, step[level]) { order = step[level] > 0 ? -1 : 1 }
      if order < 0 { step[level] = 0 }
    }
    return order
  }
}
