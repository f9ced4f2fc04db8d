/// The calls of functions with one name, by the types whose function they are.
struct TypedCalls {
  /// How many wrappers of one name are told the calls whose type is not seen; of more, the others could only
  /// count the same calls once more.
  private static let limit = 64

  private var byType: [Int32: [Int]] = [:]
  /// The calls whose type is not seen.
  private var others: [Int] = []
  /// How many wrappers have asked.
  private var askedCount = 0

  /// Adds a call by the token with its name, of a type by the number of its name.
  mutating func append(_ call: Int, to type: Int32?) {
    if let type { byType[type, default: []].append(call) } else { others.append(call) }
  }

  /// The calls of a type's function, and those that may be.
  mutating func takeCalls(of type: Int32) -> [Int] {
    askedCount += 1
    return (byType[type] ?? []) + (askedCount <= Self.limit ? others : [])
  }
}
