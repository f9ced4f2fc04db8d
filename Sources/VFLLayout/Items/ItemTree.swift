import VFLDiagnostics
import VFLRecords

/// The hierarchy of items and the variables of their frames, as dense arrays.
///
/// The variables of an item are x, y, width and height, in this order, and they follow the variables of the
/// item before it. x and y are relative to the parent. A root is at 0, 0 and has no variables for x and y.
struct ItemTree: Sendable, Hashable {
  /// The parents of the items.
  let ancestry: Ancestry
  /// The first variable of each item, followed by the number of variables.
  private let firstVariables: [Int32]
  /// Whether each item is a guide that measures one axis; empty if there is no such guide.
  private let oneAxisGuides: [Bool]

  /// Creates the tree from the parents of the nodes.
  ///
  /// - Throws: ``LayoutError`` if a parent does not exist, an item is its own ancestor, or the container has
  ///   a parent.
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

  /// Whether the tree contains guides that measure one axis.
  var hasOneAxisGuides: Bool { !oneAxisGuides.isEmpty }

  /// Whether an item is a guide that measures one axis; see ``LayoutNode/isOneAxisGuide``.
  func isOneAxisGuide(_ item: Int) -> Bool { !oneAxisGuides.isEmpty && oneAxisGuides[item] }

  /// The number of items.
  var itemCount: Int { ancestry.count }

  /// The number of variables.
  var variableCount: Int { firstVariable(itemCount) }

  /// The first variable of an item; for the index after the last item, the number of variables.
  func firstVariable(_ item: Int) -> Int { Int(firstVariables[item]) }

  /// Whether an item has no parent, and therefore no variables for its position.
  func isRoot(_ item: Int) -> Bool { ancestry.isRoot(item) }

  /// The variable of an item's distance from the left or top edge of its parent; the item must not be a root.
  func position(_ item: Int, _ axis: Axis) -> Int {
    Int(firstVariables[item]) + (axis == .horizontal ? 0 : 1)
  }

  /// The variable of an item's width or height.
  func size(_ item: Int, _ axis: Axis) -> Int {
    Int(firstVariables[item]) + (isRoot(item) ? 0 : 2) + (axis == .horizontal ? 0 : 1)
  }

  /// The variable of a part of an item's frame; `nil` for the position of a root.
  func variable(of item: Int, _ part: FreeAttribute.Part) -> Int? {
    if part.isSize { return size(item, part.axis) }
    return isRoot(item) ? nil : position(item, part.axis)
  }

  /// The item and the axis of the size that a variable represents; `nil` if the variable represents a
  /// position.
  func size(of variable: Int) -> (item: Int, axis: Axis)? {
    let item = item(of: variable)
    return Axis.allCases.first { size(item, $0) == variable }.map { (item, $0) }
  }

  /// The item that a variable belongs to.
  func item(of variable: Int) -> Int {
    (1..<itemCount).partitioningIndex { firstVariable($0) > variable } - 1
  }
}
