import VFLDiagnostics

/// Tokens by their bytes.
extension HostSyntax {
  /// The token that begins at an offset.
  func token(at offset: Int) -> Int? {
    let index = tokens.partitioningIndex { Int($0.start) >= offset }
    return index < tokens.count && Int(tokens[index].start) == offset ? index : nil
  }

  /// The token that some bytes stand in.
  func token(around span: SourceSpan) -> Int? {
    let index = tokens.partitioningIndex { Int($0.end) >= span.end }
    return index < tokens.count && Int(tokens[index].start) <= span.start
      ? index : nil
  }

  /// The tokens that some bytes are, from the first to the last.
  func tokens(of span: SourceSpan) -> Range<Int>? {
    guard let first = token(at: span.start) else { return nil }
    let end = tokens.partitioningIndex { Int($0.end) > span.end }
    return end > first && Int(tokens[end - 1].end) == span.end ? first..<end : nil
  }
}
