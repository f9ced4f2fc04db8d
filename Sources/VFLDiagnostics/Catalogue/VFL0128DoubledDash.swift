/// Two dashes with nothing between them.
package struct DoubledDash: DiagnosticDefinition {
  /// The two dashes.
  package let span: SourceSpan

  package init(span: SourceSpan) {
    self.span = span
  }

  package static let code = DiagnosticCode.doubledDash
  package static let severity = Severity.error
  package static let title = "two dashes hold no value"
  package static let explanation = """
    One dash is the standard gap, `[a]-[b]`; two dashes hold the gap's value between them,
    `[a]-8-[b]`. Two dashes with nothing between them are neither. A negative gap, whose minus
    sign looks like a second dash, is written in parentheses: `[a]-(-8)-[b]`.
    """
  package static let example = DiagnosticExample.check("[a]--[b]")
  package static let repair = DiagnosticExample.check("[a]-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected `-` or a gap such as `-8-`, found `--` without a value",
      at: SourceLocation(origin, span), caption: "a single `-` could stand here",
      fixIts: [FixIt("replace by `-`", [SourceEdit(span, "-")])])
  }
}
