/// A view that lies in itself, by way of its parents.
package struct ParentCycle: DiagnosticDefinition {
  /// The first view of the cycle.
  package let view: String
  /// The name of its parent in the document.
  package let span: SourceSpan?

  package init(view: String, span: SourceSpan? = nil) {
    self.span = span
    self.view = view
  }

  package static let code = DiagnosticCode.parentCycle
  package static let severity = Severity.error
  package static let title = "parents form a cycle"
  package static let explanation = """
    Following a view's parents one after the other has to end, at the container or at a view
    without a parent. Here it comes back to where it began, so each of these views would lie
    inside itself.
    """
  package static let example = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {"parent": "b"}, "b": {"parent": "a"}}, "formats": ["[a(100)]"]}
    """)
  package static let repair = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {"parent": "b"}, "b": {}}, "formats": ["[a(100)]"]}
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected the parents of \(Wording.quoted(view)) to end at the container, found a cycle",
      at: span.map { SourceLocation(origin, $0) },
      caption: span == nil ? "" : "leads back to where it began",
      notes: ["a view cannot lie inside itself, directly or by way of others"])
  }
}
