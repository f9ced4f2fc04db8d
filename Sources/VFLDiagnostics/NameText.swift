/// Names in a format string, which are C identifiers.
package enum NameText {
  /// Whether a name can begin with a byte.
  @inlinable
  package static func begins(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a name can contain a byte after its first one.
  @inlinable
  package static func continues(_ byte: UInt8) -> Bool {
    begins(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Returns the end of the name at an offset; the offset itself if there is no name.
  package static func end(of text: [UInt8], from start: Int) -> Int {
    guard start < text.count, begins(text[start]) else { return start }
    var end = start + 1
    while end < text.count, continues(text[end]) { end += 1 }
    return end
  }

  /// Whether the whole text is a name.
  package static func isName(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return !bytes.isEmpty && end(of: bytes, from: 0) == bytes.count
  }
}
