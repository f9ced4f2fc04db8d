/// Items that stand in ascending runs, to be merged into one.
struct AscendingRuns<Item: Sendable>: Sendable {
  /// The items, and room for more.
  private(set) var storage: [Item] = []
  /// How many items there are.
  private(set) var count = 0
  /// Where each run begins.
  private var starts: [Int] = []
  private var spare: [Item] = []

  mutating func removeAll() {
    count = 0
    starts.clear()
  }

  /// Appends a run of at most so many items, which a closure writes from a place on; it returns how
  /// many items there are then.
  ///
  /// - Parameter filler: An item to fill the room with.
  @inline(__always)
  mutating func appendRun(
    atMost limit: Int, _ filler: Item, by write: (inout MutableSpan<Item>, Int) -> Int
  ) {
    makeRoom(for: limit, filler)
    starts.append(count)
    count = AscendingRuns.write(&storage, from: count, write)
  }

  /// The same for items in any order, each of which becomes a run.
  @inline(__always)
  mutating func append(
    atMost limit: Int, _ filler: Item, by write: (inout MutableSpan<Item>, Int) -> Int
  ) {
    makeRoom(for: limit, filler)
    let first = count
    count = AscendingRuns.write(&storage, from: count, write)
    starts.append(contentsOf: first..<count)
  }

  private mutating func makeRoom(for limit: Int, _ filler: Item) {
    let size = count + limit
    if storage.count >= size { return }
    storage.append(contentsOf: repeatElement(filler, count: 2 * size - storage.count))
  }

  @inline(__always)
  private static func write(
    _ items: inout [Item], from first: Int, _ write: (inout MutableSpan<Item>, Int) -> Int
  ) -> Int {
    var items = items.mutableSpan
    return write(&items, first)
  }

  /// Merges neighbouring runs in pairs until there is one, in O(items · log runs).
  ///
  /// Of equal items those of earlier runs come first.
  @inline(__always)
  mutating func merge(by isLess: (Item, Item) -> Bool) {
    if count <= AscendingRuns.fewItems { return insert(by: isLess) }
    while starts.count > 1 {
      spare.clear()
      var kept = 0
      for run in stride(from: 0, to: starts.count, by: 2) {
        let end = run + 2 < starts.count ? starts[run + 2] : count
        let middle = run + 1 < starts.count ? starts[run + 1] : end
        var (left, right) = (starts[run], middle)
        starts[kept] = left
        kept += 1
        while left < middle && right < end {
          if isLess(storage[right], storage[left]) {
            spare.append(storage[right])
            right += 1
          } else {
            spare.append(storage[left])
            left += 1
          }
        }
        spare.append(contentsOf: storage[left..<middle])
        spare.append(contentsOf: storage[right..<end])
      }
      starts.removeLast(starts.count - kept)
      swap(&storage, &spare)
    }
  }

  /// Sorts few items by inserting one after the other, which takes less long.
  @inline(__always)
  private mutating func insert(by isLess: (Item, Item) -> Bool) {
    let count = count
    var items = storage.mutableSpan
    for next in 0..<count {
      let item = items[next]
      var place = next
      while place > 0 && isLess(item, items[place - 1]) {
        items[place] = items[place - 1]
        place -= 1
      }
      items[place] = item
    }
  }

  /// How many items are sorted in that way.
  private static var fewItems: Int { 24 }
}
