package import VFLRecords

/// The items that code speaks of: the expression of each, and the item in which it lies.
package struct CodeItems: Sendable {
  /// The name of each item by ``ItemID/index``.
  private let names: [String]
  /// The item in which each of them lies.
  private let parents: [ItemID?]
  /// Whether a superview is always named, where it could also be left unsaid which one it is.
  let namesSuperview: Bool
  /// The items that have no anchors but those of their top, their bottom and their height.
  private let layoutSupports: Set<ItemID>

  /// Creates the items.
  package init(
    names: [String], parents: [ItemID?], namesSuperview: Bool, layoutSupports: Set<ItemID> = []
  ) {
    (self.names, self.parents) = (names, parents)
    self.namesSuperview = namesSuperview
    self.layoutSupports = layoutSupports
  }

  /// Whether an item has an anchor of an attribute.
  func hasAnchor(_ attribute: Attribute, of item: ItemID) -> Bool {
    !layoutSupports.contains(item) || [.top, .bottom, .height].contains(attribute)
  }

  /// The name of an item as an expression.
  func expression(of item: ItemID, in style: CodeStyle) -> String {
    CodeWord.expression(names.name(of: item), in: style)
  }

  /// The letters and digits of an item's expression as one name: `viewSafeAreaLayoutGuide`.
  func identifier(of item: ItemID) -> String {
    let words = names.name(of: item).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(
      String.init)
    return words.prefix(1).joined() + words.dropFirst().map(CodeWord.capitalized).joined()
  }

  /// All names.
  var allNames: [String] { names }

  /// The item in which another lies.
  func parent(of item: ItemID) -> ItemID? {
    parents.indices.contains(item.index) ? parents[item.index] : nil
  }

  /// Whether an item is the one in which another lies.
  func isParent(_ parent: ItemID, of item: ItemID) -> Bool {
    parents.indices.contains(item.index) && parents[item.index] == parent
  }

  /// Whether an item is one in which another lies, at any depth.
  func isAncestor(_ ancestor: ItemID, of item: ItemID) -> Bool {
    var inner = item
    for _ in parents {
      guard parents.indices.contains(inner.index), let parent = parents[inner.index] else {
        return false
      }
      if parent == ancestor { return true }
      inner = parent
    }
    return false
  }
}
