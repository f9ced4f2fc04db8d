/// A name in an expression that nothing has, taken for that of a view.
package struct ImpliedView: DiagnosticDefinition {
  /// The name.
  package let span: SourceSpan
  /// The name.
  package let name: String

  package init(span: SourceSpan, name: String) {
    self.span = span
    self.name = name
  }

  package static let code = DiagnosticCode.impliedView
  package static let severity = Severity.warning
  package static let title = "a name is taken for a view"
  package static let explanation = """
    A name in a size, and in an expression of the extended dialect, is that of a metric or of a
    view. Where nothing says which views there are, one that stands nowhere else is taken for a
    view: any name of an expression, and in Apple's dialect one behind `==` or one that is a
    view's but for its number, `[button1(==button2)]`. If it was meant for a metric, give it a
    number; if not, declare the view.
    """
  package static let example = DiagnosticExample(
    ["compile", "--dialect", "extended", "[a(gap * 2)]"])
  package static let repair = DiagnosticExample(
    ["compile", "--dialect", "extended", "--metric", "gap=8", "[a(gap * 2)]"])

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "found \(Wording.quoted(name)), the name of no metric and of no view in brackets, and took it "
        + "for a view",
      at: SourceLocation(origin, span), caption: "a view, as nothing says otherwise")
  }
}
