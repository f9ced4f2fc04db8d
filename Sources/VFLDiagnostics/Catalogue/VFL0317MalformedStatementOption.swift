/// An option behind a chain or a grid that is not given as it has to be.
package struct MalformedStatementOption: DiagnosticDefinition {
  /// What is wrong: the option or its value.
  package let span: SourceSpan
  /// What stands there; `nil` at the end of the format.
  package let found: String?
  /// What could stand there, a phrase such as "`ltr` or `rtl`".
  package let expected: String
  /// Where the option was given first, if it is given twice.
  package let first: SourceSpan?

  package init(span: SourceSpan, found: String?, expected: String, first: SourceSpan? = nil) {
    self.span = span
    self.found = found
    self.expected = expected
    self.first = first
  }

  package static let code = DiagnosticCode.malformedStatementOption
  package static let severity = Severity.error
  package static let title = "an option of a statement is not right"
  package static let explanation = """
    Behind a chain stand its options, each once: `@500`, `in(panel)`, `gap(10)`, `margin(20)`,
    `align(top,bottom)`, `equal(width)`, `direction(rtl)`, `spacing(baseline)`, `name(row)`;
    behind a grid also `cols(*,50%,2*)` and `rows(...)`. Gaps and margins are numbers or metrics,
    a track is a number, a percentage, a metric or a weight such as `2*`.
    """
  package static let example = DiagnosticExample.check(
    "[a]-[b] direction(left)", "--dialect", "extended")
  package static let repair = DiagnosticExample.check(
    "[a]-[b] direction(ltr)", "--dialect", "extended")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity, "expected \(expected), found \(Wording.found(found))",
      at: SourceLocation(origin, span), caption: "something else should stand here",
      labels: first.map { [.init(SourceLocation(origin, $0), "given here first")] } ?? [])
  }
}
