/// The text of a layout that a span refers to.
public enum SourceOrigin: Sendable, Hashable {
  /// The format string at this index.
  case format(Int)
  /// The equation at this index.
  case equation(Int)
  /// The document itself, or the command line.
  case document
}

/// A span together with the text that it refers to.
public struct SourceLocation: Sendable, Hashable {
  /// The text.
  public let origin: SourceOrigin
  /// The range of UTF-8 offsets into that text.
  public let span: SourceSpan

  /// Creates the location of a span of a text.
  public init(_ origin: SourceOrigin, _ span: SourceSpan) {
    self.origin = origin
    self.span = span
  }
}
