/// The parts of a line in a `.vfl` file.
package struct TextLine {
  /// The whitespace at the beginning of the line.
  ///
  /// If the line has no content, this includes all whitespace before the comment.
  package let indent: ArraySlice<UInt8>
  /// A format string or a directive without surrounding whitespace; empty if there is none.
  package let content: ArraySlice<UInt8>
  /// The comment, with the whitespace before it.
  package let comment: ArraySlice<UInt8>

  /// Splits a line, which does not include its line feed.
  package init(_ line: ArraySlice<UInt8>) {
    let commentStart = Self.startOfComment(in: line) ?? line.endIndex
    var (start, end) = (line.startIndex, commentStart)
    while start < end, Self.isBlank(line[start]) { start += 1 }
    while end > start, Self.isBlank(line[end - 1]) { end -= 1 }
    indent = line[..<start]
    content = line[start..<end]
    comment = line[end...]
  }

  /// Returns the offset of the `//` that begins a comment; `nil` if there is no comment.
  ///
  /// A `//` between quotes is part of a view's name. A `//` inside a `/* */` comment of the extended dialect
  /// does not begin a comment either, if the `/* */` comment ends on the same line.
  private static func startOfComment(in line: ArraySlice<UInt8>) -> Int? {
    let (slash, quote, star) = (UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "*"))
    var offset = line.startIndex
    // If one `/*` has no end, the end of any further `/*` is not searched for. Otherwise, a line that
    // consists of many `/*` would take quadratic time.
    var hasClosedComments = true
    while offset + 1 < line.endIndex {
      if line[offset] == slash, line[offset + 1] == slash { return offset }
      if hasClosedComments, line[offset] == slash, line[offset + 1] == star {
        let end = (offset + 3..<max(line.endIndex, offset + 3)).first {
          line[$0 - 1] == star && line[$0] == slash
        }
        hasClosedComments = end != nil
        offset = end ?? offset
      } else if line[offset] == quote, let end = line[(offset + 1)...].firstIndex(of: quote) {
        offset = end
      }
      offset += 1
    }
    return nil
  }

  /// Returns whether a byte is a space, a tab or a carriage return.
  package static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}
