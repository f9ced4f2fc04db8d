/// The source that a span refers to.
public enum SourceOrigin: Sendable, Hashable {
  /// The format string with this index.
  case format(Int)
  /// The equation with this index.
  case equation(Int)
  /// The document itself, or the command line.
  case document
}

/// A span together with the source that it refers to.
public struct SourceLocation: Sendable, Hashable {
  /// The source that contains the span.
  public let origin: SourceOrigin
  /// The range of UTF-8 offsets in the source.
  public let span: SourceSpan

  /// Creates the location of a span in a source.
  public init(_ origin: SourceOrigin, _ span: SourceSpan) {
    self.origin = origin
    self.span = span
  }
}
