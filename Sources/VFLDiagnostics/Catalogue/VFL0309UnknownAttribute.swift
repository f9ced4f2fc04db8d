/// An attribute's name that does not exist.
package struct UnknownAttribute: DiagnosticDefinition {
  /// The name.
  package let span: SourceSpan
  /// The name.
  package let name: String
  /// The names of all attributes.
  package let known: [String]

  package init(span: SourceSpan, name: String, known: [String]) {
    self.span = span
    self.name = name
    self.known = known
  }

  package static let code = DiagnosticCode.unknownAttribute
  package static let severity = Severity.error
  package static let title = "an attribute is not known"
  package static let explanation = """
    The attributes of an item are its edges (`left`, `right`, `top`, `bottom`, `leading`,
    `trailing`), its centres, its baselines, and its `width` and `height`. They are written with
    exactly these letters, behind the item's name and a dot.
    """
  package static let example = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {}}, "constraints": ["a.widht == 100"]}
    """)
  package static let repair = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {}}, "constraints": ["a.width == 100"]}
    """)

  /// Names that something else than an attribute has, and the attributes that they mean: the option
  /// `alignAllBaseline` aligns last baselines, and `midX` is a rectangle's.
  private static let aliases = [
    "baseline": "lastBaseline", "midX": "centerX", "midY": "centerY", "minX": "left",
    "maxX": "right", "minY": "top", "maxY": "bottom", "x": "left", "y": "top",
  ]

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let hint = NameHint(
      name, kind: "attribute", plural: "attributes", known: known,
      alias: Self.aliases[name])
    return hint.diagnostic(Self.code, Self.severity, at: span, in: origin)
  }
}
