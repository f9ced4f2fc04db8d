/// The first types that have a function with one name, by the numbers of their names.
///
/// Nothing is kept of more than two: there are files with thousands of types that are all alike.
struct FunctionOwners {
  private(set) var types: (Int32?, Int32?) = (nil, nil)
  /// Whether there are others.
  private(set) var hasMore = false

  /// Adds a type; functions outside of types do not count.
  mutating func insert(_ type: Int32) {
    guard type != -1, types.0 != type, types.1 != type else { return }
    if types.0 == nil {
      types.0 = type
    } else if types.1 == nil {
      types.1 = type
    } else {
      hasMore = true
    }
  }
}
