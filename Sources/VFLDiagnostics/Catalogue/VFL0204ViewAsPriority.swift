/// A view's name where a priority is wanted.
package struct ViewAsPriority: DiagnosticDefinition {
  /// The name.
  package let span: SourceSpan
  /// The name of a view.
  package let name: String

  package init(span: SourceSpan, name: String) {
    self.span = span
    self.name = name
  }

  package static let code = DiagnosticCode.viewAsPriority
  package static let severity = Severity.error
  package static let title = "a view stands for a priority"
  package static let explanation = """
    What follows `@` is a priority: a number above 0 and at most 1000, or the name of a metric
    with such a value. A view has a size but no priority that could be taken from it.
    """
  package static let example = DiagnosticExample.check("[a(5@b)]", "--view", "a", "--view", "b")
  package static let repair = DiagnosticExample.check(
    "[a(5@b)]", "--view", "a", "--metric", "b=250")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected a number or a metric as the priority, found the view \(Wording.quoted(name))",
      at: SourceLocation(origin, span), caption: "a number or a metric could stand here",
      notes: ["a priority is above 0 and at most 1000, which is required"])
  }
}
