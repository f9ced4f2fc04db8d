package import VFLDiagnostics

/// The text of tokens.
extension SourceTree {
  /// Parses a file in a language.
  package init(_ bytes: [UInt8], language: HostLanguage) {
    self = language == .swift ? SourceTree(swift: bytes) : SourceTree(objectiveC: bytes)
  }

  /// Returns the text of a token.
  package func word(_ token: Int) -> String { tokens.word(token) }

  /// Returns the bytes from the first of some tokens to the end of the last one.
  package func span(of range: Range<Int>) -> SourceSpan {
    guard let last = range.last else { return SourceSpan(at: tokens.bytes.count) }
    return SourceSpan(
      Int(tokens.tokens[range.lowerBound].start), Int(tokens.tokens[last].end))
  }

  /// Returns the bytes of a token.
  package func span(of token: Int) -> SourceSpan { span(of: token..<(token + 1)) }
}
