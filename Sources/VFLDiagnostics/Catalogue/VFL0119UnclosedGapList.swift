/// A `(` in a gap whose `)` is missing.
package struct UnclosedGapList: DiagnosticDefinition {
  /// Where the `)` should stand.
  package let span: SourceSpan
  /// The `(`.
  package let opener: SourceSpan
  /// What stands there instead; `nil` at the end of the format.
  package let found: String?

  package init(span: SourceSpan, opener: SourceSpan, found: String?) {
    self.span = span
    self.opener = opener
    self.found = found
  }

  package static let code = DiagnosticCode.unclosedGapList
  package static let severity = Severity.error
  package static let title = "the parentheses of a gap are not closed"
  package static let explanation = """
    The predicates of a gap may stand in parentheses, and have to when there are several of them
    or a negative number: `[a]-(>=8,<=20)-[b]`. The parenthesis is closed before the gap's second
    dash.
    """
  package static let example = DiagnosticExample.check("[a]-(8-[b]")
  package static let repair = DiagnosticExample.check("[a]-(8)-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected `)` to close the gap's list, found \(Wording.found(found))",
      at: SourceLocation(origin, span), caption: "`)` could stand here",
      labels: [.init(SourceLocation(origin, opener), "`(` opened here")],
      fixIts: [
        FixIt(
          "insert `)`", [SourceEdit(SourceSpan(at: span.start), ")")],
          applicability: found == "-" ? .safe : .unsafe)
      ])
  }
}
