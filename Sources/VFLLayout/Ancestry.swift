import VFLRecords

/// The parents of items, with a shortcut from each item to an ancestor far above it.
///
/// The shortcuts are those of Myers' random-access lists (1983): an item's leads past its parent where
/// the two shortcuts above are of one length. Following them, any ancestor is found in a number of
/// steps logarithmic in the depth, for one number an item.
struct Ancestry {
  /// The parent of each item, -1 for a root.
  private let parents: [Int32]
  /// How many ancestors each item has.
  private var depths: [Int32]
  /// The ancestor that the shortcut of each item leads to; of a root, itself.
  private var shortcuts: [Int32]

  /// Finds the depths and shortcuts, each item visited a bounded number of times.
  init(parents: [Int32]) throws(LayoutError) {
    let unknown: Int32 = -1
    let onPath: Int32 = -2
    self.parents = parents
    depths = [Int32](repeating: unknown, count: parents.count)
    shortcuts = [Int32](repeating: unknown, count: parents.count)
    var path: [Int] = []
    for start in parents.indices where depths[start] == unknown {
      var item = start
      while item >= 0 && depths[item] == unknown {
        depths[item] = onPath
        path.append(item)
        item = Int(parents[item])
      }
      if item >= 0 && depths[item] == onPath {
        throw LayoutError(reasons: [.badParent(ItemID(item))])
      }
      while let next = path.popLast() { place(next) }
    }
  }

  /// Finds the depth and the shortcut of an item whose parent has both.
  private mutating func place(_ item: Int) {
    guard parents[item] >= 0 else {
      depths[item] = 0
      shortcuts[item] = Int32(item)
      return
    }
    let parent = Int(parents[item])
    let middle = Int(shortcuts[parent])
    let end = Int(shortcuts[middle])
    depths[item] = depths[parent] + 1
    let areEqual = depths[parent] - depths[middle] == depths[middle] - depths[end]
    shortcuts[item] = Int32(areEqual ? end : parent)
  }

  /// How many items there are.
  var count: Int { parents.count }

  /// Whether an item has no parent.
  func isRoot(_ item: Int) -> Bool { parents[item] < 0 }

  /// The parent of an item, -1 for a root.
  func parent(of item: Int) -> Int { Int(parents[item]) }

  /// How many ancestors an item has.
  func depth(of item: Int) -> Int { Int(depths[item]) }

  /// The ancestor that an item's shortcut leads to: its parent, or one further up.
  func shortcut(of item: Int) -> Int { Int(shortcuts[item]) }

  /// The nearest item that both lie in or are, or `nil` when there is none.
  func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    let depth = min(depths[first], depths[second])
    var (a, b) = (ancestor(of: first, at: depth), ancestor(of: second, at: depth))
    // Shortcuts of one depth are of one length.
    while a != b {
      guard parents[a] >= 0 else { return nil }
      let isFurther = shortcuts[a] != shortcuts[b]
      (a, b) = isFurther ? (shortcut(of: a), shortcut(of: b)) : (parent(of: a), parent(of: b))
    }
    return a
  }

  /// The ancestor of an item at a depth, or the item itself.
  private func ancestor(of item: Int, at depth: Int32) -> Int {
    var item = item
    while depths[item] > depth {
      item = depths[shortcut(of: item)] >= depth ? shortcut(of: item) : parent(of: item)
    }
    return item
  }
}
