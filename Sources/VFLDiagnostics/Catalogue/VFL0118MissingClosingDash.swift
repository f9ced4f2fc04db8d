/// A gap whose second `-` is missing.
package struct MissingClosingDash: DiagnosticDefinition {
  /// Where the second `-` should stand.
  package let span: SourceSpan
  /// The first `-`.
  package let opener: SourceSpan
  /// What stands there instead; `nil` at the end of the format.
  package let found: String?

  package init(span: SourceSpan, opener: SourceSpan, found: String?) {
    self.span = span
    self.opener = opener
    self.found = found
  }

  package static let code = DiagnosticCode.missingClosingDash
  package static let severity = Severity.error
  package static let title = "a gap is not closed"
  package static let explanation = """
    A gap with a value is written between two dashes, `[a]-8-[b]`. A single dash is the standard
    gap and holds no value, and no dash at all puts the neighbours flush. So a value behind a dash
    needs the second one before the next view or bar.
    """
  package static let example = DiagnosticExample.check("[a]-8[b]")
  package static let repair = DiagnosticExample.check("[a]-8-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected `-` to close the gap, found \(Wording.found(found))",
      at: SourceLocation(origin, span), caption: "`-` could stand here",
      labels: [.init(SourceLocation(origin, opener), "`-` opened the gap here")],
      fixIts: [
        FixIt(
          "insert `-`", [SourceEdit(SourceSpan(at: span.start), "-")],
          applicability: found == "[" || found == "|" ? .safe : .unsafe)
      ])
  }
}
