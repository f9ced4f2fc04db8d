/// A format of the extended dialect that is not written in the way such formats are.
package struct MalformedExtendedFormat: DiagnosticDefinition {
  /// Where the format leaves the form.
  package let span: SourceSpan
  /// What stands there; `nil` at the end of the format.
  package let found: String?
  /// What could stand there, a phrase such as "`,` or `)`".
  package let expected: String
  /// The bracket or parenthesis that is open there, if one is.
  package let opener: SourceSpan?

  package init(
    span: SourceSpan, found: String?, expected: String, opener: SourceSpan? = nil
  ) {
    self.opener = opener
    self.span = span
    self.found = found
    self.expected = expected
  }

  package static let code = DiagnosticCode.malformedExtendedFormat
  package static let severity = Severity.error
  package static let title = "a format of the extended dialect is not complete"
  package static let explanation = """
    The extended dialect is Apple's and more: sums and products (`[a(b.height/2+8)]`), percentages
    (`-10%-`), equal spaces (`|~[a]~|`), stacks (`[row:[a]-[b]]`), ranges (`[v1..4]`), lines
    without a chain (`C: a.centerX == b`), grids (`G: "a b" "c c"`) and options behind a chain
    (`gap(10)`). Statements stand on lines of their own, or have `;` between them. `vfl grammar
    --dialect extended` prints all of it.
    """
  package static let example = DiagnosticExample.check("[a(b*)c]", "--dialect", "extended")
  package static let repair = DiagnosticExample.check("[a(b*2)]", "--dialect", "extended")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected \(expected), found \(Wording.found(found, endOf: "the statement"))",
      at: SourceLocation(origin, span), caption: "something else should stand here",
      labels: opener.map { [.init(SourceLocation(origin, $0), "opened here")] } ?? [])
  }
}
