import LayoutSolver
import VFLDiagnostics
package import VFLRecords

/// The items of a layout problem and the variables of their frames, as dense arrays.
///
/// The variables of an item are x, y, width and height, in this order, and they follow the variables of the
/// item before it. x and y are relative to the parent. A root is at 0, 0 and has no variables for x and y.
package struct ItemTree: Sendable, Hashable {
  private let nodes: [LayoutNode]
  private let direction: LayoutDirection
  /// The parents of the items.
  let ancestry: Ancestry
  /// The first variable of each item, followed by the number of variables.
  private let firstVariables: [Int32]

  /// Creates the tree of a problem's items.
  ///
  /// - Throws: ``LayoutError`` if a parent does not exist, an item is its own ancestor, or the container has
  ///   a parent.
  package init(_ problem: LayoutProblem) throws(LayoutError) {
    nodes = problem.nodes
    direction = problem.direction
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
  }

  /// The number of items.
  package var itemCount: Int { nodes.count }

  /// The number of variables.
  package var variableCount: Int { firstVariable(itemCount) }

  /// The first variable of an item; for the index after the last item, the number of variables.
  private func firstVariable(_ item: Int) -> Int { Int(firstVariables[item]) }

  /// Whether an item has no parent, and therefore no variables for its position.
  package func isRoot(_ item: Int) -> Bool { ancestry.isRoot(item) }

  /// The variable of an item's distance from the left or top edge of its parent; the item must not be a root.
  package func position(_ item: Int, _ axis: Axis) -> Int {
    Int(firstVariables[item]) + (axis == .horizontal ? 0 : 1)
  }

  /// The variable of an item's width or height.
  package func size(_ item: Int, _ axis: Axis) -> Int {
    Int(firstVariables[item]) + (isRoot(item) ? 0 : 2) + (axis == .horizontal ? 0 : 1)
  }

  /// The variable of an attribute; `nil` for the position of a root.
  func variable(of attribute: LayoutRegime.Attribute) -> Int? {
    let (item, part) = (attribute.item.index, attribute.part)
    if part.isSize { return size(item, part.axis) }
    return isRoot(item) ? nil : position(item, part.axis)
  }

  /// The attribute that a variable represents; `nil` if the variable is a sum of attributes.
  package func attribute(of variable: Int) -> LayoutRegime.Attribute? {
    guard variable < variableCount else { return nil }
    let item = (1..<itemCount).partitioningIndex { firstVariable($0) > variable } - 1
    let part = variable - firstVariable(item) + (isRoot(item) ? 2 : 0)
    return LayoutRegime.Attribute(item: ItemID(item), part: FreeAttribute.Part.allCases[part])
  }

  /// Returns the frame of an item, given the values of the variables.
  func frame(_ item: Int, _ value: (_ variable: Int) -> Double) -> Frame {
    let isRoot = isRoot(item)
    return Frame(
      x: isRoot ? 0 : value(position(item, .horizontal)).cleaned,
      y: isRoot ? 0 : value(position(item, .vertical)).cleaned,
      width: max(0, value(size(item, .horizontal)).cleaned),
      height: max(0, value(size(item, .vertical)).cleaned))
  }

  /// The free attribute that a free variable represents; `nil` if there is none.
  ///
  /// An end of the range is the value of the variable if only a rounding error separates them, so the
  /// attribute does not appear to move in that direction.
  func freeAttribute(_ free: FreeVariable, at value: Double? = nil) -> FreeAttribute? {
    let ends = [free.lower, free.upper].map { end in
      value.map { end.snapped(to: $0.cleaned) } ?? end.cleaned
    }
    let (lower, upper) = (ends[0], ends[1])
    // A variable is not free if its range is only a rounding error.
    guard let attribute = attribute(of: free.variable), lower < upper else { return nil }
    return FreeAttribute(item: attribute.item, part: attribute.part, lower: lower, upper: upper)
  }

  /// Whether an item is a guide that measures one axis; see ``LayoutNode/isOneAxisGuide``.
  func isOneAxisGuide(_ item: ItemID) -> Bool { nodes[item.index].isOneAxisGuide }
}

extension ItemTree: RecordItems {
  /// Whether an item exists.
  package func contains(_ item: ItemID) -> Bool { nodes.indices.contains(item.index) }

  /// Returns the traits of an existing item.
  package func traits(of item: ItemID) -> ItemTraits {
    let index = item.index
    return ItemTraits(
      margins: nodes[index].margins, safeArea: nodes[index].safeArea,
      firstBaseline: nodes[index].firstBaseline, lastBaseline: nodes[index].lastBaseline,
      direction: nodes[index].direction ?? direction)
  }

  /// Returns the direction of leading and trailing inside an existing item.
  package func direction(in item: ItemID) -> LayoutDirection {
    nodes[item.index].direction ?? direction
  }

  /// Returns the nearest common ancestor of two existing items.
  package func commonAncestor(_ first: ItemID, _ second: ItemID) -> ItemID? {
    ancestry.commonAncestor(first.index, second.index).map { ItemID($0) }
  }
}
