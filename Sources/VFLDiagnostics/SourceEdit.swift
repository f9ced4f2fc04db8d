/// An edit that replaces a span of a source with a string.
public struct SourceEdit: Sendable, Hashable {
  /// The span to replace, in UTF-8 offsets.
  ///
  /// For an empty span, the replacement is inserted.
  public let span: SourceSpan
  /// The string that replaces the span.
  public let replacement: String

  /// Creates an edit that replaces a span.
  public init(_ span: SourceSpan, _ replacement: String) {
    self.span = span
    self.replacement = replacement
  }

  /// Returns the source after applying all edits.
  ///
  /// Insertions at the same offset are applied in the order of `edits`. If two edits overlap, the edit with
  /// the smaller start is ignored, so the result is always well defined.
  ///
  /// - Precondition: Every span is within the bounds of `text`.
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

  /// Returns the spans of the replacements in the result of ``apply(_:to:)``, ordered by position.
  ///
  /// - Precondition: The edits do not overlap.
  package static func resultSpans(of edits: [SourceEdit]) -> [SourceSpan] {
    let ordered = edits.enumerated().sorted {
      ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
    }
    var shift = 0
    return ordered.map { _, edit in
      let (start, length) = (edit.span.start + shift, edit.replacement.utf8.count)
      shift += length - edit.span.length
      return SourceSpan(start, start + length)
    }
  }
}
