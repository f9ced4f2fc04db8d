/// A comma with no predicate beside it.
package struct TrailingComma: DiagnosticDefinition {
  /// The comma.
  package let span: SourceSpan

  package init(span: SourceSpan) {
    self.span = span
  }

  package static let code = DiagnosticCode.trailingComma
  package static let severity = Severity.error
  package static let title = "a comma separates nothing"
  package static let explanation = """
    A comma stands between two predicates of a list, `(>=8,<=20)`. A comma in front of the first
    one, behind the last one or beside another comma has nothing to separate; either a predicate
    is missing or the comma is left over.
    """
  package static let example = DiagnosticExample.check("[a(>=8,)]")
  package static let repair = DiagnosticExample.check("[a(>=8)]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected a predicate on each side of `,`, found none on one side",
      at: SourceLocation(origin, span), caption: "separates nothing",
      fixIts: [FixIt("delete `,`", [SourceEdit(span, "")], applicability: .safe)])
  }
}
