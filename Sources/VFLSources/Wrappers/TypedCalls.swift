/// The calls of functions with one name, by the types whose function they are.
struct TypedCalls {
  private var byType: [Int32: [Int]] = [:]
  /// The calls whose type is not seen.
  private(set) var others: [Int] = []

  /// Adds a call by the token with its name, of a type by the number of its name.
  mutating func append(_ call: Int, to type: Int32?) {
    if let type { byType[type, default: []].append(call) } else { others.append(call) }
  }

  /// The calls of a type's function.
  func calls(of type: Int32) -> [Int] { byType[type] ?? [] }
}
