/// A half-open range of UTF-8 offsets in a source.
public struct SourceSpan: Sendable, Hashable {
  /// The offset of the first byte.
  public let start: Int
  /// The offset after the last byte.
  public let end: Int

  /// Creates the span from `start` up to but not including `end`.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// Creates the empty span before the byte at `offset`.
  public init(at offset: Int) {
    self.init(offset, offset)
  }

  /// The number of bytes in the span.
  public var length: Int { end - start }

  /// Whether the span contains no byte.
  public var isEmpty: Bool { start == end }

  /// Returns the smallest span that contains both this span and another span.
  public func union(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(min(start, other.start), max(end, other.end))
  }
}
