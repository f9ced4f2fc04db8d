/// Functions for names in format strings, which are C identifiers.
package enum NameText {
  /// Whether a byte can begin a name.
  @inlinable @inline(__always)
  package static func begins(_ byte: UInt8) -> Bool {
    // An uppercase letter differs from the lowercase letter in this bit.
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
  }

  /// Whether a byte can occur in a name after the first byte.
  @inlinable @inline(__always)
  package static func continues(_ byte: UInt8) -> Bool {
    begins(byte) || byte &- UInt8(ascii: "0") < 10
  }

  /// Returns the end of the name that starts at an offset; the offset itself if no name starts there.
  package static func end(of text: [UInt8], from start: Int) -> Int {
    guard start < text.count, begins(text[start]) else { return start }
    var end = start + 1
    while end < text.count, continues(text[end]) { end += 1 }
    return end
  }

  /// Whether the whole string is a valid name.
  package static func isName(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return !bytes.isEmpty && end(of: bytes, from: 0) == bytes.count
  }
}
