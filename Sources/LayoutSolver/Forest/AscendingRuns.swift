/// Items that stand in ascending runs, to be merged into one.
struct AscendingRuns<Item: Sendable>: Sendable {
  private(set) var items: [Item] = []
  /// Where each run begins.
  private var starts: [Int] = []
  private var spare: [Item] = []

  mutating func removeAll() {
    items.clear()
    starts.clear()
  }

  /// Lets the items appended from now on be a run of their own.
  mutating func beginRun() {
    if starts.last != items.count { starts.append(items.count) }
  }

  mutating func append(_ item: Item) { items.append(item) }

  /// Merges neighbouring runs in pairs until there is one, in O(items · log runs).
  ///
  /// Of equal items those of earlier runs come first.
  @inline(__always)
  mutating func merge(by isLess: (Item, Item) -> Bool) {
    if items.count <= AscendingRuns.fewItems { return insert(by: isLess) }
    if starts.last == items.count { starts.removeLast() }
    while starts.count > 1 {
      spare.clear()
      var kept = 0
      for run in stride(from: 0, to: starts.count, by: 2) {
        let end = run + 2 < starts.count ? starts[run + 2] : items.count
        let middle = run + 1 < starts.count ? starts[run + 1] : end
        var (left, right) = (starts[run], middle)
        starts[kept] = left
        kept += 1
        while left < middle && right < end {
          if isLess(items[right], items[left]) {
            spare.append(items[right])
            right += 1
          } else {
            spare.append(items[left])
            left += 1
          }
        }
        spare.append(contentsOf: items[left..<middle])
        spare.append(contentsOf: items[right..<end])
      }
      starts.removeLast(starts.count - kept)
      swap(&items, &spare)
    }
  }

  /// Sorts few items by inserting one after the other, which takes less long.
  @inline(__always)
  private mutating func insert(by isLess: (Item, Item) -> Bool) {
    var items = items.mutableSpan
    for next in items.indices {
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
