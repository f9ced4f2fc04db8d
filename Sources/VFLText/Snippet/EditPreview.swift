import VFLDiagnostics

/// Creates a preview of a source line with a fix-it applied.
enum EditPreview {
  /// The maximum number of bytes in the original line plus the inserted text.
  private static let limit = 96

  /// Returns the line after the edits of a fix-it.
  ///
  /// The value is `nil` if there are no edits, if the edits are not all on the same line, or if the line is
  /// too long.
  static func text(of fixIt: FixIt, in entry: SourceMap.Entry) -> String? {
    let bytes = entry.source.bytes
    guard let first = fixIt.edits.first else { return nil }
    let span = fixIt.edits.dropFirst().reduce(first.span) { $0.union($1.span) }
    guard span.start >= 0, span.start <= span.end, span.end <= bytes.count else { return nil }
    let content = entry.lines.content(ofLineAt: entry.lines.position(of: span.start))
    let added = fixIt.edits.reduce(0) { $0 + $1.replacement.utf8.count }
    guard content.lowerBound <= span.start, span.end <= content.upperBound,
      content.count + added <= limit
    else { return nil }
    let edits = fixIt.edits.map { edit in
      let start = edit.span.start - content.lowerBound
      return SourceEdit(SourceSpan(start, start + edit.span.length), edit.replacement)
    }
    let fixed = SourceEdit.apply(edits, to: Array(bytes[content]))
    var display = DisplayLine()
    display.append(0..<fixed.count, of: fixed)
    return display.text
  }
}
