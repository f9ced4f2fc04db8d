/// A text in UTF-16, which some editors wrote sources in (The Unicode Standard, 3.10, "UTF-16 encoding
/// schemes").
enum WideText {
  /// The text in UTF-8; `nil` for bytes that are no UTF-16: they have no byte order mark, and do not begin
  /// with a letter and a zero.
  static func utf8(of bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 1, let isBig = isBigEndian(bytes[0], bytes[1]) else { return nil }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBig ? first << 8 | second : second << 8 | first)
    }
    let text = units.first == 0xFEFF ? units.dropFirst() : units[...]
    return Array(String(decoding: text, as: UTF16.self).utf8)
  }

  private static func isBigEndian(_ first: UInt8, _ second: UInt8) -> Bool? {
    switch (first, second) {
    case (0xFE, 0xFF): true
    case (0xFF, 0xFE): false
    case (0, 0x09...0x7E): true
    case (0x09...0x7E, 0): false
    default: nil
    }
  }
}
