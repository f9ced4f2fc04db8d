/// The rows that look violated, those of stronger levels first, then in the order of their indices:
/// a binary heap.
///
/// What a stronger level settles, the weaker ones need not settle again. Inside a level the order in
/// which the rows were written beats the size of the violation: it keeps to one place of the layout
/// after the other, and does not pull a variable to and fro between the extremes of its wishes.
///
/// A row is checked again when it is taken, since entries stay when residuals change.
struct ViolationQueue: Sendable {
  /// The level of each entry, above the index of its row.
  private var keys: [Int64] = []

  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
  }

  /// Adds a row that is not in the queue.
  mutating func insert(_ row: DenseIndex, level: DenseIndex) {
    keys.append(Int64(level) << 32 + Int64(row))
    var child = keys.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if keys[parent] <= keys[child] { break }
      keys.swapAt(child, parent)
      child = parent
    }
  }

  /// Takes the first row out; nil when there is none.
  mutating func takeFirst() -> DenseIndex? {
    guard let key = keys.first else { return nil }
    keys.swapAt(0, keys.count - 1)
    keys.removeLast()
    sink()
    return DenseIndex(truncatingIfNeeded: key)
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var least = 2 * parent + 1
      if least >= keys.count { return }
      if least + 1 < keys.count && keys[least + 1] < keys[least] { least += 1 }
      if keys[parent] <= keys[least] { return }
      keys.swapAt(least, parent)
      parent = least
    }
  }
}
