extension LoggedItem {
  /// Reads an item, or returns `nil` if the text is not an item.
  ///
  /// An item is printed as `UILabel:0x2'Name'`, as `UILabel:title`, or as a name in the list of names.
  init?(_ text: ArraySlice<UInt8>, _ names: inout LoggedNames) {
    var text = text
    while let last = text.last, last.isBlank { text = text.dropLast() }
    text = text.drop { $0.isBlank }
    guard !text.isEmpty else { return nil }
    let whole = String(decoding: text, as: UTF8.self)
    if let address = names.takeAddress(of: whole) {
      self.init(address: address, name: whole)
      return
    }
    var colons = text.indices.filter { text[$0] == UInt8(ascii: ":") }[...]
    while let colon = colons.popFirst() {
      guard let end = AddressText.end(of: text[(colon + 1)...]) else { continue }
      guard let label = Self.label(text[end...]) else { continue }
      self.init(
        className: ClassName.repaired(String(decoding: text[..<colon], as: UTF8.self)),
        address: AddressText.string(text[(colon + 1)..<end]),
        label: label.isEmpty ? nil : label)
      return
    }
    if let colon = text.firstIndex(of: UInt8(ascii: ":")),
      text[..<colon].allSatisfy({ $0.isOfClass }),
      colon + 1 < text.endIndex
    {
      self.init(
        className: String(decoding: text[..<colon], as: UTF8.self),
        name: String(decoding: text[(colon + 1)...], as: UTF8.self))
    } else {
      self.init(name: whole)
    }
  }

  /// Returns the quoted label after an address; `nil` if the text is neither empty nor quoted.
  ///
  /// Returns an empty string if there is no text after the address.
  private static func label(_ text: ArraySlice<UInt8>) -> String? {
    if text.isEmpty { return "" }
    guard text.count >= 2, text.first == UInt8(ascii: "'"), text.last == UInt8(ascii: "'") else {
      return nil
    }
    return String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
  }

  /// Returns whether the text ends inside the label that follows an address.
  static func hasOpenLabel(_ text: ArraySlice<UInt8>) -> Bool {
    for colon in text.indices where text[colon] == UInt8(ascii: ":") {
      guard let end = AddressText.end(of: text[(colon + 1)...]) else { continue }
      guard end < text.endIndex, text[end] == UInt8(ascii: "'") else { return false }
      return text.last != UInt8(ascii: "'") || text.endIndex == end + 1
    }
    return false
  }

  /// Returns the superview of an item, about which the log contains no further facts.
  static func superview(of item: LoggedItem) -> LoggedItem {
    var superview = item
    superview.child = item.key
    return superview
  }
}
