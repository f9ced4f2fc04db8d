package import VFLLowering
package import VFLRecords

/// Where lowering of the extended dialect looks names up.
package protocol ExtendedScope: NameScope {
  /// What `|` means where no view tells its superview; `nil` when there is nothing.
  var container: ItemID? { get }

  /// The names of the views of an array; `nil` when there is no such array.
  func array(named name: String) -> [String]?

  /// Whether the item with a name is there for no other reason than that an expression names it.
  func isImplied(_ name: String) -> Bool

  /// Makes a guide that lies in an item; `words` are those of the format for it, which people are told it by.
  mutating func addGuide(
    named name: String, words: String?, in container: ItemID
  ) -> ItemID
}
