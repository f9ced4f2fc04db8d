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

  /// The place in front of which there are as many bytes as fit a condition.
  static func prefixEnd(
    _ bytes: [UInt8], from start: Int, to end: Int, limit: Int = .max, while isFit: (UInt8) -> Bool
  ) -> Int {
    var place = start
    while place < end, place - start < limit, isFit(bytes[place]) { place += 1 }
    return place
  }

  /// The number that some hexadecimal digits are; U+FFFD when it is too large for a character.
  static func hexValue(_ bytes: [UInt8], from start: Int, to end: Int) -> UInt32 {
    guard end - start <= 8 else { return 0xFFFD }
    return bytes[start..<end].reduce(0) { $0 &* 16 &+ (ByteKind.hexValue($1) ?? 0) }
  }
}
