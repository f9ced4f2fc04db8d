/// A text behind the bar that closes the format.
package struct TextAfterClosingBar: DiagnosticDefinition {
  /// The text.
  package let span: SourceSpan
  /// The text.
  package let text: String

  package init(span: SourceSpan, text: String) {
    self.span = span
    self.text = text
  }

  package static let code = DiagnosticCode.textAfterClosingBar
  package static let severity = Severity.error
  package static let title = "a text follows the closing bar"
  package static let explanation = """
    The bar behind a view is the far edge of its superview and ends the format. What lies beyond
    that edge belongs into a format of its own; a view that belongs inside stands in front of the
    bar.
    """
  package static let example = DiagnosticExample.check("|-[a]-|[b]")
  package static let repair = DiagnosticExample.check("|-[a]-[b]-|")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected the end of the format after the closing `|`, found \(Wording.quoted(text))",
      at: SourceLocation(origin, span), caption: "nothing could stand here",
      notes: ["the bar behind a view is the far edge of its superview"]
        + (text.hasPrefix("H:") || text.hasPrefix("V:") ? [UnexpectedText.formatNote] : []),
      fixIts: [FixIt("delete \(Wording.quoted(text))", [SourceEdit(span, "")])])
  }
}
