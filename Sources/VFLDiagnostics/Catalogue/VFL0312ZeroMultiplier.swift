/// A multiplier of zero.
package struct ZeroMultiplier: DiagnosticDefinition {
  /// The multiplier.
  package let span: SourceSpan

  package init(span: SourceSpan) {
    self.span = span
  }

  package static let code = DiagnosticCode.zeroMultiplier
  package static let severity = Severity.error
  package static let title = "a multiplier is zero"
  package static let explanation = """
    A multiplier says how much of the second item's attribute counts. With 0 nothing of it does,
    and the second item stands in the equation without having a part in it. What is left is a
    number: write it alone.
    """
  package static let example = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {}, "b": {}}, "constraints": ["a.width == 0 * b.width + 100"]}
    """)
  package static let repair = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {}, "b": {}}, "constraints": ["a.width == 100"]}
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected a multiplier other than 0, found one that leaves the second item without a part",
      at: SourceLocation(origin, span), caption: "any other number could stand here")
  }
}
