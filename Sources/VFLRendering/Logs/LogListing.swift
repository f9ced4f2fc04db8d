import VFLDiagnostics
package import VFLLogs

/// Writes a conflict of a log for people: its diagnostics, the constraints as a calculation or a list, and
/// the notes.
package struct LogListing: Sendable {
  /// The log.
  private let source: RenderedSource
  private let lines: SourceLines
  private let style: RenderStyle

  /// Lists conflicts of a log in a style.
  ///
  /// - Complexity: O(bytes of the log).
  package init(of source: RenderedSource, style: RenderStyle) {
    self.source = source
    lines = SourceLines(source.bytes)
    self.style = style
  }

  /// The line of the log, from 1, at which a conflict begins.
  package func line(of conflict: LoggedConflict) -> Int {
    lines.position(of: conflict.span.start).line + 1
  }

  /// The line of the log, from 1, at which a format string was refused.
  package func line(of rejection: RejectedFormat) -> Int {
    lines.position(of: rejection.span.start).line + 1
  }

  /// The texts of what is wrong with format strings, a text for each finding.
  package func texts(of rejections: [RejectionExplanation]) -> [String] {
    texts(of: rejections.flatMap { $0.diagnostics })
  }

  /// The texts of findings; the log is not looked at where there are none.
  private func texts(of diagnostics: [Diagnostic]) -> [String] {
    guard !diagnostics.isEmpty else { return [] }
    return DiagnosticRenderer(sources: [source], style: style).texts(of: diagnostics)
  }

  /// The texts of conflicts with how often each is told, a text for each finding, each line ended; in the
  /// short form, a line for each finding.
  ///
  /// - Complexity: O(bytes of the log + what is told).
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

  /// The lines in the middle of a long table, which nobody reads to its end.
  private static func hidden(of count: Int) -> Range<Int> {
    let (first, last) = (40, 20)
    return count > first + last + 1 ? first..<count - last : 0..<0
  }

  private func draw(_ table: LogTable, into text: inout StyledText) {
    let signs = table.lines.map { $0.sign.count }.max() ?? 0
    let numbers = table.lines.map { $0.number.utf8.count }.max() ?? 0
    let shown = table.lines.map { DisplayColumn.shown($0.text) }
    let widths = shown.map { DisplayColumn.width(of: $0) }
    // The last line of a calculation says more, and moves no remark away from the others.
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
