import VFLDiagnostics

/// Reads a literal of Swift: in one line or in several, with any number of `#` around it (The Swift
/// Programming Language, "String Literals").
struct SwiftLiteralReader {
  private let bytes: [UInt8]
  private let pounds: Int
  private let isMultiline: Bool
  /// The content between the quotes.
  private var content: SourceSpan
  /// The blanks that each line of several begins with and that are no part of the text.
  private var indentation: ArraySlice<UInt8> = []

  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    self.bytes = bytes
    pounds =
      bytes.prefixEnd(from: start, to: end) { $0 == UInt8(ascii: "#") } - start
    let opening = start + pounds
    let isTriple =
      opening + 3 <= end && bytes[opening..<(opening + 3)].allSatisfy { $0 == UInt8(ascii: "\"") }
    // Only what goes over lines is a literal of several: `#"""#` is a quote.
    isMultiline = isTriple && bytes[opening..<end].contains(where: ByteKind.isNewline)
    let quotes = isMultiline ? 3 : 1
    let first = min(opening + quotes, end)
    let last = Self.closing(bytes, from: first, to: end, quotes: quotes, pounds: pounds)
    content = SourceSpan(first, max(first, last))
    if isMultiline { trimLines() }
  }

  /// Where the closing quotes begin; the end when the literal is not closed.
  private static func closing(
    _ bytes: [UInt8], from start: Int, to end: Int, quotes: Int, pounds: Int
  ) -> Int {
    let last = end - quotes - pounds
    guard last >= start,
      bytes[last..<(last + quotes)].allSatisfy({ $0 == UInt8(ascii: "\"") }),
      bytes[(last + quotes)..<end].allSatisfy({ $0 == UInt8(ascii: "#") })
    else { return end }
    return last
  }

  /// Omits the lines of the opening and the closing quotes.
  private mutating func trimLines() {
    let start = newlineEnd(
      at: bytes.prefixEnd(from: content.start, to: content.end) { !ByteKind.isNewline($0) })
    var line = content.end
    while line > start, ByteKind.isBlank(bytes[line - 1]) { line -= 1 }
    indentation = bytes[line..<content.end]
    var end = line
    if end > start, bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    content = SourceSpan(min(start, end), end)
  }

  private func newlineEnd(at place: Int) -> Int {
    min(bytes.newlineEnd(at: place, before: content.end), content.end)
  }

  private func lineStart(at place: Int) -> Int {
    var place = place
    for blank in indentation {
      guard place < content.end, bytes[place] == blank else { break }
      place += 1
    }
    return place
  }

  mutating func read(into builder: inout LiteralBuilder) {
    builder.begin(content, .swift(pounds: pounds, isMultiline: isMultiline))
    var place = isMultiline ? lineStart(at: content.start) : content.start
    var pending = place
    while place < content.end {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\\"), hasPounds(at: place + 1) {
        builder.append(from: pending, to: place)
        place = readEscape(at: place, into: &builder)
        pending = place
      } else if isMultiline, ByteKind.isNewline(byte) {
        builder.append(from: pending, to: place)
        let next = newlineEnd(at: place)
        builder.append(escape: SourceSpan(place, next), [0x0A])
        place = lineStart(at: next)
        pending = place
      } else {
        place += 1
      }
    }
    builder.append(from: pending, to: content.end)
  }

  private func hasPounds(at place: Int) -> Bool {
    place + pounds < content.end
      && bytes[place..<(place + pounds)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Reads the escape at a place and says where it ends.
  private func readEscape(at place: Int, into builder: inout LiteralBuilder) -> Int {
    let letter = place + 1 + pounds
    switch bytes[letter] {
    case UInt8(ascii: "("):
      let end = SwiftLexer.interpolationEnd(in: bytes, from: letter, to: content.end)
      builder.append(hole: SourceSpan(place, end))
      return end
    case UInt8(ascii: "u"):
      guard letter + 1 < content.end, bytes[letter + 1] == UInt8(ascii: "{") else { break }
      let close = bytes.prefixEnd(from: letter + 2, to: content.end) {
        ByteKind.hexValue($0) != nil
      }
      let end = min(close + 1, content.end)
      builder.append(
        escape: SourceSpan(place, end),
        scalar: LiteralReader.hexValue(bytes, from: letter + 2, to: close))
      return end
    case 0x0A, 0x0D, 0x20, 0x09:
      // A backslash before the end of a line joins it with the next line.
      let blanks = bytes.prefixEnd(
        from: letter, to: content.end, while: ByteKind.isBlank)
      guard blanks < content.end, ByteKind.isNewline(bytes[blanks]) else { break }
      return lineStart(at: newlineEnd(at: blanks))
    default: break
    }
    builder.append(
      escape: SourceSpan(place, letter + 1), [LiteralReader.meaning(of: bytes[letter])])
    return letter + 1
  }
}
