extension DualSimplex {
  /// Finds the multiplier that first reaches the end of its interval as the entering row's moves
  /// towards the side that its residual requires; leaves the length of the move in ``step``.
  ///
  /// Lengths are vectors compared lexicographically. Among equal ones the entry largest in size
  /// pivots, or, while stalled, the row of the lowest index. Entries up to the size of the noise do
  /// not count. O(entries · levels).
  mutating func ratioTest(for row: DenseIndex, noise: Double) -> Step.End {
    counts.comparisons += basis.combination.count
    return DualSimplex.ratioTest(
      for: states[row], &step.length, noise, basis.combination, basis.head, states.all,
      multipliers.numbers, byIndex: isStalled)
  }

  private static func ratioTest(
    for entering: RowState, _ step: inout [Double], _ noise: Double, _ combination: SparseVector,
    _ head: [BasisMember], _ states: [RowState], _ multipliers: [Double], byIndex: Bool
  ) -> Step.End {
    let entries = combination.storage.span.extracting(..<combination.count)
    let (head, states, multipliers) = (head.span, states.span, multipliers.span)
    var step = step.mutableSpan
    let levelWidth = step.count
    // The way to the end of the row's own interval, if that is finite, is proposed first.
    let sign = entering.residual > 0 ? 1.0 : -1.0
    let way = sign > 0 ? entering.upper - entering.slope : entering.slope - entering.lower
    var isFirst = way == .infinity
    let proposed = isFirst ? Step.End.blocked : .flip
    if !isFirst {
      for level in step.indices { step[level] = Level(level) == entering.level ? way : 0 }
    }
    var best: Int?
    var bestSize = 0.0
    var bestNoise = 0.0
    for entry in entries.indices {
      let value = entries[entry].value
      if value.magnitude <= noise { continue }
      let slot = Int(entries[entry].index)
      let ownNoise = lengthNoise(atEntry: value)
      // The multiplier of a placeholder must stay 0, so its length is 0.
      var (end, level) = (0.0, Level.required)
      var lengthNoise = (own: Double.infinity, either: bestNoise)
      if let leaving = head[slot].row {
        let state = states[Int(leaving)]
        end = sign * value > 0 ? state.lower : state.upper
        if end.isInfinite { continue }
        (level, lengthNoise) = (state.level, (ownNoise, Swift.max(ownNoise, bestNoise)))
      }
      let order = compareLength(
        of: multipliers, from: slot * levelWidth, to: end, atLevel: level, sign * value,
        with: &step,
        isFirst: isFirst, noise: lengthNoise)
      if order > 0 { continue }
      if order == 0 {
        // A flip goes before an exchange that is as long.
        guard let best else { continue }
        if byIndex ? head[slot] > head[best] : value.magnitude <= bestSize { continue }
      }
      isFirst = false
      best = slot
      bestSize = value.magnitude
      bestNoise = ownNoise
    }
    return best.map { .exchange(slot: DenseIndex(truncatingIfNeeded: $0)) } ?? proposed
  }

  /// The length up to which the quotient of a multiplier and an entry may be rounding.
  ///
  /// A short length is no rounding if it is short because the entry is large.
  @inline(__always)
  static func lengthNoise(atEntry value: Double) -> Double {
    Swift.min(Tolerance.tiny, Tolerance.relative / value.magnitude)
  }

  /// Compares how far a multiplier is from the end that it moves to, for a step of 1, with `step`,
  /// and writes a length that is less, or the first, there.
  ///
  /// -1, 0 or 1 as the length is less, equal or more. Until a level decides, a length up to its noise
  /// is rounding and counts as 0: the next levels still have to bring the multiplier to its end. Most
  /// comparisons are decided at the first level.
  @inline(__always)
  private static func compareLength(
    of multipliers: Span<Double>, from first: Int, to end: Double, atLevel ownLevel: Level,
    _ speed: Double, with step: inout MutableSpan<Double>, isFirst: Bool,
    noise: (own: Double, either: Double)
  ) -> Int {
    var order = isFirst ? -1 : 0
    var isDecided = false
    for level in step.indices {
      let multiplier = multipliers[first + level]
      // Most numbers are 0 on both sides.
      if order == 0 && multiplier == 0 && step[level] == 0 && Level(level) != ownLevel { continue }
      let way = Level(level) == ownLevel ? Tolerance.difference(multiplier, end) : multiplier
      var length = way / speed
      isDecided = isDecided || length > noise.own
      if !isDecided { length = 0 }
      if order == 0 && Tolerance.differ(length, step[level], noise: noise.either) {
        if length > step[level] { return 1 }
        order = -1
        // The levels before were equal but for rounding: they stay as they are.
      }
      if order < 0 { step[level] = length }
    }
    return order
  }
}
