/// Functions for names in format strings, which are C identifiers.
package enum NameText {
  /// Whether a byte can begin a name.
  @inlinable
  package static func begins(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a byte can occur in a name after the first byte.
  @inlinable
  package static func continues(_ byte: UInt8) -> Bool {
    begins(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
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
