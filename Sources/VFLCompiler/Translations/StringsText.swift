/// The text of a `.strings` file: pairs such as `"aB1-cd-004.text" = "Willkommen";`, and comments.
struct StringsText {
  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the keys and the texts in the order of the file.
  static func pairs(
    of bytes: [UInt8]
  ) throws(Translations.Failure) -> [(key: String, text: String)] {
    var reader = StringsText(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    var pairs: [(key: String, text: String)] = []
    while true {
      try reader.skipBlanks()
      if reader.current == nil { return pairs }
      let key = try reader.readString()
      try reader.read("=")
      try reader.skipBlanks()
      let text = try reader.readString()
      try reader.read(";")
      pairs.append((key, text))
    }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func failure(_ expected: String) -> Translations.Failure {
    let line = 1 + bytes[..<min(position, bytes.count)].count { $0 == 0x0A }
    return Translations.Failure(
      reason: "expected \(expected) on line \(line), as in `\"key\" = \"text\";`")
  }

  /// Skips whitespace and comments.
  private mutating func skipBlanks() throws(Translations.Failure) {
    while let byte = current {
      if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        position += 1
      } else if bytes[position...].starts(with: "//".utf8) {
        while let byte = current, byte != 0x0A { position += 1 }
      } else if bytes[position...].starts(with: "/*".utf8) {
        position += 2
        while current != nil, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
        if current == nil { throw failure("the end of a comment") }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func read(_ mark: Unicode.Scalar) throws(Translations.Failure) {
    try skipBlanks()
    guard let byte = current, UInt32(byte) == mark.value else { throw failure("`\(mark)`") }
    position += 1
  }

  /// Reads a quoted string, or a word without quotes.
  private mutating func readString() throws(Translations.Failure) -> String {
    var text: [UInt8] = []
    guard current == UInt8(ascii: "\"") else {
      while let byte = current, Self.isWord(byte) {
        text.append(byte)
        position += 1
      }
      if text.isEmpty { throw failure("a string in quotes") }
      return String(decoding: text, as: UTF8.self)
    }
    position += 1
    while let byte = current, byte != UInt8(ascii: "\"") {
      position += 1
      if byte == UInt8(ascii: "\\") { text += try readEscape() } else { text.append(byte) }
    }
    if current == nil { throw failure("the end of a string") }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func readEscape() throws(Translations.Failure) -> [UInt8] {
    guard let byte = current else { throw failure("the end of a string") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"), UInt8(ascii: "r"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
      guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
        throw failure("four hexadecimal digits of a character")
      }
      position += 4
      return Array(String(Character(scalar)).utf8)
    default: return [byte]
    }
  }

  /// Whether a byte is part of a word without quotes.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "._-$/:".utf8.contains(byte)
    }
  }
}
