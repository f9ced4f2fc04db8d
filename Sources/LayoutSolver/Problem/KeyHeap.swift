/// Whole numbers of which the least is taken first: a binary heap.
struct KeyHeap: Sendable {
  /// The numbers, and room for more behind them: taking one out asks nothing of the array.
  private var keys: [Int64] = []
  private var count = 0

  /// The least number; nil when there is none.
  var least: Int64? { count == 0 ? nil : keys[0] }

  mutating func removeAll() {
    count = 0
  }

  /// Whether no number was ever put in, and no room made.
  var hasNoRoom: Bool { keys.capacity == 0 }

  mutating func reserveCapacity(_ count: Int) { keys.reserveCapacity(count) }

  mutating func insert(_ key: Int64) {
    if count == keys.count { keys.append(key) }
    KeyHeap.rise(key, &keys, from: count)
    count += 1
  }

  /// Lets a key rise from the place behind the last one to its own.
  private static func rise(_ key: Int64, _ keys: inout [Int64], from last: Int) {
    var keys = keys.mutableSpan
    var place = last
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
    if count == 0 { return nil }
    count -= 1
    return KeyHeap.takeLeast(of: &keys, leaving: count)
  }

  /// Takes the first key, and lets the last one sink from there to its own place.
  private static func takeLeast(of keys: inout [Int64], leaving count: Int) -> Int64 {
    var keys = keys.mutableSpan
    let (least, key) = (keys[0], keys[count])
    var place = 0
    while true {
      var child = 2 * place + 1
      if child >= count { break }
      if child + 1 < count && keys[child + 1] < keys[child] { child += 1 }
      if key <= keys[child] { break }
      keys[place] = keys[child]
      place = child
    }
    keys[place] = key
    return least
  }
}
