/// A view that more than one best layout places differently.
package struct AmbiguousLayout: DiagnosticDefinition {
  /// An attribute that is not settled.
  package struct Free: Sendable, Hashable {
    /// The attribute: `x`, `y`, `width` or `height`.
    package let name: String
    /// The values that it may take, in words.
    package let range: String

    package init(name: String, range: String) {
      self.name = name
      self.range = range
    }
  }

  /// The view.
  package let view: String
  /// What is free of it.
  package let attributes: [Free]
  /// A format or an equation that settles it.
  package let suggestion: String?

  package init(view: String, attributes: [Free], suggestion: String?) {
    self.view = view
    self.attributes = attributes
    self.suggestion = suggestion
  }

  package static let code = DiagnosticCode.ambiguousLayout
  package static let severity = Severity.warning
  package static let title = "a layout is ambiguous"
  package static let explanation = """
    The constraints allow more than one best layout, so the frames that are shown are one choice
    among several, though always the same one. Most often a view has no size or no place on one
    axis: a horizontal format says nothing about heights. Add a constraint, a content size, or a
    wish of low priority.
    """
  package static let example = DiagnosticExample.document(
    "solve",
    """
    {
      "container": {"width": 320, "height": 480},
      "views": {"a": {}},
      "formats": ["|-[a]-|"]
    }
    """)
  package static let repair = DiagnosticExample.document(
    "solve",
    """
    {
      "container": {"width": 320, "height": 480},
      "views": {"a": {}},
      "formats": ["|-[a]-|", "V:|-[a]-|"]
    }
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let names = Wording.list(attributes.map(\.name))
    return Diagnostic(
      Self.code, Self.severity,
      "found more than one best layout, \(names) of the view \(Wording.quoted(view)) could differ",
      at: nil,
      notes: attributes.map { "\(Wording.quoted($0.name)) may be \($0.range)" }
        + (suggestion.map { ["\(Wording.quoted($0)) would settle it"] } ?? []))
  }
}
