/// The rows that look violated, the worst first: a binary heap.
///
/// Entries are not updated when residuals change; a row is checked again when it is taken. Rows of
/// equal weight come in the order of their indices, so the order is a function of the contents.
struct ViolationQueue: Sendable {
  private var rows: [DenseIndex] = []
  private var weights: [Double] = []
  private var isQueued: [Bool] = []

  mutating func reset(rowCount: Int) {
    rows.removeAll(keepingCapacity: true)
    weights.removeAll(keepingCapacity: true)
    isQueued.refill(false, count: rowCount)
  }

  func contains(_ row: DenseIndex) -> Bool { isQueued[row] }

  /// Adds a row that is not in the queue.
  mutating func insert(_ row: DenseIndex, weight: Double) {
    assert(!isQueued[row], "a row is queued once")
    isQueued[row] = true
    rows.append(row)
    weights.append(weight)
    var child = rows.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if !precedes(child, parent) { break }
      exchange(child, parent)
      child = parent
    }
  }

  /// Takes the worst row out; nil when there is none.
  mutating func takeWorst() -> DenseIndex? {
    guard let row = rows.first else { return nil }
    exchange(0, rows.count - 1)
    rows.removeLast()
    weights.removeLast()
    isQueued[row] = false
    sink()
    return row
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var best = 2 * parent + 1
      if best >= rows.count { return }
      if best + 1 < rows.count && precedes(best + 1, best) { best += 1 }
      if !precedes(best, parent) { return }
      exchange(best, parent)
      parent = best
    }
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    weights[left] != weights[right] ? weights[left] > weights[right] : rows[left] < rows[right]
  }

  private mutating func exchange(_ left: Int, _ right: Int) {
    rows.swapAt(left, right)
    weights.swapAt(left, right)
  }
}
