/// A set of bytes that a bracket expression in a pattern describes.
struct ByteSet: Sendable, Hashable {
  private var words: SIMD4<UInt64> = .zero

  /// Whether a byte is in the set.
  func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0 }

  private mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

  private mutating func insert(_ bytes: ClosedRange<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  /// Parses a bracket expression such as `[a-z]`, `[!a-z]` or `[[:alpha:]_]`, and advances `position` past
  /// it.
  ///
  /// Returns `nil` if the bracket is not closed or the expression contains an unknown character class.
  ///
  /// As in POSIX, a `]` directly after the opening bracket is a member of the set.
  init?(bracket pattern: [UInt8], at position: inout Int) {
    var index = position + 1
    func byte(_ index: Int) -> UInt8? { index < pattern.count ? pattern[index] : nil }
    let isNegated = byte(index) == UInt8(ascii: "!") || byte(index) == UInt8(ascii: "^")
    if isNegated { index += 1 }
    var previous: UInt8?
    var isFirst = true
    while let current = byte(index), isFirst || current != UInt8(ascii: "]") {
      isFirst = false
      if current == UInt8(ascii: "\\") {
        guard let escaped = byte(index + 1) else { return nil }
        insert(escaped)
        previous = escaped
        index += 2
      } else if current == UInt8(ascii: "-"), let low = previous, let next = byte(index + 1),
        next != UInt8(ascii: "]")
      {
        let isEscaped = next == UInt8(ascii: "\\")
        guard let high = byte(index + (isEscaped ? 2 : 1)) else { return nil }
        if low <= high { insert(low...high) }
        previous = nil
        index += isEscaped ? 3 : 2
      } else if current == UInt8(ascii: "["), byte(index + 1) == UInt8(ascii: ":") {
        guard let end = pattern[(index + 2)...].firstIndex(of: UInt8(ascii: "]")) else {
          return nil
        }
        if end > index + 2, pattern[end - 1] == UInt8(ascii: ":") {
          guard insertClass(pattern[(index + 2)..<(end - 1)]) else { return nil }
          previous = nil
          index = end + 1
        } else {
          insert(current)
          previous = current
          index += 1
        }
      } else {
        insert(current)
        previous = current
        index += 1
      }
    }
    guard index < pattern.count else { return nil }
    if isNegated { words = ~words }
    position = index + 1
  }

  /// Adds the ASCII characters of a POSIX character class.
  ///
  /// Returns `false` if the class is unknown.
  private mutating func insertClass(_ name: ArraySlice<UInt8>) -> Bool {
    switch String(decoding: name, as: UTF8.self) {
    case "alnum":
      insert(0x30...0x39)
      insert(0x41...0x5A)
      insert(0x61...0x7A)
    case "alpha":
      insert(0x41...0x5A)
      insert(0x61...0x7A)
    case "blank":
      insert(0x09)
      insert(0x20)
    case "cntrl":
      insert(0x00...0x1F)
      insert(0x7F)
    case "digit": insert(0x30...0x39)
    case "graph": insert(0x21...0x7E)
    case "lower": insert(0x61...0x7A)
    case "print": insert(0x20...0x7E)
    case "punct":
      insert(0x21...0x2F)
      insert(0x3A...0x40)
      insert(0x5B...0x60)
      insert(0x7B...0x7E)
    case "space":
      insert(0x09...0x0D)
      insert(0x20)
    case "upper": insert(0x41...0x5A)
    case "xdigit":
      insert(0x30...0x39)
      insert(0x41...0x46)
      insert(0x61...0x66)
    default: return false
    }
    return true
  }
}
