/// Whole numbers of which the least is taken first: a binary heap.
struct KeyHeap: Sendable {
  private var keys: [Int64] = []

  /// The least number; nil when there is none.
  var least: Int64? { keys.first }

  mutating func removeAll() {
    keys.clear()
  }

  mutating func insert(_ key: Int64) {
    keys.append(key)
    var keys = keys.mutableSpan
    var place = keys.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      if keys[parent] <= key { break }
      keys[place] = keys[parent]
      place = parent
    }
    keys[place] = key
  }

  /// Takes the least number out; nil when there is none.
  mutating func takeLeast() -> Int64? {
    guard let least = keys.first, let last = keys.popLast() else { return nil }
    if !keys.isEmpty { sink(last) }
    return least
  }

  /// Lets a key sink from the first place, which is open, to its own.
  private mutating func sink(_ key: Int64) {
    var keys = keys.mutableSpan
    var place = 0
    while true {
      var least = 2 * place + 1
      if least >= keys.count { break }
      if least + 1 < keys.count && keys[least + 1] < keys[least] { least += 1 }
      if key <= keys[least] { break }
      keys[place] = keys[least]
      place = least
    }
    keys[place] = key
  }
}
