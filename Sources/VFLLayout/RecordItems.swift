package import VFLRecords

/// The items that records speak of, as far as making rows needs them.
package protocol RecordItems {
  /// Whether there is an item of this number.
  func contains(_ item: ItemID) -> Bool

  /// What rows have to know of an item that there is.
  func traits(of item: ItemID) -> ItemTraits

  /// The direction that leading and trailing follow in an item that there is.
  func direction(in item: ItemID) -> LayoutDirection

  /// The nearest item that both lie in or are; `nil` when there is none.
  func commonAncestor(_ first: ItemID, _ second: ItemID) -> ItemID?
}

extension RecordItems {
  /// The item's traits, or ``ItemTraits/plain`` where the attribute depends on none; `nil` for an unknown item.
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
