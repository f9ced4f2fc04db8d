/// A view's name where a gap is wanted.
package struct ViewAsGap: DiagnosticDefinition {
  /// The name.
  package let span: SourceSpan
  /// The name of a view.
  package let name: String
  /// The name with its parentheses, where it is all that stands for the gap and the view stands nowhere else.
  package let perhapsView: SourceSpan?

  package init(span: SourceSpan, name: String, perhapsView: SourceSpan? = nil) {
    self.span = span
    self.name = name
    self.perhapsView = perhapsView
  }

  package static let code = DiagnosticCode.viewAsGap
  package static let severity = Severity.error
  package static let title = "a view stands for a gap"
  package static let explanation = """
    A gap is a distance: a number or the name of a metric. A view's name has a meaning only in
    brackets or as another view's size, `[a(b)]`. For a gap as wide as a view, put a spacer view
    of that size in between, `[a][spacer(b)][c]`.
    """
  package static let example = DiagnosticExample.check(
    "[a]-c-[b]", "--view", "a", "--view", "b", "--view", "c")
  package static let repair = DiagnosticExample.check(
    "[a]-c-[b]", "--view", "a", "--view", "b", "--metric", "c=8")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected a number or a metric as the gap, found the view \(Wording.quoted(name))",
      at: SourceLocation(origin, span), caption: "a number or a metric could stand here",
      notes: ["a view's name stands for its size in another view's parentheses only, `[a(b)]`"],
      fixIts: perhapsView.map { [Self.fixIt(name, at: $0)] } ?? [])
  }

  /// The fix-it that makes a view of a name.
  package static func fixIt(_ name: String, at span: SourceSpan) -> FixIt {
    FixIt("put the view in brackets: `[\(name)]`", [SourceEdit(span, "[\(name)]")])
  }
}
