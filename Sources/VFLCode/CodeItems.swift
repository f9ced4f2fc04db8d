import VFLDiagnostics
package import VFLRecords
import VFLText

/// The items that generated code refers to, each with its expression and its parent.
package struct CodeItems: Sendable {
  /// The name of each item, indexed by ``ItemID/index``.
  private var names: [String]
  /// The parent of each item, indexed by ``ItemID/index``.
  private var parents: [ItemID?]
  /// Whether SnapKit code names the superview instead of using methods such as `equalToSuperview()`.
  let namesSuperview: Bool
  /// The items of type `UILayoutSupport`, which have only a top, a bottom and a height anchor.
  private var layoutSupports: Set<ItemID>
  /// The items that are `self` and whose expression can be omitted before the name of a property.
  private var implicit: Set<ItemID>

  /// The item with each name; `nil` until other items are added.
  private var known: [String: ItemID]?

  /// Creates the items.
  package init(
    names: [String], parents: [ItemID?], namesSuperview: Bool, layoutSupports: Set<ItemID> = [],
    implicit: Set<ItemID> = []
  ) {
    self.names = names
    self.parents = names.indices.map { parents.indices.contains($0) ? parents[$0] : nil }
    self.namesSuperview = namesSuperview
    self.layoutSupports = layoutSupports
    self.implicit = implicit
  }

  /// Adds the items of another collection, except for items whose names are already in the collection.
  ///
  /// - Returns: For each added item, the item that has its name in the collection.
  mutating func add(_ other: CodeItems) -> [ItemID] {
    var known = self.known ?? Dictionary(first: names.enumerated().map { ($1, ItemID($0)) })
    self.known = nil
    var ids: [ItemID] = []
    for (index, name) in other.names.enumerated() {
      if let id = known[name] {
        ids.append(id)
        continue
      }
      let (id, old) = (ItemID(names.count), ItemID(index))
      known[name] = id
      ids.append(id)
      names.append(name)
      parents.append(nil)
      if other.layoutSupports.contains(old) { layoutSupports.insert(id) }
      if other.implicit.contains(old) { implicit.insert(id) }
    }
    self.known = known
    for (index, parent) in other.parents.enumerated() where parents[ids[index].index] == nil {
      parents[ids[index].index] = parent.map { ids[$0.index] }
    }
    return ids
  }

  /// Whether an item has an anchor for an attribute.
  func hasAnchor(_ attribute: Attribute, of item: ItemID) -> Bool {
    !layoutSupports.contains(item) || [.top, .bottom, .height].contains(attribute)
  }

  /// Whether an item is of type `UILayoutSupport`.
  func isLayoutSupport(_ item: ItemID) -> Bool { layoutSupports.contains(item) }

  /// Returns the name of an item as an expression.
  func expression(of item: ItemID, in style: CodeStyle) -> String {
    CodeWord.expression(names.name(of: item), in: style)
  }

  /// Returns the expression of a property of an item, for example `label.topAnchor`.
  func expression(of property: String, of item: ItemID, in style: CodeStyle) -> String {
    implicit.contains(item) ? property : expression(of: item, in: style) + "." + property
  }

  /// Returns the letters, digits and underscores of an item's name as an identifier in camel case.
  ///
  /// For example, `view.safeAreaLayoutGuide` becomes `viewSafeAreaLayoutGuide`.
  func identifier(of item: ItemID) -> String {
    let words = names.name(of: item).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(
      String.init)
    return words.prefix(1).joined() + words.dropFirst().map { $0.raisingFirst }.joined()
  }

  /// Returns the last identifier in an item's name, without leading underscores.
  ///
  /// For example, `self.card._title` becomes `title`.
  func lastIdentifier(of item: ItemID) -> String {
    let words = names.name(of: item).split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let name = String((words.last ?? "").drop { $0 == "_" })
    return name.first?.isNumber ?? true ? "view" + name : name
  }

  /// The names of all items.
  var allNames: [String] { names }

  /// Returns the parent of an item; `nil` if the item has no parent.
  func parent(of item: ItemID) -> ItemID? {
    parents.indices.contains(item.index) ? parents[item.index] : nil
  }

  /// Whether an item is the parent of another item.
  func isParent(_ parent: ItemID, of item: ItemID) -> Bool {
    parents.indices.contains(item.index) && parents[item.index] == parent
  }

  /// Whether an item is an ancestor of another item, at any depth.
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
