import VFLRecords

/// The parents of items, with a shortcut from each item to a more distant ancestor.
///
/// The shortcuts are the jump pointers of Myers' random-access lists (1983). Let `p` be the parent of an item
/// and `q` the ancestor that the shortcut of `p` leads to. If the shortcuts of `p` and `q` have the same
/// length, the item's shortcut leads to the end of the shortcut of `q`. Otherwise it leads to `p`. The
/// shortcuts require one number per item, and any ancestor can be found in a number of steps that is
/// logarithmic in the depth.
struct Ancestry: Sendable, Hashable {
  /// The parent of each item; -1 for a root.
  private let parents: [Int32]
  /// The number of ancestors of each item.
  private var depths: [Int32]
  /// The ancestor that the shortcut of each item leads to; for a root, the root itself.
  private var shortcuts: [Int32]

  /// Computes the depths and shortcuts of all items.
  ///
  /// - Throws: ``LayoutError`` if an item is its own ancestor.
  /// - Complexity: O(items).
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

  /// Sets the depth and the shortcut of a root, or of an item whose parent already has a depth and a
  /// shortcut.
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

  /// Whether an item has no parent.
  func isRoot(_ item: Int) -> Bool { parents[item] < 0 }

  /// The parent of an item; -1 for a root.
  func parent(of item: Int) -> Int { Int(parents[item]) }

  /// The number of ancestors of an item.
  func depth(of item: Int) -> Int { Int(depths[item]) }

  /// The ancestor that an item's shortcut leads to: its parent or a more distant ancestor; for a root, the
  /// root itself.
  func shortcut(of item: Int) -> Int { Int(shortcuts[item]) }

  /// Returns the nearest common ancestor of two items, where each item counts as its own ancestor; `nil` if
  /// no common ancestor exists.
  func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    let depth = min(depths[first], depths[second])
    var (a, b) = (ancestor(of: first, at: depth), ancestor(of: second, at: depth))
    // `a` and `b` always have the same depth, because shortcuts of items at the same depth have the same
    // length.
    while a != b {
      guard parents[a] >= 0 else { return nil }
      let isFurther = shortcuts[a] != shortcuts[b]
      (a, b) = isFurther ? (shortcut(of: a), shortcut(of: b)) : (parent(of: a), parent(of: b))
    }
    return a
  }

  /// Returns the ancestor of an item at the given depth; the item itself if it is not deeper.
  private func ancestor(of item: Int, at depth: Int32) -> Int {
    var item = item
    while depths[item] > depth {
      item = depths[shortcut(of: item)] >= depth ? shortcut(of: item) : parent(of: item)
    }
    return item
  }
}
