package import VFLRecords

extension Array where Element == String {
  /// Returns the name of an item, or `#` and the item's index if the array does not contain its name.
  package func name(of item: ItemID) -> String {
    indices.contains(item.index) ? self[item.index] : "#\(item.index)"
  }
}
