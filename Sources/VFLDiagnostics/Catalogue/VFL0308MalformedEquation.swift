/// An equation that is not written in the way equations are.
package struct MalformedEquation: DiagnosticDefinition {
  /// Where the equation leaves the form.
  package let span: SourceSpan
  /// What stands there; `nil` at the end of the equation.
  package let found: String?
  /// What could stand there, a phrase such as "`==`, `<=` or `>=`".
  package let expected: String

  package init(span: SourceSpan, found: String?, expected: String) {
    self.span = span
    self.found = found
    self.expected = expected
  }

  package static let code = DiagnosticCode.malformedEquation
  package static let severity = Severity.error
  package static let title = "an equation is not complete"
  package static let explanation = """
    An equation relates an attribute of one item to a number, or to an attribute of another one:
    `a.width == 2 * b.height + 3 @750`. The multiplier stands in front of the second attribute,
    the constant and the priority follow it; all three may be left out. The container's name is
    `|`.
    """
  package static let example = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {}}, "constraints": ["a.width = 100"]}
    """)
  package static let repair = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {}}, "constraints": ["a.width == 100"]}
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected \(expected), found \(Wording.found(found, endOf: "the equation"))",
      at: SourceLocation(origin, span), caption: "something else should stand here",
      notes: ["an equation has the form `a.width == 2 * b.height + 3 @750`"])
  }
}
