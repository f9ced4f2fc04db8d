import VFLDiagnostics

/// Draws a diagnostic with its snippets, notes and helps.
///
/// `SnippetLayout` chooses the source lines.
struct RichDrawing {
  private let diagnostic: Diagnostic
  private let layout: SnippetLayout
  private let helps: [String]
  private let severity: StyledText.Role
  private let gutter: Int

  /// Lays out a diagnostic for a terminal with the given width in columns.
  init(_ diagnostic: Diagnostic, in sources: SourceMap, width: Int) {
    self.diagnostic = diagnostic
    layout = SnippetLayout(diagnostic, in: sources, width: width)
    severity = StyledText.Role(diagnostic.severity)
    gutter = layout.gutterWidth
    let entry = diagnostic.location.flatMap { sources[$0.origin] }
    helps = diagnostic.fixIts.map { fixIt in
      guard let entry, let fixed = EditPreview.text(of: fixIt, in: entry),
        fixIt.message.firstPlace(of: "`\(fixed)`") == nil
      else {
        return fixIt.message
      }
      return fixIt.message + ": " + fixed
    }
  }

  /// Writes the headline, the snippets, the notes and the helps.
  func draw(into text: inout StyledText) {
    text.writeHeadline(of: diagnostic)
    for (index, snippet) in layout.snippets.enumerated() {
      draw(snippet, isFirst: index == 0, into: &text)
    }
    for message in layout.homeless { draw("note", message, into: &text) }
    if layout.omitted > 0 {
      let locations = layout.omitted == 1 ? "location is" : "locations are"
      draw("note", "\(layout.omitted) more \(locations) not shown", into: &text)
    }
    for note in diagnostic.notes { draw("note", note, into: &text) }
    for help in helps { text.writeRemark("help", help, gutter: gutter, wraps: false) }
  }

  private func draw(_ snippet: Snippet, isFirst: Bool, into text: inout StyledText) {
    if !isFirst { drawGutter(into: &text) }
    text.space(gutter + 1)
    text.write(isFirst ? "--> " : "::: ", .gutter)
    text.write(snippet.place)
    text.endLine()
    drawGutter(into: &text)
    var previous: Int?
    for line in snippet.lines {
      if let previous, line.number > previous + 1 { drawElision(into: &text) }
      draw(line, into: &text)
      previous = line.number
    }
  }

  private func draw(_ line: Snippet.Line, into text: inout StyledText) {
    let number = String(line.number)
    text.space(gutter - number.count)
    text.write(number + " |", .gutter)
    if !line.text.isEmpty { text.write(" " + line.text) }
    text.endLine()
    for row in line.rows {
      text.space(gutter + 1)
      text.write("|", .gutter)
      draw(row, into: &text)
      text.endLine()
    }
  }

  /// Writes the pieces of an annotation row, each at its cell.
  private func draw(_ row: AnnotationRow, into text: inout StyledText) {
    var cell = -1
    for piece in row.pieces {
      text.space(piece.cell - cell)
      text.write(piece.text, piece.isPrimary ? severity : .gutter)
      cell = piece.cell + DisplayColumn.width(of: piece.text)
    }
  }

  private func drawGutter(into text: inout StyledText) {
    text.writeGutter(gutter)
    text.endLine()
  }

  /// Writes `...` in place of omitted lines.
  private func drawElision(into text: inout StyledText) {
    text.write("...", .gutter)
    text.endLine()
  }

  private func draw(_ kind: String, _ message: String, into text: inout StyledText) {
    text.writeRemark(kind, message, gutter: gutter)
  }
}
