/// A location that is compared with a number alone.
package struct LocationWithoutPartner: DiagnosticDefinition {
  /// The attribute.
  package let span: SourceSpan
  /// The attribute.
  package let attribute: String

  package init(span: SourceSpan, attribute: String) {
    self.span = span
    self.attribute = attribute
  }

  package static let code = DiagnosticCode.locationWithoutPartner
  package static let severity = Severity.error
  package static let title = "a location has no partner"
  package static let explanation = """
    An edge or a centre is a place, and a place is measured from another place:
    `a.left == |.left + 100`. A bare number would not say from where. Only `width` and `height`
    may be compared with a number alone.
    """
  package static let example = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {}}, "constraints": ["a.left == 100"]}
    """)
  package static let repair = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {}}, "constraints": ["a.left == |.left + 100"]}
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected a location of another item beside \(Wording.quoted(attribute)), "
        + "found a number alone",
      at: SourceLocation(origin, span), caption: "is measured from another location",
      notes: ["only `width` and `height` may be compared with a number alone"])
  }
}
