package import VFLRecords

/// The items that records speak of, as far as making rows needs them.
package protocol RecordItems {
  /// What rows have to know of an item; `nil` when there is none of this number.
  func traits(of item: ItemID) -> ItemTraits?

  /// The nearest item that both lie in or are; `nil` when there is none.
  func commonAncestor(_ first: ItemID, _ second: ItemID) -> ItemID?
}

/// The items of a layout problem.
struct ProblemItems: RecordItems {
  let nodes: [LayoutNode]
  let tree: ItemTree
  let direction: LayoutDirection

  func traits(of item: ItemID) -> ItemTraits? {
    guard nodes.indices.contains(item.index) else { return nil }
    let node = nodes[item.index]
    return ItemTraits(
      margins: node.margins, safeArea: node.safeArea, firstBaseline: node.firstBaseline,
      lastBaseline: node.lastBaseline, direction: node.direction ?? direction)
  }

  func commonAncestor(_ first: ItemID, _ second: ItemID) -> ItemID? {
    tree.ancestry.commonAncestor(first.index, second.index).map { ItemID($0) }
  }
}
