/// A `(` behind a view's name whose `)` is missing.
package struct UnclosedSizePredicate: DiagnosticDefinition {
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

  package static let code = DiagnosticCode.unclosedSizePredicate
  package static let severity = Severity.error
  package static let title = "a view's sizes are not closed"
  package static let explanation = """
    A view's sizes stand in parentheses between its name and the `]`: `[a(100)]`, or a list of
    them, `[a(>=50,<=100@250)]`. The parenthesis has to be closed before the bracket is, for the
    size belongs to the view.
    """
  package static let example = DiagnosticExample.check("[a(100]-[b]")
  package static let repair = DiagnosticExample.check("[a(100)]-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected `)` to close the sizes, found \(Wording.found(found))",
      at: SourceLocation(origin, span), caption: "`)` could stand here",
      labels: [.init(SourceLocation(origin, opener), "`(` opened here")],
      notes: ["inside a size, `,` adds another size and `@` gives a priority"],
      fixIts: [
        FixIt(
          "insert `)`", [SourceEdit(SourceSpan(at: span.start), ")")],
          applicability: found == "]" ? .safe : .unsafe)
      ])
  }
}
