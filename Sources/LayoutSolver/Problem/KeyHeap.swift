/// Whole numbers of which the least is taken first: a binary heap.
struct KeyHeap: Sendable {
  private var keys: [Int64] = []

  /// The least number; nil when there is none.
  var least: Int64? { keys.first }

  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
  }

  mutating func insert(_ key: Int64) {
    keys.append(key)
    var child = keys.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if keys[parent] <= keys[child] { break }
      keys.swapAt(child, parent)
      child = parent
    }
  }

  /// Takes the least number out; nil when there is none.
  mutating func takeLeast() -> Int64? {
    guard let least = keys.first else { return nil }
    keys.swapAt(0, keys.count - 1)
    keys.removeLast()
    sink()
    return least
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
