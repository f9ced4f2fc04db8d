/// The unit in which a client counts columns, negotiated at the start of the session.
enum PositionEncoding: String, Sendable, Hashable {
  /// UTF-8 code units.
  case utf8 = "utf-8"
  /// UTF-16 code units. This is the default, which every client supports.
  case utf16 = "utf-16"

  /// Returns the number of columns that a byte of UTF-8 text adds to the line.
  ///
  /// In UTF-8, every byte adds 1. In UTF-16, the first byte of a Unicode scalar adds all code units of the
  /// scalar, and the other bytes add 0.
  @inline(__always)
  func width(ofScalarWith byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}
