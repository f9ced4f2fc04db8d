/// A text where something else should follow.
package struct UnexpectedText: DiagnosticDefinition {
  /// The text.
  package let span: SourceSpan
  /// The text.
  package let text: String
  /// What could stand there, a phrase such as "`-`, `[` or `|`".
  package let expected: String

  package init(span: SourceSpan, text: String, expected: String) {
    self.span = span
    self.text = text
    self.expected = expected
  }

  package static let code = DiagnosticCode.unexpectedText
  package static let severity = Severity.error
  package static let title = "something else should follow"
  package static let explanation = """
    The pieces of a format follow a fixed order: an optional orientation, an optional bar with its
    gap, views with gaps between them, and an optional gap with a bar. The text at fault belongs
    to none of the pieces that could follow at that place.
    """
  package static let example = DiagnosticExample.check("[a]][b]")
  package static let repair = DiagnosticExample.check("[a][b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected \(expected), found \(Wording.quoted(text))",
      at: SourceLocation(origin, span), caption: "\(expected) could stand here",
      fixIts: [FixIt("delete \(Wording.quoted(text))", [SourceEdit(span, "")])])
  }
}
