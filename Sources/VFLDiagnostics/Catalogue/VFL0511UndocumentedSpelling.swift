/// A gap with a relation or a priority and without parentheses.
package struct UndocumentedSpelling: DiagnosticDefinition {
  /// The predicate.
  package let span: SourceSpan
  /// The predicate as written.
  package let text: String

  package init(span: SourceSpan, text: String) {
    self.span = span
    self.text = text
  }

  package static let code = DiagnosticCode.undocumentedSpelling
  package static let severity = Severity.warning
  package static let level = RuleLevel.off
  package static let title = "a gap that the published grammar does not have"
  package static let explanation = """
    The published grammar has a relation and a priority in a gap only inside parentheses:
    `-(>=20)-`, `-(0@999)-`. Without them, `->=20-` and `-0@999-` are read as well, and shipping
    code has them, but nobody has promised so.
    """
  package static let example = DiagnosticExample.check(
    "[a]->=20-[b]", "--rule", "VFL0511=warning")
  package static let repair = DiagnosticExample.check(
    "[a]-(>=20)-[b]", "--rule", "VFL0511=warning")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity, "found the gap \(Wording.quoted(text)) without parentheses",
      at: SourceLocation(origin, span), caption: "could stand in parentheses",
      fixIts: [
        FixIt(
          "wrap it in parentheses",
          [
            SourceEdit(SourceSpan(at: span.start), "("), SourceEdit(SourceSpan(at: span.end), ")"),
          ], applicability: .safe)
      ])
  }
}
