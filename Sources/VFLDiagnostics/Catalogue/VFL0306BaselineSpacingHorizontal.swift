/// Baseline spacing in a horizontal format.
package struct BaselineSpacingHorizontal: DiagnosticDefinition {
  /// The first gap.
  package let span: SourceSpan

  package init(span: SourceSpan) {
    self.span = span
  }

  package static let code = DiagnosticCode.baselineSpacingHorizontal
  package static let severity = Severity.error
  package static let title = "baseline spacing in a horizontal format"
  package static let explanation = """
    `spacingBaselineToBaseline` measures a gap from the last baseline of one view to the first
    baseline of the next one below it. Baselines lie one under the other, so such gaps exist in
    vertical formats only. To put the views of a row on one baseline, use `alignAllLastBaseline`
    or `alignAllFirstBaseline`.
    """
  package static let example = DiagnosticExample.check(
    "H:[a]-[b]", "--options", "spacingBaselineToBaseline")
  package static let repair = DiagnosticExample.check(
    "V:[a]-[b]", "--options", "spacingBaselineToBaseline")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "`spacingBaselineToBaseline` fits vertical formats only, found a gap of a horizontal one",
      at: SourceLocation(origin, span), caption: "baselines do not follow one another here",
      notes: [
        "`alignAllLastBaseline` and `alignAllFirstBaseline` put the views of a row on one baseline"
      ])
  }
}
