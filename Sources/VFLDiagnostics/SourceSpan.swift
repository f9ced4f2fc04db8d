/// A half-open range of UTF-8 offsets in a source.
///
/// The offsets have 32 bits, because syntax trees and records contain many spans.
public struct SourceSpan: Sendable, Hashable {
  private let (storedStart, storedEnd): (Int32, Int32)

  /// The offset of the first byte.
  public var start: Int { Int(storedStart) }
  /// The offset after the last byte.
  public var end: Int { Int(storedEnd) }

  /// Creates the span from `start` up to but not including `end`.
  ///
  /// - Precondition: The offsets fit into 32 bits.
  public init(_ start: Int, _ end: Int) {
    assert(Int32(exactly: start) != nil && Int32(exactly: end) != nil)
    (storedStart, storedEnd) = (Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end))
  }

  /// Creates the empty span before the byte at `offset`.
  ///
  /// - Precondition: The offset fits into 32 bits.
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
