import VFLDiagnostics
import VFLLogs
import VFLLowering

/// Reads `.vfl` files.
///
/// Each line contains a format string, a directive that begins with `@`, or nothing. It can end with a `//`
/// comment.
package struct TextDocumentReader {
  var document: LayoutDocument
  /// The options for the next format string with their spans, and the span of the last `@options` directive.
  var pendingOptions:
    (options: FormatOptions, places: [(option: FormatOptions, span: SourceSpan)], line: SourceSpan)?
  /// The first occurrence of each directive that is allowed only once.
  var given: [String: SourceSpan] = [:]
  private var line = 1

  /// Reads a document.
  ///
  /// Up to `limit` of the errors in its directives are reported individually.
  package static func read(
    _ bytes: [UInt8], name: String, limit: Int = Limit.textDiagnostics.value
  ) -> LayoutDocument {
    var reader = TextDocumentReader(
      document: LayoutDocument(name: name, bytes: bytes, limit: limit))
    reader.readLines()
    return reader.document
  }

  private init(document: LayoutDocument) {
    self.document = document
  }

  private mutating func readLines() {
    let bytes = document.bytes
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let firstStart = start
    while start < bytes.count, document.failure == nil, !document.exceedsLimit {
      let end = LineBreak.first(in: bytes, from: start)
      read(lineFrom: start, to: end.lowerBound, column: start == firstStart ? 0 : start)
      start = end.upperBound
      line += 1
    }
    guard document.failure == nil, !document.exceedsLimit else { return }
    document.propertySpans = given
    if let span = pendingOptions?.line {
      document.bag.report(
        .malformedDirective(
          span: span, directive: "@options", expected: "a format string after this line", found: nil
        ))
    }
  }

  /// Reads a line.
  ///
  /// Columns are counted from the byte offset `column`.
  private mutating func read(lineFrom start: Int, to end: Int, column: Int) {
    let bytes = document.bytes
    let content = TextLine(bytes[start..<end]).content
    let (start, end) = (content.startIndex, content.endIndex)
    guard start < end else { return }
    if LogScanner.containsConflict(in: content) {
      // If one line is from a log, the whole input is a log, including the lines before this one.
      document = .conflictLog(named: document.name)
    } else if bytes[start] == UInt8(ascii: "@"), !isLiteral(content) {
      readDirective(DirectiveCursor(bytes: bytes, start: start, end: end), column: column)
    } else {
      var format = source(from: start, to: end, column: column)
      format.options = pendingOptions?.options
      format.optionSpans = pendingOptions?.places ?? []
      pendingOptions = nil
      document.add(format: format, at: SourceSpan(start, end))
    }
  }

  /// Returns whether a line begins like an Objective-C string literal.
  ///
  /// Such a line is read as a format string, whose diagnostic explains the quotes.
  private func isLiteral(_ content: ArraySlice<UInt8>) -> Bool {
    content.dropFirst().first == UInt8(ascii: "\"")
  }

  /// Returns a range of the current line as a format string or equation.
  func source(from start: Int, to end: Int, column: Int) -> LayoutDocument.Source {
    LayoutDocument.Source(
      bytes: Array(document.bytes[start..<end]), name: document.name, line: line,
      column: start - column + 1, offset: start)
  }
}
