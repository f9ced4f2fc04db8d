/// The active rows that may end a step, the one with the shortest length first: a binary heap.
///
/// Lengths are vectors with one number a level, compared lexicographically.
struct StepCandidates: Sendable {
  private var levelCount = 1
  /// The slot of each candidate, and its length.
  private var slots: [DenseIndex] = []
  private var lengths: [Double] = []
  /// The last candidate of each slot, the only one that counts; -1 for none.
  private var newest: [DenseIndex] = []
  private var heap: [DenseIndex] = []

  /// Begins without candidates, in the time that those before took.
  mutating func reset(slotCount: Int, levelCount: Int) {
    self.levelCount = levelCount
    if newest.count == slotCount {
      for slot in slots { newest[slot] = -1 }
    } else {
      newest.refill(-1, count: slotCount)
    }
    slots.clear()
    lengths.clear()
    heap.clear()
  }

  /// Forgets the candidate of a slot.
  mutating func forget(_ slot: DenseIndex) { newest[slot] = -1 }

  /// Notes the length for a slot, in the place of one noted before; ``arrange()`` has to follow.
  mutating func note(_ slot: DenseIndex, _ length: [Double]) {
    let candidate = DenseIndex(truncatingIfNeeded: slots.count)
    slots.append(slot)
    for level in 0..<levelCount { lengths.append(length[level]) }
    newest[slot] = candidate
    heap.append(candidate)
  }

  /// Brings the candidates noted into order.
  mutating func arrange() {
    for place in stride(from: heap.count / 2 - 1, through: 0, by: -1) {
      StepCandidates.sink(heap[place], from: place, &heap, lengths, levelCount)
    }
  }

  /// Adds the length for a slot to candidates that are in order.
  mutating func insert(_ slot: DenseIndex, _ length: [Double]) {
    note(slot, length)
    StepCandidates.rise(&heap, lengths, levelCount)
  }

  /// Takes the slot of the shortest length out, if that is less than a limit.
  mutating func takeNearest(before limit: [Double]?) -> DenseIndex? {
    while let candidate = heap.first {
      let slot = slots[candidate]
      let isCurrent = newest[slot] == candidate
      if isCurrent, let limit, !isLess(candidate, limit) { return nil }
      let last = heap.removeLast()
      if !heap.isEmpty { StepCandidates.sink(last, from: 0, &heap, lengths, levelCount) }
      if isCurrent { return slot }
    }
    return nil
  }

  private func isLess(_ candidate: DenseIndex, _ limit: [Double]) -> Bool {
    let first = Int(candidate) * levelCount
    for level in 0..<levelCount where lengths[first + level] != limit[level] {
      return lengths[first + level] < limit[level]
    }
    return false
  }

  private static func sink(
    _ candidate: DenseIndex, from place: Int, _ heap: inout [DenseIndex], _ lengths: [Double],
    _ levelCount: Int
  ) {
    var heap = heap.mutableSpan
    let lengths = lengths.span
    var place = place
    while true {
      var least = 2 * place + 1
      if least >= heap.count { break }
      if least + 1 < heap.count && isLess(heap[least + 1], heap[least], lengths, levelCount) {
        least += 1
      }
      if !isLess(heap[least], candidate, lengths, levelCount) { break }
      heap[place] = heap[least]
      place = least
    }
    heap[place] = candidate
  }

  /// Lets the last candidate rise to its place.
  private static func rise(_ heap: inout [DenseIndex], _ lengths: [Double], _ levelCount: Int) {
    var heap = heap.mutableSpan
    let lengths = lengths.span
    var place = heap.count - 1
    let candidate = heap[place]
    while place > 0 {
      let parent = (place - 1) / 2
      if !isLess(candidate, heap[parent], lengths, levelCount) { break }
      heap[place] = heap[parent]
      place = parent
    }
    heap[place] = candidate
  }

  /// Whether a candidate comes before another: that of the shorter length, or noted before.
  @inline(__always)
  private static func isLess(
    _ left: DenseIndex, _ right: DenseIndex, _ lengths: Span<Double>, _ levelCount: Int
  ) -> Bool {
    let (first, second) = (Int(left) * levelCount, Int(right) * levelCount)
    for level in 0..<levelCount where lengths[first + level] != lengths[second + level] {
      return lengths[first + level] < lengths[second + level]
    }
    return left < right
  }
}
