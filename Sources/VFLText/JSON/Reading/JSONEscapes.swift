/// The escape sequences of JSON strings.
enum JSONEscapes {
  /// Decodes the content of a JSON string, without its quotes.
  ///
  /// The escape sequences must be valid. Lone surrogates are replaced by U+FFFD.
  static func removed(from inside: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(inside.count)
    var position = inside.startIndex
    while position < inside.endIndex {
      let byte = inside[position]
      position += 1
      guard byte == UInt8(ascii: "\\"), position < inside.endIndex else {
        result.append(byte)
        continue
      }
      let escaped = inside[position]
      position += 1
      switch escaped {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        var scalar = codeUnit(inside, at: position)
        position += 4
        if scalar >= 0xD800 && scalar < 0xDC00, inside[position...].starts(with: "\\u".utf8),
          case let low = codeUnit(inside, at: position + 2), low >= 0xDC00 && low < 0xE000
        {
          scalar = 0x10000 + (scalar - 0xD800) << 10 + low - 0xDC00
          position += 6
        }
        result += Array(String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
      default: result.append(escaped)
      }
    }
    return result
  }

  /// Returns the value of four hexadecimal digits.
  private static func codeUnit(_ bytes: ArraySlice<UInt8>, at start: Int) -> UInt32 {
    bytes[start...].prefix(4).reduce(0) { unit, byte in
      unit << 4 + UInt32(Character(Unicode.Scalar(byte)).hexDigitValue ?? 0)
    }
  }
}
