import VFLDiagnostics

extension LoggedItem {
  /// An item in a text.
  struct Occurrence {
    let item: LoggedItem
    /// The offset of the class or the name.
    let start: Int
    /// The offset after the address, the label and the properties.
    let end: Int
  }

  /// Returns the items of a text, in order.
  ///
  /// An item is printed as `UILabel:0x2'Name'`, as `<UILabel: 0x2; frame = (0 0; 8 8)>`, or as an anchor with
  /// a name, `<NSLayoutXAxisAnchor:0x3 "name.leading">`. Items in the properties after a semicolon, such as
  /// the layer of a view, are not returned.
  static func occurrences(in text: ArraySlice<UInt8>) -> [Occurrence] {
    var found: [Occurrence] = []
    var offset = text.startIndex
    while let colon = text[offset...].firstIndex(of: UInt8(ascii: ":")) {
      let lower = offset
      offset = colon + 1
      guard let end = AddressText.end(of: text[offset...]) else { continue }
      var start = colon
      while start > lower, text[start - 1].isOfClass { start -= 1 }
      // A hierarchy of views marks some of them.
      if text[start..<colon].starts(with: "•".utf8) { start += "•".utf8.count }
      let name = String(decoding: text[start..<colon], as: UTF8.self)
      guard let first = text[start..<colon].first, !first.isDecimal else { continue }
      offset = end
      if name.hasSuffix("Constraint") { continue }
      if name.hasSuffix("Anchor") || name.hasSuffix("Dimension") {
        guard let anchor = namedItem(ofAnchor: text[end...]) else { continue }
        found.append(anchor)
        offset = anchor.end
        continue
      }
      let label = Self.label(at: text[end...])
      offset = Self.endOfProperties(text[(label?.end ?? end)...])
      found.append(
        Occurrence(
          item: LoggedItem(
            className: name, address: AddressText.string(text[(colon + 1)..<end]),
            label: label?.text),
          start: start, end: offset))
    }
    return found
  }

  /// Returns the item in the quotes after the address of an anchor, if it is printed with a name.
  private static func namedItem(ofAnchor text: ArraySlice<UInt8>) -> Occurrence? {
    let quote = UInt8(ascii: "\"")
    guard text.starts(with: " \"".utf8), let close = text.dropFirst(2).firstIndex(of: quote),
      let dot = text[..<close].lastIndex(of: UInt8(ascii: "."))
    else { return nil }
    let name = text[(text.startIndex + 2)..<dot]
    guard !name.isEmpty, name.firstPlace(of: ":0x".utf8) == nil else { return nil }
    return Occurrence(
      item: LoggedItem(name: String(decoding: name, as: UTF8.self)), start: name.startIndex,
      end: close + 1)
  }

  /// Returns the quoted label at the start of a text and its end, or `nil` without a label.
  private static func label(at text: ArraySlice<UInt8>) -> (text: String, end: Int)? {
    let quote = UInt8(ascii: "'")
    guard text.first == quote else { return nil }
    // A quote before a letter is an apostrophe.
    let close = text.dropFirst().indices.first { index in
      text[index] == quote && text[(index + 1)...].first?.isOfLetters != true
    }
    guard let close else { return nil }
    return (String(decoding: text[(text.startIndex + 1)..<close], as: UTF8.self), close + 1)
  }

  /// Returns the end of the properties after an address, up to the `>` that closes the item.
  private static func endOfProperties(_ text: ArraySlice<UInt8>) -> Int {
    guard text.first == UInt8(ascii: ";") else { return text.startIndex }
    var depth = 1
    for index in text.indices {
      if text[index] == UInt8(ascii: "<") { depth += 1 }
      if text[index] == UInt8(ascii: ">") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return text.endIndex
  }
}

extension UInt8 {
  /// Whether the byte is a letter or a part of one.
  fileprivate var isOfLetters: Bool { (0x61...0x7A).contains(self | 0x20) || self >= 0x80 }
}
