import VFLDiagnostics

/// Finds the lines of dictionaries that are removed, and the comments about them.
extension CallReader {
  /// Returns the lines of the tokens of a statement; `nil` if they contain other code or a comment before the
  /// end of the statement.
  func lines(of range: Range<Int>) -> SourceSpan? {
    if range.dropFirst().contains(where: tokens.hasRemark) { return nil }
    let (bytes, span) = (tokens.bytes, file.span(of: range))
    let start = bytes[..<span.start].lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? 0
    guard start == 0 || bytes[start - 1] == 0x0A, let end = lineEnd(after: span) else { return nil }
    return SourceSpan(start, end + 1)
  }

  /// Some lines and the empty line after them, if an empty line or an opening brace precedes them.
  func withEmptyLine(_ lines: SourceSpan) -> SourceSpan {
    let bytes = tokens.bytes
    let before = bytes[..<max(0, lines.start - 1)].last { !Self.isBlank($0) }
    let next = bytes[lines.end...].firstIndex { !Self.isBlank($0) } ?? bytes.count
    let isDoubled = before == 0x0A || before == UInt8(ascii: "{")
    guard isDoubled, next < bytes.count, bytes[next] == 0x0A else { return lines }
    return SourceSpan(lines.start, next + 1)
  }

  /// Returns the end of the line of a statement; `nil` if the line also contains something else than a
  /// comment.
  func lineEnd(after statement: SourceSpan) -> Int? {
    let rest = tokens.bytes[statement.end...]
    guard let end = rest.firstIndex(of: 0x0A) else { return nil }
    let content = rest[..<end].drop(while: Self.isBlank)
    return content.isEmpty || content.starts(with: "//".utf8) ? end : nil
  }

  /// Returns removed lines with the comment directly above them.
  ///
  /// The comment is kept if it may be about the lines below: it does not mention the dictionaries, and a line
  /// that is not blank follows. A comment for a tool is also kept.
  func withComment(_ lines: SourceSpan, _ dictionaries: [String]) -> SourceSpan {
    let bytes = tokens.bytes
    var start = lines.start
    var comment = ""
    while start > 0 {
      let above = bytes[..<(start - 1)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let content = bytes[above..<(start - 1)].drop(while: Self.isBlank)
      guard content.starts(with: "//".utf8) else { break }
      comment = String(decoding: content, as: UTF8.self) + " " + comment
      start = above
    }
    let words = comment.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard !words.isEmpty, !words.contains(where: Self.toolWords.contains) else { return lines }
    let names = Self.dictionaryWords.union(dictionaries.map { $0.lowercased() })
    let next = bytes[lines.end...].first { !Self.isBlank($0) }
    let isAlone = next == nil || next == 0x0A || next == UInt8(ascii: "}")
    return isAlone || words.contains { names.contains(String($0)) }
      ? SourceSpan(start, lines.end) : lines
  }

  /// Words of comments about dictionaries of views and metrics.
  private static let dictionaryWords: Set<String> = [
    "views", "metrics", "dictionary", "dictionaries", "bindings",
  ]

  /// Words of comments that tools read.
  private static let toolWords: Set<Substring> = [
    "mark", "todo", "fixme", "swiftlint", "clang", "sourcery", "pragma",
  ]

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}
