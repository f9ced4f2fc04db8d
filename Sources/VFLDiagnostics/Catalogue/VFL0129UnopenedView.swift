/// A view whose `[` is missing.
package struct UnopenedView: DiagnosticDefinition {
  /// The view's name.
  package let span: SourceSpan
  /// The view's name.
  package let name: String

  package init(span: SourceSpan, name: String) {
    self.span = span
    self.name = name
  }

  package static let code = DiagnosticCode.unopenedView
  package static let severity = Severity.error
  package static let title = "a view is not opened"
  package static let explanation = """
    A view is written as its name in square brackets, `[name]`, with an optional list of sizes in
    parentheses between the name and the `]`. A name outside of brackets is a metric, which stands
    between two dashes; here a `]` follows, so that a view was meant.
    """
  package static let example = DiagnosticExample.check("|-title]-|")
  package static let repair = DiagnosticExample.check("|-[title]-|")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected `[` to open the view \(Wording.quoted(name)), found \(Wording.quoted(name))",
      at: SourceLocation(origin, span), caption: "`[` could stand in front of it",
      notes: ["`]` closes a view, which `[` opens in front of its name"],
      fixIts: [
        FixIt("insert `[`", [SourceEdit(SourceSpan(at: span.start), "[")], applicability: .safe)
      ])
  }
}
