/// A binary heap of integers, from which the smallest integer is removed first.
struct KeyHeap: Sendable {
  private var keys: [Int64] = []

  mutating func removeAll() {
    keys.clear()
  }

  mutating func insert(_ key: Int64) {
    keys.append(key)
    var keys = keys.mutableSpan
    var node = keys.count - 1
    while node > 0 {
      let parent = (node - 1) / 2
      if keys[parent] <= key { break }
      keys[node] = keys[parent]
      node = parent
    }
    keys[node] = key
  }

  /// Removes and returns the smallest number, if any.
  mutating func takeLeast() -> Int64? {
    guard let least = keys.first, let last = keys.popLast() else { return nil }
    if !keys.isEmpty { sink(last) }
    return least
  }

  /// Moves a key down from the root, which is vacant.
  private mutating func sink(_ key: Int64) {
    var keys = keys.mutableSpan
    var node = 0
    while true {
      var least = 2 * node + 1
      if least >= keys.count { break }
      if least + 1 < keys.count && keys[least + 1] < keys[least] { least += 1 }
      if key <= keys[least] { break }
      keys[node] = keys[least]
      node = least
    }
    keys[node] = key
  }
}
