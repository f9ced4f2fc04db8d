import VFLDiagnostics
package import VFLLogs
package import VFLText

/// Renders logged conflicts for human readers: the diagnostics, a table of the constraints, and the notes.
package struct LogListing: Sendable {
  /// The log.
  private let source: RenderedSource
  private let lines: SourceLines
  private let style: RenderStyle

  /// Creates a listing of a log.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in the log.
  package init(of source: RenderedSource, style: RenderStyle) {
    self.source = source
    lines = SourceLines(source.bytes)
    self.style = style
  }

  /// Returns the line of the log at which a conflict begins, from 1.
  package func line(of conflict: LoggedConflict) -> Int {
    lines.position(of: conflict.span.start).line + 1
  }

  /// Returns the line of the log that reports a rejected format string, from 1.
  package func line(of rejection: RejectedFormat) -> Int {
    lines.position(of: rejection.span.start).line + 1
  }

  /// Returns the line of the log that contains another message, from 1.
  package func line(of message: LoggedMessage) -> Int {
    lines.position(of: message.span.start).line + 1
  }

  /// Returns the rendered diagnostics of rejected format strings, with one string per diagnostic.
  package func texts(of rejections: [RejectionExplanation]) -> [String] {
    texts(of: rejections.flatMap { $0.diagnostics })
  }

  /// Returns the rendered diagnostics of other messages, with one string per diagnostic.
  package func texts(of messages: [LoggedMessage]) -> [String] {
    texts(
      of: messages.map { message in
        let notes = message.diagnostic.notes
        return message.diagnostic.with(
          notes: message.times > 1 ? notes + ["logged \(message.times) times"] : notes)
      })
  }

  /// Returns the rendered diagnostics, with one string per diagnostic.
  ///
  /// If there are no diagnostics, the log is not read.
  private func texts(of diagnostics: [Diagnostic]) -> [String] {
    guard !diagnostics.isEmpty else { return [] }
    return DiagnosticRenderer(sources: [source], style: style).texts(of: diagnostics)
  }

  /// Returns the rendered diagnostics of conflicts, with one string per diagnostic.
  ///
  /// `times` is the number of times that a conflict was logged. Every line ends with a line break. In the
  /// short form, each diagnostic is a single line.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of bytes in the log and *m* is the length of the
  ///   result.
  package func texts(of conflicts: [(explanation: LogExplanation, times: Int)]) -> [String] {
    let entries = conflicts.flatMap { conflict in
      conflict.explanation.entries.map { (entry: $0, of: conflict) }
    }
    let plain = entries.map { $0.entry }.filter { $0.table == nil || style.form == .short }
    var rendered = texts(of: plain.map { $0.diagnostic }).makeIterator()
    return entries.compactMap { entry, conflict in
      guard let table = entry.table, style.form == .rich else { return rendered.next() }
      return text(of: entry, table, at: conflict.explanation.conflict, times: conflict.times)
    }
  }

  private func text(
    of entry: LogExplanation.Entry, _ table: LogTable, at conflict: LoggedConflict,
    times: Int
  ) -> String {
    var text = StyledText(style)
    text.writeHeadline(of: entry.diagnostic)
    text.space(Self.gutter + 1)
    text.write("--> ", .gutter)
    text.write(SourceMap.Entry(source: source, lines: lines).place(of: conflict.span.start))
    if times > 1 { text.write(", logged \(times) times") }
    text.endLine()
    text.writeGutter(Self.gutter)
    text.endLine()
    draw(table, into: &text)
    for note in entry.tableNotes { text.writeRemark("note", note, gutter: Self.gutter) }
    return text.text
  }

  private static let gutter = 1

  /// Returns the indices of the lines that are omitted from the middle of a long table.
  ///
  /// The first 40 and the last 20 lines are always shown.
  private static func hidden(of count: Int) -> Range<Int> {
    let (first, last) = (40, 20)
    return count > first + last + 1 ? first..<count - last : 0..<0
  }

  private func draw(_ table: LogTable, into text: inout StyledText) {
    let signs = table.lines.map { $0.sign.count }.max() ?? 0
    let numbers = table.lines.map { $0.number.utf8.count }.max() ?? 0
    let shown = table.lines.map { DisplayColumn.shown($0.text) }
    let widths = shown.map { DisplayColumn.width(of: $0) }
    // The last line of a calculation is longer than the other lines and does not affect the column of their
    // remarks.
    let isCalculation = numbers > 0
    let width = (isCalculation ? widths.dropLast() : widths[...]).max() ?? 0
    let hidden = Self.hidden(of: table.lines.count)
    for (index, line) in table.lines.enumerated() {
      if index == hidden.lowerBound, !hidden.isEmpty {
        text.write("...", .gutter)
        text.write(" \(hidden.count) more")
        text.endLine()
      }
      if hidden.contains(index) { continue }
      text.writeGutter(Self.gutter)
      let role: StyledText.Role = line.isBroken ? .error : .plain
      text.space(1 + signs - line.sign.count)
      text.write(line.sign, role)
      if isCalculation {
        text.space(1 + numbers - line.number.utf8.count)
        text.write(line.number, role)
      }
      text.space(signs + numbers > 0 ? 2 : 0)
      text.write(shown[index], role)
      let remarks = line.remarks.map(DisplayColumn.shown).joined(separator: ", ")
      if !remarks.isEmpty {
        text.space(max(width - widths[index], 0) + 3)
        text.write(remarks, line.isBroken ? .error : .note)
      }
      text.endLine()
    }
  }
}
