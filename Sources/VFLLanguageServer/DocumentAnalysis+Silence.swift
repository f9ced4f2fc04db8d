import VFLChecking
import VFLDiagnostics
import VFLReports
import VFLSources

extension DocumentAnalysis {
  /// Returns the change that suppresses a diagnostic with a comment, or `nil` if no comment can suppress it.
  ///
  /// The comment is inserted above the line of the diagnostic, or above the call that contains or uses its
  /// format string. The comment also suppresses other diagnostics with the same code on that line or in that
  /// call. The changed document is checked to make sure that the change has no other effect.
  func silence(
    _ diagnostic: ReportDiagnostic, among diagnostics: [ReportDiagnostic], _ scan: HostScan
  ) -> TextChange? {
    guard let place = diagnostic.region?.span.start, document.hasFormats else { return nil }
    let calls = scan.sites.filter { site in
      let spans = site.literal.pieces.map { $0.span } + [site.call]
      return spans.contains { $0.start <= place && place <= $0.end }
    }.map({ $0.call.start })
    let literals = scan.sites.flatMap { $0.literal.pieces.map { $0.span } + [$0.literal.span] }
    for offset in [place] + calls {
      let start = document.lineStart(of: offset)
      let isInside = literals.contains { $0.start < start && start <= $0.end }
      if isInside || continuesLine(at: start) { continue }
      let change = comment(silencing: diagnostic.code, above: start, scan.comments)
      var text = document.text
      text.replaceSubrange(change.bytes, with: change.replacement)
      let after = self.diagnostics(in: text)
      func count(_ diagnostics: [ReportDiagnostic]) -> Int {
        diagnostics.count { $0.isLike(diagnostic) }
      }
      let others = diagnostics.filter { $0.code != diagnostic.code }
      let isAlone = others.elementsEqual(after.filter { $0.code != diagnostic.code }) {
        $0.isLike($1)
      }
      if isAlone, count(after) < count(diagnostics) { return change }
    }
    return nil
  }

  /// Returns the edit above a line: either it inserts a comment, or it adds the code to an existing comment.
  private func comment(
    silencing code: DiagnosticCode, above start: Int, _ comments: [HostComment]
  ) -> TextChange {
    if let above = comments.last(where: { $0.span.end <= start }), above.isAlone,
      start > 0, document.lineStart(of: start - 1) == document.lineStart(of: above.span.start)
    {
      var bag = DiagnosticBag(origin: .document)
      let comment = SuppressionComment(above, in: document.text, reporting: &bag)
      if let comment, comment.verb == .disableNextLine, let last = comment.codes.last?.span.end {
        return TextChange(last..<last, by: Array(", \(code.rawValue)".utf8))
      }
    }
    let indent = document.text[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return TextChange(
      start..<start,
      by: indent + Array("// vfl:disable-next-line \(code.rawValue)".utf8) + lineBreak(at: start))
  }

  /// Returns the line break of the line that contains an offset, or of the document's first line if that line
  /// has none.
  private func lineBreak(at offset: Int) -> [UInt8] {
    let text = document.text
    let breaks = [LineBreak.first(in: text, from: offset), LineBreak.first(in: text, from: 0)]
    return breaks.first { !$0.isEmpty }.map { Array(text[$0]) } ?? [0x0A]
  }

  /// Whether the previous line ends with a line continuation, as in a macro definition.
  ///
  /// A comment between the two lines would end the macro.
  private func continuesLine(at start: Int) -> Bool {
    guard start > 0 else { return false }
    let line = document.text[document.lineStart(of: start - 1)..<start]
    return line.last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "\\")
  }
}

extension ReportDiagnostic {
  /// Whether the diagnostic is equal to another one, except for the location.
  fileprivate func isLike(_ other: ReportDiagnostic) -> Bool {
    code == other.code && message == other.message
  }
}
