/// The replacement of the bytes of a span by a text.
public struct SourceEdit: Sendable, Hashable {
  /// The bytes that are replaced, as UTF-8 offsets; an empty span is an insertion.
  public let span: SourceSpan
  /// The text that replaces the bytes.
  public let replacement: String

  /// Creates the replacement of `span` by `replacement`.
  public init(_ span: SourceSpan, _ replacement: String) {
    self.span = span
    self.replacement = replacement
  }

  /// Returns the text after all edits.
  ///
  /// Insertions at the same offset are made in the order of the edits. An edit that overlaps another edit with
  /// a larger start is ignored, so the result is always well defined.
  ///
  /// - Precondition: Every span is inside the text.
  public static func apply(_ edits: [SourceEdit], to text: [UInt8]) -> [UInt8] {
    var limit = text.count
    var kept: [SourceEdit] = []
    kept.reserveCapacity(edits.count)
    let ordered = edits.enumerated().sorted {
      ($0.element.span.start, $0.offset) > ($1.element.span.start, $1.offset)
    }
    for (_, edit) in ordered where edit.span.end <= limit {
      kept.append(edit)
      limit = edit.span.start
    }
    var result: [UInt8] = []
    result.reserveCapacity(text.count + kept.reduce(0) { $0 + $1.replacement.utf8.count })
    var position = 0
    for edit in kept.reversed() {
      result += text[position..<edit.span.start]
      result += edit.replacement.utf8
      position = edit.span.end
    }
    return result + text[position...]
  }
}
