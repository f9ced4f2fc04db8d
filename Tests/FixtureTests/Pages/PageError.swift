/// Why the blocks of a page cannot be had.
enum PageError: Error, Hashable {
  /// A block of code is not closed.
  case unclosedBlock(page: String)
  /// A comment looks like a marker and is of no known kind.
  case unknownMarker(String)
  /// No file has a region of that name, or several have.
  case regions(named: String, count: Int)
}
