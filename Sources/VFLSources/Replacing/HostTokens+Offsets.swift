import VFLDiagnostics

/// Tokens by their bytes.
extension HostTokens {
  /// The token that begins at an offset.
  func token(at offset: Int) -> Int? {
    let index = fileTokens.partitioningIndex { Int($0.start) >= offset }
    return index < fileTokens.count && Int(tokens[index].start) == offset ? index : nil
  }

  /// The token that contains some bytes.
  func token(around span: SourceSpan) -> Int? {
    let index = fileTokens.partitioningIndex { Int($0.start) > span.start } - 1
    return index >= 0 && Int(tokens[index].end) >= span.end ? index : nil
  }

  /// The tokens that some bytes are, from the first to the last.
  func tokens(of span: SourceSpan) -> Range<Int>? {
    guard let first = token(at: span.start) else { return nil }
    let end = fileTokens.partitioningIndex { Int($0.start) >= span.end }
    return end > first && Int(tokens[end - 1].end) == span.end ? first..<end : nil
  }

  /// The tokens outside the replacement texts of macros.
  private var fileTokens: ArraySlice<HostToken> {
    tokens[..<(macros.first?.tokens.lowerBound ?? tokens.count)]
  }

  /// Whether a token is the first one of a computed part of a string.
  func beginsComputedPart(_ token: Int) -> Bool {
    token > 0 && tokens[token].start < tokens[token - 1].end
  }

  /// Whether more than blanks, such as a comment, is between a token and the preceding token.
  func hasRemark(before token: Int) -> Bool {
    let start = Int(tokens[token - 1].end)
    return bytes[start..<max(start, Int(tokens[token].start))].contains { $0 > UInt8(ascii: " ") }
  }
}
