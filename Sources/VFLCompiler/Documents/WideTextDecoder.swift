/// Decodes UTF-16 and UTF-32, in which some editors save source code (The Unicode Standard, 3.10, "Unicode
/// Encoding Schemes").
package enum WideTextDecoder {
  /// The number of bytes in a code unit, and whether they are in big-endian order.
  private typealias Scheme = (width: Int, isBig: Bool)

  /// Converts UTF-16 or UTF-32 to UTF-8; returns `nil` for any other encoding.
  ///
  /// The encoding is recognized by a byte order mark, or by zero bytes next to an ASCII character at the
  /// beginning.
  package static func utf8(of bytes: [UInt8]) -> [UInt8]? {
    guard let scheme = scheme(of: bytes) else { return nil }
    var text: String
    if scheme.width == 4 {
      text = String(decoding: units(of: bytes, scheme, as: UInt32.self), as: UTF32.self)
    } else {
      text = String(decoding: units(of: bytes, scheme, as: UInt16.self), as: UTF16.self)
    }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return Array(text.utf8)
  }

  private static func units<Unit: FixedWidthInteger>(
    of bytes: [UInt8], _ scheme: Scheme, as _: Unit.Type
  ) -> [Unit] {
    stride(from: 0, through: bytes.count - scheme.width, by: scheme.width).map { start in
      let unit = bytes[start..<start + scheme.width]
      return scheme.isBig
        ? unit.reduce(0) { $0 << 8 | Unit($1) } : unit.reversed().reduce(0) { $0 << 8 | Unit($1) }
    }
  }

  private static func scheme(of bytes: [UInt8]) -> Scheme? {
    guard bytes.count > 1 else { return nil }
    let letters: ClosedRange<UInt8> = 0x09...0x7E
    // UTF-32 is tested first, because its little-endian byte order mark begins like the mark of UTF-16. Text
    // does not contain U+0000, so UTF-16 is not mistaken for UTF-32.
    if bytes.count > 3 {
      switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
      case (0, 0, 0xFE, 0xFF), (0, 0, 0, letters): return (4, true)
      case (0xFF, 0xFE, 0, 0), (letters, 0, 0, 0): return (4, false)
      default: break
      }
    }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0, letters): return (2, true)
    case (0xFF, 0xFE), (letters, 0): return (2, false)
    default: return nil
    }
  }
}
