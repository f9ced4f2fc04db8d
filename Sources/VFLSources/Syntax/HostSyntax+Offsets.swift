import VFLDiagnostics

/// Tokens by their bytes.
extension HostSyntax {
  /// The token that begins at an offset.
  func token(at offset: Int) -> Int? {
    let index = firstToken { Int($0.start) >= offset }
    return index < tokens.count && Int(tokens[index].start) == offset ? index : nil
  }

  /// The token that some bytes stand in.
  func token(around span: SourceSpan) -> Int? {
    let index = firstToken { Int($0.end) >= span.end }
    return index < tokens.count && Int(tokens[index].start) <= span.start
      ? index : nil
  }

  private func firstToken(where isReached: (HostToken) -> Bool) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(tokens[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The tokens that some bytes are, from the first to the last.
  func tokens(of span: SourceSpan) -> Range<Int>? {
    guard let first = token(at: span.start) else { return nil }
    let end = firstToken { Int($0.end) > span.end }
    return end > first && Int(tokens[end - 1].end) == span.end ? first..<end : nil
  }
}
