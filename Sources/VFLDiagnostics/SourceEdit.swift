/// The replacement of the bytes of a span by a text.
public struct SourceEdit: Sendable, Hashable {
  /// What is replaced; an empty span is an insertion.
  public let span: SourceSpan
  /// What stands there afterwards.
  public let replacement: String

  /// Creates the replacement of `span` by `replacement`.
  public init(_ span: SourceSpan, _ replacement: String) {
    self.span = span
    self.replacement = replacement
  }

  /// The text after all edits, which are applied from the last to the first.
  ///
  /// An edit that overlaps one that starts later is left out, so the result is always well defined.
  ///
  /// - Precondition: every span lies inside the text.
  public static func apply(_ edits: [SourceEdit], to text: [UInt8]) -> [UInt8] {
    var result = text
    var limit = text.count
    let ordered = edits.enumerated().sorted {
      ($0.element.span.start, $0.offset) > ($1.element.span.start, $1.offset)
    }
    for (_, edit) in ordered where edit.span.end <= limit {
      result.replaceSubrange(edit.span.start..<edit.span.end, with: edit.replacement.utf8)
      limit = edit.span.start
    }
    return result
  }
}
