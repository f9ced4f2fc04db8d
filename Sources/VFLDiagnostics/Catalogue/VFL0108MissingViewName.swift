/// A `[` that no name follows.
package struct MissingViewName: DiagnosticDefinition {
  /// Where the name should stand.
  package let span: SourceSpan
  /// The `[`.
  package let opener: SourceSpan
  /// What stands there instead; `nil` at the end of the format.
  package let found: String?

  package init(span: SourceSpan, opener: SourceSpan, found: String?) {
    self.span = span
    self.opener = opener
    self.found = found
  }

  package static let code = DiagnosticCode.missingViewName
  package static let severity = Severity.error
  package static let title = "a view has no name"
  package static let explanation = """
    Between `[` and `]` stands the name under which the view was given. A name is a C identifier:
    it begins with a letter or `_`, goes on with letters, digits and `_`, and is ASCII throughout.
    The first character decides, so `[1a]` has no name to begin with.
    """
  package static let example = DiagnosticExample.check("[]-[b]")
  package static let repair = DiagnosticExample.check("[a]-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected a view's name after `[`, found \(Wording.found(found))",
      at: SourceLocation(origin, span), caption: "a name could stand here",
      labels: [.init(SourceLocation(origin, opener), "`[` opened here")],
      notes: ["a name begins with a letter or `_` and goes on with letters, digits and `_`"])
  }
}
