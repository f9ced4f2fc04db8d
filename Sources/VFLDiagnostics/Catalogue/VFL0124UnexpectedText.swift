/// A text where something else should follow.
package struct UnexpectedText: DiagnosticDefinition {
  /// The text.
  package let span: SourceSpan
  /// The text.
  package let text: String
  /// What could stand there, a phrase such as "`-`, `[` or `|`".
  package let expected: String
  /// The name of the view that is meant, if the text is one without its brackets.
  package let viewName: String?

  package init(span: SourceSpan, text: String, expected: String, viewName: String? = nil) {
    self.span = span
    self.text = text
    self.expected = expected
    self.viewName = viewName
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
    var fixIts = [FixIt("delete \(Wording.quoted(text))", [SourceEdit(span, "")])]
    if let viewName {
      let edit = SourceEdit(span, "[\(viewName)]")
      fixIts.insert(FixIt("put the view in brackets: `[\(viewName)]`", [edit]), at: 0)
    }
    return Diagnostic(
      Self.code, Self.severity,
      "expected \(expected), found \(Wording.quoted(text))",
      at: SourceLocation(origin, span), caption: "\(expected) could stand here",
      notes: viewName == nil ? [] : ["a view is its name in brackets"], fixIts: fixIts)
  }
}
