/// A format, or a place between its bars, without a view.
package struct MissingView: DiagnosticDefinition {
  /// Where a view should stand.
  package let span: SourceSpan
  /// What stands there instead; `nil` at the end of the format.
  package let found: String?

  package init(span: SourceSpan, found: String?) {
    self.span = span
    self.found = found
  }

  package static let code = DiagnosticCode.missingView
  package static let severity = Severity.error
  package static let title = "a view is missing"
  package static let explanation = """
    A format describes a row or a column of views, so it holds at least one: `|`, `H:` and `|-8-|`
    lay out nothing. A bar `|` is the edge of the superview and stands only beside a view or a gap
    that leads to one. To constrain the superview itself, name it as a view in its own superview's
    format.
    """
  package static let example = DiagnosticExample.check("|-8-|")
  package static let repair = DiagnosticExample.check("|-8-[a]-8-|")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected a view, such as `[name]`, found \(Wording.found(found))",
      at: SourceLocation(origin, span), caption: "a view could stand here",
      notes: ["a format holds at least one view, whose name stands in brackets"])
  }
}
