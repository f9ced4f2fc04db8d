/// A size that is compared with itself.
package struct SelfSize: DiagnosticDefinition {
  /// The predicate.
  package let span: SourceSpan
  /// The view.
  package let name: String
  /// Whether the size is a height.
  package let isVertical: Bool

  package init(span: SourceSpan, name: String, isVertical: Bool) {
    self.span = span
    self.name = name
    self.isVertical = isVertical
  }

  package static let code = DiagnosticCode.selfSize
  package static let severity = Severity.warning
  package static let title = "a view's size is compared with itself"
  package static let explanation = """
    A name in the parentheses of a view that is no metric is a view, whose size is then the same.
    The view itself is always as wide as it is, so that says nothing; another view or a metric was
    meant, or a metric of that name was not given.
    """
  package static let example = DiagnosticExample.check("[a(a)][b]", "--view", "a", "--view", "b")
  package static let repair = DiagnosticExample.check("[a(b)][b]", "--view", "a", "--view", "b")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let size = isVertical ? "height" : "width"
    return Diagnostic(
      Self.code, Self.severity, "found the \(size) of \(Wording.quoted(name)) compared with itself",
      at: SourceLocation(origin, span), caption: "says nothing")
  }
}
