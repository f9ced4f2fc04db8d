/// Functions that read single Unicode scalars from UTF-8, at any offset.
///
/// Invalid bytes are read as U+FFFD, one for each maximal subpart, as the Unicode standard recommends. A byte
/// that is not a continuation byte always starts a scalar, so the start of a scalar is at most three bytes
/// before any of its bytes.
package enum ScalarReader {
  /// A scalar and its range of bytes.
  package struct Unit {
    /// The scalar.
    package let scalar: Unicode.Scalar
    /// The offset of the first byte.
    package let start: Int
    /// The offset after the last byte.
    package let end: Int
  }

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Returns the scalar that starts at an offset.
  ///
  /// - Precondition: `offset` is a valid index of `bytes` at which a scalar starts.
  package static func unit(at offset: Int, in bytes: [UInt8]) -> Unit {
    let lead = bytes[offset]
    if lead < 0x80 {
      return Unit(scalar: Unicode.Scalar(lead), start: offset, end: offset + 1)
    }
    let (needed, first) = continuation(after: lead)
    var value = UInt32(lead) & (0x3F >> UInt32(needed))
    var end = offset + 1
    while end < bytes.count, end - offset <= needed {
      let allowed = end == offset + 1 ? first : 0x80...0xBF
      guard allowed.contains(bytes[end]) else { break }
      value = value << 6 | UInt32(bytes[end] & 0x3F)
      end += 1
    }
    let isWhole = needed > 0 && end - offset == needed + 1
    let scalar = isWhole ? Unicode.Scalar(value) ?? replacement : replacement
    return Unit(scalar: scalar, start: offset, end: end)
  }

  /// Returns the offset at which the scalar that contains the byte at `offset` starts.
  ///
  /// If `offset` is at or after the end of the bytes, it is returned unchanged.
  package static func boundary(at offset: Int, in bytes: [UInt8]) -> Int {
    guard offset < bytes.count, isContinuation(bytes[offset]) else { return offset }
    var start = offset
    while start > 0, offset - start < 3, isContinuation(bytes[start]) { start -= 1 }
    return unit(at: start, in: bytes).end > offset ? start : offset
  }

  /// Returns the offset at which the scalar that contains the byte at `offset` ends.
  package static func end(at offset: Int, in bytes: [UInt8]) -> Int {
    unit(at: boundary(at: offset, in: bytes), in: bytes).end
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// Returns the number of continuation bytes after a lead byte and the valid values of the first of them.
  private static func continuation(after lead: UInt8) -> (count: Int, first: ClosedRange<UInt8>) {
    switch lead {
    case 0xC2...0xDF: (1, 0x80...0xBF)
    case 0xE0: (2, 0xA0...0xBF)
    case 0xED: (2, 0x80...0x9F)
    case 0xE1...0xEF: (2, 0x80...0xBF)
    case 0xF0: (3, 0x90...0xBF)
    case 0xF1...0xF3: (3, 0x80...0xBF)
    case 0xF4: (3, 0x80...0x8F)
    default: (0, 0x80...0xBF)
    }
  }
}
