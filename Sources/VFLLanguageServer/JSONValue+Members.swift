import VFLDocuments

extension JSONValue {
  /// The value of the first member of an object that has a key; `nil` where there is none.
  subscript(_ key: String) -> JSONValue? {
    members.first { $0.key.string == key }?.value
  }

  /// The number, where it is whole; `nil` for any other value.
  var wholeNumber: Int? { number.flatMap { Int(exactly: $0) } }

  /// The strings in an array.
  var strings: [String] { elements.compactMap { $0.string } }
}
