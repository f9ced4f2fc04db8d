extension BigInteger: CustomStringConvertible {
  /// The decimal digits, after `-` if the integer is negative.
  package var description: String {
    (isNegative ? "-" : "") + String(decoding: absoluteValue.decimalDigits, as: UTF8.self)
  }

  /// Creates an integer from decimal digits, which `-` may precede.
  ///
  /// Leading zeros are accepted. The result is nil for any other text.
  package init?(_ text: String) {
    let characters = Array(text.utf8)
    self.init(characters: characters[...])
  }

  /// Creates an integer from decimal digits in ASCII, which `-` may precede.
  init?(characters: ArraySlice<UInt8>) {
    let isNegative = characters.first == UInt8(ascii: "-")
    guard let value = Magnitude(decimalDigits: isNegative ? characters.dropFirst() : characters)
    else { return nil }
    self.init(value, isNegative: isNegative)
  }
}
