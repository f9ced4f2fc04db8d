/// Parentheses with nothing in them.
package struct EmptyPredicateList: DiagnosticDefinition {
  /// The `()`.
  package let span: SourceSpan
  /// Whether they stand in a gap; a size's otherwise.
  package let isGap: Bool

  package init(span: SourceSpan, isGap: Bool) {
    self.span = span
    self.isGap = isGap
  }

  package static let code = DiagnosticCode.emptyPredicateList
  package static let severity = Severity.error
  package static let title = "parentheses with nothing in them"
  package static let explanation = """
    Parentheses hold at least one predicate: a value with an optional relation in front and an
    optional priority behind. A view without a given size has no parentheses, `[a]`; a gap of
    standard width is a single dash, `[a]-[b]`.
    """
  package static let example = DiagnosticExample.check("[a()]")
  package static let repair = DiagnosticExample.check("[a]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let message: String
    let fixIt: FixIt
    if isGap {
      message = "expected a number or a metric between `(` and `)`, found an empty gap"
      // The dash in front goes too, so the one behind stays as a standard gap.
      let dashed = SourceSpan(max(span.start - 1, 0), span.end)
      fixIt = FixIt("replace by the standard gap `-`", [SourceEdit(dashed, "")])
    } else {
      message = "expected a number, a metric or a view between `(` and `)`, found an empty size"
      fixIt = FixIt(
        "delete `()`", [SourceEdit(span, "")],
        // Something foreign may stand in them that was meant as a size.
        applicability: span.length == 2 ? .safe : .unsafe)
    }
    return Diagnostic(
      Self.code, Self.severity,
      message,
      at: SourceLocation(origin, span), caption: "a predicate could stand between them",
      fixIts: [fixIt])
  }
}
