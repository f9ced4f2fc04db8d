/// A `[` whose `]` is missing.
package struct UnclosedView: DiagnosticDefinition {
  /// Where the `]` should stand.
  package let span: SourceSpan
  /// The `[`.
  package let opener: SourceSpan
  /// The view's name.
  package let name: String
  /// What stands there instead; `nil` at the end of the format.
  package let found: String?

  package init(span: SourceSpan, opener: SourceSpan, name: String, found: String?) {
    self.span = span
    self.opener = opener
    self.name = name
    self.found = found
  }

  package static let code = DiagnosticCode.unclosedView
  package static let severity = Severity.error
  package static let title = "a view is not closed"
  package static let explanation = """
    A view is written as its name in square brackets, `[name]`, with an optional list of sizes in
    parentheses between the name and the `]`. The bracket that opens it has to be closed before
    the next gap, view or bar.
    """
  package static let example = DiagnosticExample.check("|-[title-[body]-|")
  package static let repair = DiagnosticExample.check("|-[title]-[body]-|")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected `]` to close the view \(Wording.quoted(name)), found \(Wording.found(found))",
      at: SourceLocation(origin, span), caption: "`]` could stand here",
      labels: [.init(SourceLocation(origin, opener), "`[` opened here")],
      fixIts: [
        FixIt(
          "insert `]`", [SourceEdit(SourceSpan(at: span.start), "]")],
          // In front of another view or a bar, a gap may be missing too.
          applicability: found == nil || found == "-" ? .safe : .unsafe)
      ])
  }
}
