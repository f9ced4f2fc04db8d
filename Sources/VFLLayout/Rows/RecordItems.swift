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
