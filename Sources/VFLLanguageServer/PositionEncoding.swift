/// In what the columns of a client count, as it was agreed when the server started.
enum PositionEncoding: String, Sendable, Hashable {
  /// Bytes of UTF-8.
  case utf8 = "utf-8"
  /// Units of UTF-16: what every client has, and what counts where nothing is said.
  case utf16 = "utf-16"

  /// How many columns begin with a byte; none for one inside of a scalar of UTF-16.
  @inline(__always)
  func width(ofScalarWith byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}
