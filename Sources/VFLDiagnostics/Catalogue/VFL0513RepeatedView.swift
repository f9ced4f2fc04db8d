/// A view that stands twice in one format.
package struct RepeatedView: DiagnosticDefinition {
  /// The view where it stands again.
  package let span: SourceSpan
  /// The view where it stands first.
  package let first: SourceSpan
  /// The view.
  package let name: String
  /// The view with its brackets at both ends of the format, where it is most likely the superview of those
  /// between.
  package let ends: [SourceSpan]

  package init(span: SourceSpan, first: SourceSpan, name: String, ends: [SourceSpan] = []) {
    self.span = span
    self.first = first
    self.name = name
    self.ends = ends
  }

  /// Names of views that others lie in.
  package static let namesOfContainers = SuperviewName.all.union([
    "self", "view", "contentView", "container",
  ])

  package static let code = DiagnosticCode.repeatedView
  package static let severity = Severity.warning
  package static let title = "a view stands twice in one format"
  package static let explanation = """
    A format is a row or a column of views, each of which begins where the one before it ends. A
    view that stands twice would have to lie behind itself, which only a view without any width
    can do. Most often a copied name was not changed.
    """
  package static let example = DiagnosticExample.check("|-[a]-[a]-|")
  package static let repair = DiagnosticExample.check("|-[a]-[b]-|")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity, "found \(Wording.quoted(name)) a second time in one format",
      at: SourceLocation(origin, span), caption: "another view could stand here",
      labels: [.init(SourceLocation(origin, first), "it stands here first")],
      notes: ends.isEmpty ? [] : ["the edge of the superview is `|`"],
      fixIts: ends.isEmpty
        ? [] : [FixIt("replace both by `|`", ends.map { SourceEdit($0, "|") })])
  }
}
