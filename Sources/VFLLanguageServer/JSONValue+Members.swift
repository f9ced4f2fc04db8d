import VFLDocuments

extension JSONValue {
  /// Returns the value of the first member with a key, or `nil` if there is none.
  subscript(_ key: String) -> JSONValue? {
    members.first { $0.key.string == key }?.value
  }

  /// The number if it is an integer, or `nil` for any other value.
  var wholeNumber: Int? { number.flatMap { Int(exactly: $0) } }

  /// The strings in an array.
  var strings: [String] { elements.compactMap { $0.string } }
}
