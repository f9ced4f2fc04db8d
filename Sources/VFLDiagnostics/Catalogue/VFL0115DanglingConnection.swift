/// A connection that leads to nothing.
package struct DanglingConnection: DiagnosticDefinition {
  /// The connection, from its first dash on.
  package let span: SourceSpan
  /// What stands there instead; `nil` at the end of the format.
  package let found: String?

  package init(span: SourceSpan, found: String?) {
    self.span = span
    self.found = found
  }

  package static let code = DiagnosticCode.danglingConnection
  package static let severity = Severity.error
  package static let title = "a gap leads nowhere"
  package static let explanation = """
    A gap stands between two neighbours: two views, or a view and the bar `|` of its superview. A
    gap at the end of a format has only one, and no constraint can be made of it. Either the bar
    was forgotten, `[a]-8-|`, or the gap is left over from an edit.
    """
  package static let example = DiagnosticExample.check("[a]-8-")
  package static let repair = DiagnosticExample.check("[a]-8-|")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected a view or `|` after the gap, found \(Wording.found(found))",
      at: SourceLocation(origin, span), caption: "this gap leads nowhere",
      fixIts: [FixIt("insert `|`", [SourceEdit(SourceSpan(at: span.end), "|")])])
  }
}
