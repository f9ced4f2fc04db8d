/// Functions that read numbers as `strtod` does in the C locale.
package enum NumberText {
  /// Returns the end of the longest unsigned number at an offset, or the offset itself if there is no number.
  package static func end(of text: [UInt8], from start: Int) -> Int {
    Lexer(text: text).endOfNumber(from: start)
  }

  /// Returns the `Double` nearest to the number, rounded as by `strtod`, or infinity if the number is too
  /// large.
  ///
  /// Up to 15 digits with a power of ten up to 22 can be computed exactly in one operation (Clinger 1990).
  /// This covers the numbers that people write. Other numbers are parsed by the standard library.
  package static func value(of bytes: ArraySlice<UInt8>) -> Double {
    shortDecimal(bytes) ?? general(bytes)
  }

  private static func shortDecimal(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard bytes.count <= 16 else { return nil }
    var mantissa: Int64 = 0
    var fraction: Int?
    let isNegative = bytes.first == UInt8(ascii: "-")
    for byte in isNegative ? bytes.dropFirst() : bytes {
      if Lexer.isDigit(byte) {
        mantissa = mantissa * 10 + Int64(byte - UInt8(ascii: "0"))
        if let places = fraction { fraction = places + 1 }
      } else if byte == UInt8(ascii: "."), fraction == nil {
        fraction = 0
      } else {
        return nil
      }
    }
    guard mantissa <= 999_999_999_999_999 else { return nil }
    let magnitude = Double(mantissa) / powersOfTen[fraction ?? 0]
    return isNegative ? -magnitude : magnitude
  }

  private static func general(_ bytes: ArraySlice<UInt8>) -> Double {
    let text = String(decoding: bytes, as: UTF8.self)
    return Double(text) ?? .nan
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  ]
}
