/// A view whose parent is not among the views.
package struct UnknownParent: DiagnosticDefinition {
  /// The view.
  package let view: String
  /// The parent's name.
  package let parent: String
  /// The names of the views.
  package let known: [String]
  /// The parent's name in the document.
  package let span: SourceSpan?

  package init(view: String, parent: String, known: [String], span: SourceSpan? = nil) {
    self.span = span
    self.view = view
    self.parent = parent
    self.known = known
  }

  package static let code = DiagnosticCode.unknownParent
  package static let severity = Severity.error
  package static let title = "a parent is not known"
  package static let explanation = """
    A view's `parent` is the name of another view of the same document. A view without one lies in
    the container; `null` puts it into none. Parents may be written in any order, before or after
    their children.
    """
  package static let example = DiagnosticExample.document(
    "compile",
    """
    {"views": {"panel": {}, "a": {"parent": "pannel"}}, "formats": ["[a(100)]"]}
    """)
  package static let repair = DiagnosticExample.document(
    "compile",
    """
    {"views": {"panel": {}, "a": {"parent": "panel"}}, "formats": ["[a(100)]"]}
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let hint = NameHint(parent, kind: "view", plural: "views", known: known)
    return hint.diagnostic(
      Self.code, Self.severity, at: span, in: origin,
      note: "\(Wording.quoted(view)) names it as its parent")
  }
}
