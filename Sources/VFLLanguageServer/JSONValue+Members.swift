import VFLText

extension JSONValue {
  /// Returns the value of the first object member with a key, or `nil` if there is none.
  subscript(_ key: String) -> JSONValue? {
    members.first { $0.key.string == key }?.value
  }

  /// The number if it is an integer, otherwise `nil`.
  var wholeNumber: Int? { number.flatMap { Int(exactly: $0) } }

  /// The array elements that are strings.
  var strings: [String] { elements.compactMap { $0.string } }
}
