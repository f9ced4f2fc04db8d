import VFLDiagnostics

/// Decodes a string literal that a lexer found, and keeps the place of each decoded byte.
enum LiteralReader {
  /// Adds a literal of the file to a builder.
  static func read(
    from start: Int, to end: Int, of bytes: [UInt8], _ language: HostLanguage,
    into builder: inout LiteralBuilder
  ) {
    switch language {
    case .swift:
      var reader = SwiftLiteralReader(bytes, from: start, to: end)
      reader.read(into: &builder)
    case .objectiveC:
      ObjectiveCLiteralReader(bytes: bytes, start: start, end: end).read(into: &builder)
    }
  }

  /// The byte that a letter after a backslash stands for.
  static func meaning(of letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "0"): 0
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "e"): 0x1B
    default: letter
    }
  }

  /// The number that some hexadecimal digits are; U+FFFD when it is too large for a character.
  static func hexValue(_ bytes: [UInt8], from start: Int, to end: Int) -> UInt32 {
    guard end - start <= 8 else { return 0xFFFD }
    return bytes[start..<end].reduce(0) { $0 &* 16 &+ (ByteKind.hexValue($1) ?? 0) }
  }
}
