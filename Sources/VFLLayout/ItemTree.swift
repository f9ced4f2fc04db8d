import VFLRecords

/// Who lies in whom, and which variables stand for whom, as dense arrays.
///
/// An item's variables are its x and y (unless it is a root, which is at 0, 0), its width and its
/// height, in this order, item after item; x and y are relative to the parent.
struct ItemTree {
  /// The parent of each item, -1 for a root.
  private let parents: [Int32]
  /// How many ancestors each item has.
  private let depths: [Int32]
  /// The first variable of each item, and at the end how many variables there are.
  private let firstVariables: [Int32]

  /// Reads the parents of the nodes.
  init(_ nodes: [LayoutNode]) throws(LayoutError) {
    var parents = [Int32](repeating: -1, count: nodes.count)
    var firstVariables = [Int32](repeating: 0, count: nodes.count + 1)
    var faults: [LayoutFault] = []
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent {
        if nodes.indices.contains(parent.index) && index != 0 {
          parents[index] = parent.rawValue
        } else {
          faults.append(.badParent(ItemID(index)))
        }
      }
      firstVariables[index + 1] = firstVariables[index] + (parents[index] < 0 ? 2 : 4)
    }
    guard faults.isEmpty else { throw LayoutError(faults: faults) }
    depths = try Self.depths(parents)
    self.parents = parents
    self.firstVariables = firstVariables
  }

  /// How deep each item lies, each item visited a bounded number of times.
  private static func depths(_ parents: [Int32]) throws(LayoutError) -> [Int32] {
    let unknown: Int32 = -1
    let onPath: Int32 = -2
    var depths = [Int32](repeating: unknown, count: parents.count)
    var path: [Int] = []
    for start in parents.indices where depths[start] == unknown {
      var item = start
      while item >= 0 && depths[item] == unknown {
        depths[item] = onPath
        path.append(item)
        item = Int(parents[item])
      }
      if item >= 0 && depths[item] == onPath {
        throw LayoutError(faults: [.badParent(ItemID(item))])
      }
      var depth = item < 0 ? 0 : depths[item] + 1
      while let next = path.popLast() {
        depths[next] = depth
        depth += 1
      }
    }
    return depths
  }

  /// How many items there are.
  var itemCount: Int { parents.count }

  /// How many variables there are.
  var variableCount: Int { firstVariable(itemCount) }

  /// The first variable of an item; of the item after the last, how many variables there are.
  func firstVariable(_ item: Int) -> Int { Int(firstVariables[item]) }

  /// Whether an item has no parent, and so no variables for its place.
  func isRoot(_ item: Int) -> Bool { parents[item] < 0 }

  /// The parent of an item, -1 for a root.
  func parent(of item: Int) -> Int { Int(parents[item]) }

  /// The variable of the distance from the parent's left or top edge; not for a root.
  func position(_ item: Int, _ axis: Axis) -> Int {
    Int(firstVariables[item]) + (axis == .horizontal ? 0 : 1)
  }

  /// The variable of the width or height.
  func size(_ item: Int, _ axis: Axis) -> Int {
    Int(firstVariables[item]) + (isRoot(item) ? 0 : 2) + (axis == .horizontal ? 0 : 1)
  }

  /// The nearest item that both lie in or are, or `nil` when there is none.
  func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    var (a, b) = (first, second)
    while depths[a] > depths[b] { a = Int(parents[a]) }
    while depths[b] > depths[a] { b = Int(parents[b]) }
    while a != b {
      guard parents[a] >= 0, parents[b] >= 0 else { return nil }
      (a, b) = (Int(parents[a]), Int(parents[b]))
    }
    return a
  }
}
