package import VFLRecords

/// The items that records refer to, with the properties that are required to create rows.
package protocol RecordItems {
  /// Whether an item exists.
  func contains(_ item: ItemID) -> Bool

  /// Returns the traits of an existing item.
  func traits(of item: ItemID) -> ItemTraits

  /// Returns the direction of leading and trailing inside an existing item.
  func direction(in item: ItemID) -> LayoutDirection

  /// Returns the nearest common ancestor of two items, which may be one of the items; `nil` if they have no
  /// common ancestor.
  func commonAncestor(_ first: ItemID, _ second: ItemID) -> ItemID?
}

extension RecordItems {
  /// Returns the traits that an attribute of an item requires; `nil` if the item does not exist.
  ///
  /// If the attribute does not depend on traits, the result is ``ItemTraits/plain``.
  func neededTraits(
    of item: ItemID, for attribute: Attribute, in region: LayoutRegion
  ) -> ItemTraits? {
    guard contains(item) else { return nil }
    return region != .frame || attribute.needsTraits ? traits(of: item) : .plain
  }
}

/// The items of a layout problem.
struct ProblemItems: RecordItems {
  let nodes: [LayoutNode]
  let tree: ItemTree
  let direction: LayoutDirection

  func contains(_ item: ItemID) -> Bool { nodes.indices.contains(item.index) }

  func traits(of item: ItemID) -> ItemTraits {
    let node = nodes[item.index]
    return ItemTraits(
      margins: node.margins, safeArea: node.safeArea, firstBaseline: node.firstBaseline,
      lastBaseline: node.lastBaseline, direction: node.direction ?? direction)
  }

  func direction(in item: ItemID) -> LayoutDirection {
    nodes[item.index].direction ?? direction
  }

  func commonAncestor(_ first: ItemID, _ second: ItemID) -> ItemID? {
    tree.ancestry.commonAncestor(first.index, second.index).map { ItemID($0) }
  }
}
