/// Names in a text: C identifiers.
package enum NameText {
  /// The end of the name at an offset; the offset itself when there is none.
  package static func end(of text: [UInt8], from start: Int) -> Int {
    guard start < text.count, Lexer.continuesName(text[start]), !Lexer.isDigit(text[start]) else {
      return start
    }
    var end = start + 1
    while end < text.count, Lexer.continuesName(text[end]) { end += 1 }
    return end
  }

  /// Whether a text is a name and nothing else.
  package static func isName(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return !bytes.isEmpty && end(of: bytes, from: 0) == bytes.count
  }
}
