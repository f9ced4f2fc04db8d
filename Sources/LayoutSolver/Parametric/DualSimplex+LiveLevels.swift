/// The ratio test of a walk.
extension DualSimplex {
  /// Does what ``chooseStep(for:noise:)`` does, given the levels at which active rows have multipliers
  /// other than 0.
  ///
  /// At all other levels a length is 0, but at its own row's. O(levels + entries · live levels), if the
  /// shortest length is found soon.
  mutating func chooseStep(
    for row: DenseIndex, noise: Double, among live: [DenseIndex]
  ) -> Step {
    counts.comparisons += transformedRow.count
    step.refill(0, count: levelWidth)
    return DualSimplex.chooseStep(
      for: Int(row), &step, noise, transformedRow, head, states, multipliers, byIndex: isStalled,
      among: live)
  }

  private static func chooseStep(
    for row: Int, _ step: inout [Double], _ noise: Double, _ transformedRow: SparseVector,
    _ head: [DenseIndex], _ states: [RowState], _ multipliers: [Double], byIndex: Bool,
    among live: [DenseIndex]
  ) -> Step {
    let entries = transformedRow.storage.span.extracting(..<transformedRow.count)
    let (head, states, multipliers) = (head.span, states.span, multipliers.span)
    var step = step.mutableSpan
    let levelWidth = step.count
    let entering = states[row]
    let sign = entering.residual > 0 ? 1.0 : -1.0
    let way = sign > 0 ? entering.upper - entering.slope : entering.slope - entering.lower
    var least = LiveLength(live)
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
          multipliers.extracting(first..<(first + levelWidth)), to: end,
          at: states[leaving].level, speed, noise: ownNoise, with: &step)
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
  /// The levels at which any length may have numbers other than 0, in ascending order.
  private let live: [DenseIndex]
  /// Those others at which this one has some: rarely more than the level of its own row.
  private var others: [DenseIndex] = []
  /// Both together, in ascending order.
  private var levels: [DenseIndex]

  init(_ live: [DenseIndex]) {
    self.live = live
    levels = live
  }

  /// Begins with a length that has one number.
  mutating func begin(at level: DenseIndex, _ number: Double, _ step: inout MutableSpan<Double>) {
    step[Int(level)] = number
    take(level, step)
  }

  /// Takes a length of 0 if that is less; -1, 0 or 1 as it is less, equal or more.
  mutating func compareZero(with step: inout MutableSpan<Double>) -> Int {
    var order = isWritten ? 0 : -1
    for level in levels {
      if order == 0 && Tolerance.differ(0, step[Int(level)], noise: noise) {
        order = step[Int(level)] > 0 ? -1 : 1
      }
      if order < 0 { step[Int(level)] = 0 }
    }
    if order < 0 { take(nil, step) }
    return order
  }

  /// Takes the length of the way of a multiplier to an end of its interval at a speed if that is less;
  /// -1, 0 or 1 as it is less, equal or more.
  mutating func compare(
    _ multiplier: Span<Double>, to end: Double, at own: DenseIndex, _ speed: Double,
    noise ownNoise: Double, with step: inout MutableSpan<Double>
  ) -> Int {
    let eitherNoise = Swift.max(ownNoise, noise)
    var order = isWritten ? 0 : -1
    var isDecided = false
    var next = 0
    var isOwnDue = own >= 0
    while next < levels.count || isOwnDue {
      let isOwn = isOwnDue && (next == levels.count || own <= levels[next])
      let level = Int(isOwn ? own : levels[next])
      if next < levels.count && levels[next] == level { next += 1 }
      if isOwn { isOwnDue = false }
      let number = multiplier[level]
      var length = (isOwn ? Tolerance.difference(number, end) : number) / speed
      isDecided = isDecided || length > ownNoise
      if !isDecided { length = 0 }
      if order == 0 && Tolerance.differ(length, step[level], noise: eitherNoise) {
        if length > step[level] { return 1 }
        order = -1
      }
      if order < 0 { step[level] = length }
    }
    if order < 0 { take(own < 0 ? nil : own, step) }
    return order
  }

  /// Notes where the length just written may have numbers other than 0.
  private mutating func take(_ own: DenseIndex?, _ step: borrowing MutableSpan<Double>) {
    isWritten = true
    let before = others
    for other in before where step[Int(other)] == 0 { others.removeAll { $0 == other } }
    if let own, step[Int(own)] != 0, !others.contains(own), !isLive(own) { others.append(own) }
    if others == before { return }
    levels = live
    levels.append(contentsOf: others)
    levels.sort()
  }

  private func isLive(_ level: DenseIndex) -> Bool {
    var (low, high) = (0, live.count)
    while low < high {
      let middle = (low + high) / 2
      if live[middle] < level { low = middle + 1 } else { high = middle }
    }
    return low < live.count && live[low] == level
  }
}
