/// Removes the escapes that Markdown, HTML, JSON or the system's own list adds to a description.
enum LogEscapes {
  /// Returns the description as the system created it.
  ///
  /// A backslash before punctuation is removed. `\U2019` and `\u2019` become the characters with these
  /// numbers. `\n`, `\t` and the non-breaking space become blanks, and `&lt;` becomes `<`. Terminal
  /// colors are removed.
  static func removed(from text: ArraySlice<UInt8>) -> [UInt8] {
    guard
      text.contains(where: { $0 == backslash || $0 == ampersand || $0 == 0xC2 || $0 == escape })
    else { return Array(text) }
    var plain: [UInt8] = []
    plain.reserveCapacity(text.count)
    var rest = text
    while let byte = rest.popFirst() {
      if byte == escape {
        rest = afterColor(rest)
      } else if byte == ampersand,
        let entity = entities.first(where: { rest.starts(with: $0.name) })
      {
        plain.append(entity.byte)
        rest = rest.dropFirst(entity.name.count)
      } else if byte == ampersand, let (scalar, end) = numberedCharacter(rest) {
        plain += scalar == "\u{A0}" ? [0x20] : Array(String(scalar).utf8)
        rest = rest[end...]
      } else if byte == 0xC2, rest.first == 0xA0 {
        plain.append(0x20)
        rest = rest.dropFirst()
      } else if byte == backslash, let next = rest.first {
        rest = rest.dropFirst()
        switch next {
        case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"): plain.append(0x20)
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
          guard let scalar = takeUnit(of: &rest) else {
            plain.append(next)
            continue
          }
          plain += String(scalar).utf8
        default: plain.append(next)
        }
      } else {
        plain.append(byte)
      }
    }
    return plain
  }

  /// Consumes the 4 hexadecimal digits of a character, or a surrogate pair with `\u` between the two halves.
  ///
  /// Returns `nil` if the digits are invalid.
  private static func takeUnit(of text: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let first = unit(text) else { return nil }
    let rest = text.dropFirst(4)
    if let scalar = Unicode.Scalar(first) {
      text = rest
      return scalar
    }
    guard rest.first == backslash, let mark = rest.dropFirst().first, mark | 0x20 == 0x75,
      let second = unit(rest.dropFirst(2)), UTF16.isLeadSurrogate(first),
      UTF16.isTrailSurrogate(second)
    else { return nil }
    text = rest.dropFirst(6)
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private static func unit(_ text: ArraySlice<UInt8>) -> UInt16? {
    let digits = text.prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0.isHexadecimal }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Returns the text after the rest of a terminal escape, `[1;31m`.
  static func afterColor(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.first == UInt8(ascii: "[") else { return text }
    let numbers = text.dropFirst().prefix { $0.isDecimal || $0 == UInt8(ascii: ";") }
    let rest = text[numbers.endIndex...]
    return rest.first.map { (0x40...0x7E).contains($0) } == true ? rest.dropFirst() : rest
  }

  /// Returns a description without the typographic replacements of a text editor.
  ///
  /// Typographic quotes are replaced by plain quotes, and strikethrough marks, as in `~~(8)~~`, by hyphens.
  static func plain(_ text: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(text.count)
    var rest = text[...]
    while let byte = rest.popFirst() {
      if byte == 0xE2, rest.first == 0x80, let third = rest.dropFirst().first,
        (0x98...0x9F).contains(third)
      {
        plain.append(UInt8(ascii: third < 0x9C ? "'" : "\""))
        rest = rest.dropFirst(2)
      } else if byte == tilde, rest.first == tilde,
        plain.last == UInt8(ascii: ")") || rest.dropFirst().first == UInt8(ascii: "(")
      {
        plain.append(UInt8(ascii: "-"))
        rest = rest.dropFirst()
      } else {
        plain.append(byte)
      }
    }
    return plain
  }

  /// Returns whether all quotes are typographic, as in `‘UISV-hiding’`, or at least the quotes around `|`
  /// are, as in `‘|’`.
  ///
  /// Typographic quotes between plain quotes are part of the quoted text.
  static func hasTypographicQuotes(_ text: [UInt8]) -> Bool {
    guard text.contains(0xE2) else { return false }
    let quotes = text.indices.dropLast(2).filter { index in
      text[index] == 0xE2 && text[index + 1] == 0x80 && (0x98...0x9B).contains(text[index + 2])
    }
    return !quotes.isEmpty && !text.contains(UInt8(ascii: "'"))
      || quotes.contains { $0 + 3 < text.count && text[$0 + 3] == UInt8(ascii: "|") }
  }

  static let escape: UInt8 = 0x1B
  private static let tilde = UInt8(ascii: "~")
  private static let backslash = UInt8(ascii: "\\")
  private static let ampersand = UInt8(ascii: "&")

  private static let entities: [(name: [UInt8], byte: UInt8)] = [
    (Array("lt;".utf8), UInt8(ascii: "<")), (Array("gt;".utf8), UInt8(ascii: ">")),
    (Array("amp;".utf8), ampersand), (Array("quot;".utf8), UInt8(ascii: "\"")),
    (Array("apos;".utf8), UInt8(ascii: "'")), (Array("nbsp;".utf8), 0x20),
  ]

  /// Returns the character of an entity such as `#39;` or `#x27;`, and the end of the entity.
  private static func numberedCharacter(
    _ text: ArraySlice<UInt8>
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    guard text.first == UInt8(ascii: "#"), let close = text.prefix(10).firstIndex(of: 0x3B) else {
      return nil
    }
    var digits = text[(text.startIndex + 1)..<close]
    let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    if isHexadecimal { digits = digits.dropFirst() }
    let code = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    return code.flatMap(Unicode.Scalar.init).map { ($0, close + 1) }
  }
}

extension UInt8 {
  /// Whether the byte is a hexadecimal digit.
  var isHexadecimal: Bool {
    isDecimal || (0x61...0x66).contains(self | 0x20)
  }

  /// Whether the byte is a decimal digit.
  var isDecimal: Bool { (0x30...0x39).contains(self) }

  /// Whether the byte is a blank or a line break.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether the byte can be part of a class name with its module.
  var isOfClass: Bool {
    isDecimal || (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_")
      || self == UInt8(ascii: ".") || self == UInt8(ascii: "$") || self >= 0x80
  }
}
