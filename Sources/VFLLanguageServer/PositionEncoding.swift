/// The unit of the columns of a client, negotiated when the session starts.
enum PositionEncoding: String, Sendable, Hashable {
  /// UTF-8 code units.
  case utf8 = "utf-8"
  /// UTF-16 code units: the default, which every client supports.
  case utf16 = "utf-16"

  /// Returns the number of columns that begin with a byte.
  ///
  /// Zero inside of a Unicode scalar.
  @inline(__always)
  func width(ofScalarWith byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}
