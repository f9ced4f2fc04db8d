/// A bar between two views.
package struct BarInTheMiddle: DiagnosticDefinition {
  /// The bar.
  package let span: SourceSpan

  package init(span: SourceSpan) {
    self.span = span
  }

  package static let code = DiagnosticCode.barInTheMiddle
  package static let severity = Severity.error
  package static let title = "a bar stands between two views"
  package static let explanation = """
    A bar is an edge of the superview, so it stands only at the two ends of a format. Between two
    neighbours there is no edge, only a gap: `[a]-[b]`. Views on either side of a container's edge
    are described by two formats, one for each side.
    """
  package static let example = DiagnosticExample.check("[a]-|-[b]")
  package static let repair = DiagnosticExample.check("[a]-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "found `|` between two views, where a gap such as `-` or `-8-` could stand",
      at: SourceLocation(origin, span), caption: "not at an end of the format",
      notes: ["`|` is an edge of the superview and stands at the ends of a format only"])
  }
}
