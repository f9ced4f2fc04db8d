/// A list of gaps without parentheses.
package struct UnparenthesizedList: DiagnosticDefinition {
  /// The list.
  package let span: SourceSpan

  package init(span: SourceSpan) {
    self.span = span
  }

  package static let code = DiagnosticCode.unparenthesizedList
  package static let severity = Severity.error
  package static let title = "a list of gaps lacks parentheses"
  package static let explanation = """
    Several predicates for one gap stand in parentheses: `[a]-(>=8,<=20)-[b]`. Without them a gap
    is one predicate, and the comma has no meaning. A comma is never a decimal point either;
    numbers are written the same way in every country, `8.5`.
    """
  package static let example = DiagnosticExample.check("[a]->=8,<=20-[b]")
  package static let repair = DiagnosticExample.check("[a]-(>=8,<=20)-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected `(` and `)` around a list of gaps, found a list without them",
      at: SourceLocation(origin, span), caption: "this list could stand in parentheses",
      notes: ["a comma separates the predicates of a list, the decimal point is `.`"],
      fixIts: [
        FixIt(
          "wrap the list in parentheses",
          [SourceEdit(SourceSpan(at: span.start), "("), SourceEdit(SourceSpan(at: span.end), ")")])
      ])
  }
}
