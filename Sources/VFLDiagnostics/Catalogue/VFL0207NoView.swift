/// A name in brackets that stands for something that is no view.
package struct NoView: DiagnosticDefinition {
  /// What the name stands for.
  package enum Kind: String, Sendable {
    case anchor = "an anchor"
    case number = "a number"
    case text = "a string"
    case rectangle = "a rectangle, a size or a point"
    case layer = "a layer"
    case controller = "a view controller"
    case null = "`NSNull`"
  }

  /// The name in the format.
  package let span: SourceSpan
  /// The name.
  package let name: String
  /// What it stands for.
  package let kind: Kind

  package init(span: SourceSpan, name: String, kind: Kind) {
    (self.span, self.name, self.kind) = (span, name, kind)
  }

  package static let code = DiagnosticCode.noView
  package static let severity = Severity.error
  package static let title = "a name stands for something that is no view"
  package static let explanation = """
    The dictionary of views has to give a view or a layout guide for each name in brackets. For
    anything else the system raises an exception when it asks it for its superview. An anchor
    belongs to a view or a guide: give that one, `view.safeAreaLayoutGuide` and not its `topAnchor`.
    Of a view controller give the `view`; for a layer there is no constraint.
    """
  package static let example = DiagnosticExample(
    ["check", "--stdin-filename", "Card.swift", "-"],
    standardInput: """
      let views = ["a": a, "top": view.safeAreaLayoutGuide.topAnchor]
      NSLayoutConstraint.constraints(withVisualFormat: "V:[top]-[a]", metrics: nil, views: views)
      """)
  package static let repair = DiagnosticExample(
    ["check", "--stdin-filename", "Card.swift", "-"],
    standardInput: """
      let views = ["a": a, "top": view.safeAreaLayoutGuide]
      NSLayoutConstraint.constraints(withVisualFormat: "V:[top]-[a]", metrics: nil, views: views)
      """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let note: String? =
      switch kind {
      case .anchor: "an anchor belongs to a view or a guide: give that one"
      case .controller: "a view controller has a `view`"
      case .layer: "a layer has no constraints; the view that it belongs to has"
      case .number, .text, .rectangle, .null: nil
      }
    return Diagnostic(
      Self.code, Self.severity,
      "expected a view, found \(Wording.quoted(name)), which stands for \(kind.rawValue)",
      at: SourceLocation(origin, span), caption: "is no view", notes: note.map { [$0] } ?? [])
  }
}
