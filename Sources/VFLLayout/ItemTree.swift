import VFLRecords

/// The hierarchy of items and the variables of each item's frame, as dense arrays.
///
/// An item's variables are its x and y (unless it is a root, which is at 0, 0), its width and its
/// height, in this order, item after item; x and y are relative to the parent.
struct ItemTree {
  /// The parents of the items.
  let ancestry: Ancestry
  /// The first variable of each item, and at the end how many variables there are.
  private let firstVariables: [Int32]
  /// The guides of which nothing is told; empty if there are none.
  private let oneAxisGuides: [Bool]

  /// Reads the parents of the nodes.
  init(_ nodes: [LayoutNode]) throws(LayoutError) {
    var parents = [Int32](repeating: -1, count: nodes.count)
    var firstVariables = [Int32](repeating: 0, count: nodes.count + 1)
    var reasons: [LayoutError.Reason] = []
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent {
        if nodes.indices.contains(parent.index) && index != 0 {
          parents[index] = parent.rawValue
        } else {
          reasons.append(.badParent(ItemID(index)))
        }
      }
      firstVariables[index + 1] = firstVariables[index] + (parents[index] < 0 ? 2 : 4)
    }
    guard reasons.isEmpty else { throw LayoutError(reasons: reasons) }
    ancestry = try Ancestry(parents: parents)
    self.firstVariables = firstVariables
    let hasGuides = nodes.contains { $0.isOneAxisGuide }
    oneAxisGuides = hasGuides ? nodes.map { $0.isOneAxisGuide } : []
  }

  /// Whether there are guides of which nothing is told.
  var hasOneAxisGuides: Bool { !oneAxisGuides.isEmpty }

  /// Whether an item is a guide of which nothing is told; see ``LayoutNode/isOneAxisGuide``.
  func isOneAxisGuide(_ item: Int) -> Bool { !oneAxisGuides.isEmpty && oneAxisGuides[item] }

  /// How many items there are.
  var itemCount: Int { ancestry.count }

  /// How many variables there are.
  var variableCount: Int { firstVariable(itemCount) }

  /// The first variable of an item; of the item after the last, how many variables there are.
  func firstVariable(_ item: Int) -> Int { Int(firstVariables[item]) }

  /// Whether an item has no parent, and so no variables for its place.
  func isRoot(_ item: Int) -> Bool { ancestry.isRoot(item) }

  /// The variable of the distance from the parent's left or top edge; not for a root.
  func position(_ item: Int, _ axis: Axis) -> Int {
    Int(firstVariables[item]) + (axis == .horizontal ? 0 : 1)
  }

  /// The variable of the width or height.
  func size(_ item: Int, _ axis: Axis) -> Int {
    Int(firstVariables[item]) + (isRoot(item) ? 0 : 2) + (axis == .horizontal ? 0 : 1)
  }

  /// Whose width or height a variable is; `nil` if it is a place.
  func size(of variable: Int) -> (item: Int, axis: Axis)? {
    let item = item(of: variable)
    return Axis.allCases.first { size(item, $0) == variable }.map { (item, $0) }
  }

  /// The item that a variable belongs to.
  func item(of variable: Int) -> Int {
    var (item, end) = (0, itemCount)
    while item + 1 < end {
      let middle = (item + end) / 2
      if firstVariable(middle) <= variable { item = middle } else { end = middle }
    }
    return item
  }
}
