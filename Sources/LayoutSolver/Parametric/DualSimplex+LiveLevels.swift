/// The ratio test of a walk.
extension DualSimplex {
  /// Does what ``chooseStep(for:noise:)`` does, given the levels at which the multipliers of active rows
  /// are not 0.
  ///
  /// At all other levels a length is 0, but at its row's own. O(levels + what is not 0 in the entries).
  mutating func chooseStep(
    for row: DenseIndex, noise: Double, at live: LiveLevels
  ) -> Step {
    counts.comparisons += transformedRow.count
    step.refill(0, count: levelWidth)
    return DualSimplex.chooseStep(
      for: Int(row), &step, noise, transformedRow, head, states, multipliers, byIndex: isStalled,
      at: live)
  }

  private static func chooseStep(
    for row: Int, _ step: inout [Double], _ noise: Double, _ transformedRow: SparseVector,
    _ head: [DenseIndex], _ states: [RowState], _ multipliers: [Double], byIndex: Bool,
    at live: LiveLevels
  ) -> Step {
    let entries = transformedRow.storage.span.extracting(..<transformedRow.count)
    let (head, states, multipliers) = (head.span, states.span, multipliers.span)
    let (firstEntries, levels) = (live.firstEntries.span, live.entries.span)
    var step = step.mutableSpan
    let levelWidth = step.count
    let entering = states[row]
    let sign = entering.residual > 0 ? 1.0 : -1.0
    let way = sign > 0 ? entering.upper - entering.slope : entering.slope - entering.lower
    var least = LiveLength()
    if way != .infinity { least.begin(at: entering.level, way, &step) }
    let proposed = least.isWritten ? Step.flip : .blocked
    var best = -1
    var bestSize = 0.0
    for entry in entries.indices {
      let value = entries[entry].value
      if value.magnitude <= noise { continue }
      let slot = Int(entries[entry].index)
      let leaving = Int(head[slot])
      let ownNoise = lengthNoise(atEntry: value)
      let order: Int
      if leaving < 0 {
        order = least.compareZero(with: &step)
      } else {
        let speed = sign * value
        let end = speed > 0 ? states[leaving].lower : states[leaving].upper
        if end.isInfinite { continue }
        let first = slot * levelWidth
        order = least.compare(
          multipliers.extracting(first..<(first + levelWidth)), from: firstEntries[slot], levels,
          to: end, at: states[leaving].level, speed, noise: ownNoise, with: &step)
      }
      if order > 0 { continue }
      if order == 0 {
        // A flip goes before an exchange that is as long.
        if best < 0 { continue }
        if byIndex ? leaving > Int(head[best]) : value.magnitude <= bestSize { continue }
      }
      best = slot
      bestSize = value.magnitude
      least.noise = ownNoise
    }
    return best < 0 ? proposed : .exchange(slot: DenseIndex(truncatingIfNeeded: best))
  }
}

/// The shortest length so far of a ratio test, of whose numbers few are not 0.
private struct LiveLength {
  /// What of two lengths at this one is rounding.
  var noise = 0.0
  /// Whether there is a length at all.
  private(set) var isWritten = false
  /// The levels at which it is not 0, in ascending order, and those at which the next one is not.
  private var levels: [DenseIndex] = []
  private var nextLevels: [DenseIndex] = []

  /// Begins with a length that has one number.
  mutating func begin(
    at level: DenseIndex, _ number: Double, _ step: inout MutableSpan<Double>
  ) {
    step[Int(level)] = number
    levels.append(level)
    isWritten = true
  }

  /// Takes a length of 0 if that is less; -1, 0 or 1 as it is less, equal or more.
  mutating func compareZero(with step: inout MutableSpan<Double>) -> Int {
    var order = isWritten ? 0 : -1
    isWritten = true
    for level in levels {
      if order == 0 && Tolerance.differ(0, step[Int(level)], noise: noise) {
        if step[Int(level)] < 0 { return 1 }
        order = -1
      }
      if order < 0 { step[Int(level)] = 0 }
    }
    return order
  }

  /// Takes the length of the way of a multiplier to an end of its interval at a speed if that is less;
  /// -1, 0 or 1 as it is less, equal or more.
  ///
  /// - Parameters:
  ///   - multiplier: The numbers of the multiplier.
  ///   - entry: The first entry of the list of those that are not 0.
  ///   - entries: All such entries.
  mutating func compare(
    _ multiplier: Span<Double>, from entry: DenseIndex, _ entries: Span<LiveLevels.Entry>,
    to end: Double, at own: DenseIndex, _ speed: Double, noise ownNoise: Double,
    with step: inout MutableSpan<Double>
  ) -> Int {
    let eitherNoise = Swift.max(ownNoise, noise)
    var order = isWritten ? 0 : -1
    var isDecided = false
    nextLevels.clear()
    var (entry, next, isOwnDue) = (entry, 0, own >= 0)
    while true {
      // The next level at which the one length is not 0, or the other one, or at which the end stands.
      var level = DenseIndex.max
      if entry >= 0 { level = entries[Int(entry)].level }
      if next < levels.count { level = Swift.min(level, levels[next]) }
      if isOwnDue { level = Swift.min(level, own) }
      if level == .max { break }
      if entry >= 0 && entries[Int(entry)].level == level { entry = entries[Int(entry)].next }
      if next < levels.count && levels[next] == level { next += 1 }
      if level == own { isOwnDue = false }

      let number = multiplier[Int(level)]
      var length = (level == own ? Tolerance.difference(number, end) : number) / speed
      isDecided = isDecided || length > ownNoise
      if !isDecided { length = 0 }
      if order == 0 && Tolerance.differ(length, step[Int(level)], noise: eitherNoise) {
        if length > step[Int(level)] { return 1 }
        order = -1
        // The levels before were equal but for rounding: they stay as they are.
      }
      if order < 0 { step[Int(level)] = length }
      if step[Int(level)] != 0 { nextLevels.append(level) }
    }
    if order < 0 {
      isWritten = true
      swap(&levels, &nextLevels)
    }
    return order
  }
}
