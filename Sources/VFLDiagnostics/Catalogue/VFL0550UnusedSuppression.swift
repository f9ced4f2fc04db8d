/// A comment that silences nothing.
package struct UnusedSuppression: DiagnosticDefinition {
  /// The code in the comment; the whole comment where it names none.
  package let span: SourceSpan
  /// The code; `nil` where the comment is about all of them.
  package let code: String?

  package init(span: SourceSpan, code: String?) {
    self.span = span
    self.code = code
  }

  package static let code = DiagnosticCode.unusedSuppression
  package static let severity = Severity.warning
  package static let title = "a comment silences nothing"
  package static let explanation = """
    A comment such as `// vfl:disable VFL0305` keeps a finding from being told. This one has none
    to keep back: what it was for was mended, or has moved. It may go, lest it silence a fault that
    comes later.
    """
  package static let example = DiagnosticExample.document(
    "check",
    """
    // vfl:disable VFL0305
    |-[a]-|
    """)
  package static let repair = DiagnosticExample.document("check", "|-[a]-|")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected a finding\(code.map { " of \(Wording.quoted($0))" } ?? "") to keep back, "
        + "found none",
      at: SourceLocation(origin, span), caption: "silences nothing")
  }
}
