/// An error in the blocks of a page.
enum PageError: Error, Hashable {
  /// A code block is not closed.
  case unclosedBlock(page: String)
  /// A comment looks like a marker of an unknown kind.
  case unknownMarker(String)
  /// The number of regions with the name is not one.
  case regions(named: String, count: Int)
}
