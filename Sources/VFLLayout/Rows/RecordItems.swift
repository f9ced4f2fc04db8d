package import VFLRecords

/// The items that records refer to, with the properties that are required to create rows.
package protocol RecordItems {
  /// Whether an item exists.
  func contains(_ item: ItemID) -> Bool

  /// Returns the traits of an existing item.
  func traits(of item: ItemID) -> ItemTraits

  /// Returns the direction of leading and trailing inside an existing item.
  func direction(in item: ItemID) -> LayoutDirection

  /// Returns the nearest common ancestor of two existing items, which may be one of the items; `nil` if they
  /// have no common ancestor.
  func commonAncestor(_ first: ItemID, _ second: ItemID) -> ItemID?
}

/// The items of a layout problem.
package struct ProblemItems: RecordItems {
  private let nodes: [LayoutNode]
  private let direction: LayoutDirection
  let tree: ItemTree

  /// Creates the items of a problem.
  ///
  /// - Throws: ``LayoutError`` if the parents of the items do not form a hierarchy.
  package init(_ problem: LayoutProblem) throws(LayoutError) {
    nodes = problem.nodes
    direction = problem.direction
    tree = try ItemTree(problem.nodes)
  }

  /// Whether an item exists.
  package func contains(_ item: ItemID) -> Bool { nodes.indices.contains(item.index) }

  /// Returns the traits of an existing item.
  package func traits(of item: ItemID) -> ItemTraits {
    let node = nodes[item.index]
    return ItemTraits(
      margins: node.margins, safeArea: node.safeArea, firstBaseline: node.firstBaseline,
      lastBaseline: node.lastBaseline, direction: node.direction ?? direction)
  }

  /// Returns the direction of leading and trailing inside an existing item.
  package func direction(in item: ItemID) -> LayoutDirection {
    nodes[item.index].direction ?? direction
  }

  /// Returns the nearest common ancestor of two existing items.
  package func commonAncestor(_ first: ItemID, _ second: ItemID) -> ItemID? {
    tree.ancestry.commonAncestor(first.index, second.index).map { ItemID($0) }
  }
}
