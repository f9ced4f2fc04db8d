/// An error in the code blocks of a page.
enum PageError: Error, Hashable {
  /// A code block is not closed.
  case unclosedBlock(page: String)
  /// A comment has the form of a marker but an unknown kind.
  case unknownMarker(String)
  /// No region or more than one region has the given name.
  case regions(named: String, count: Int)
}
