/// A format all of whose constraints other formats make already.
package struct RepeatedFormat: DiagnosticDefinition {
  /// The whole format.
  package let span: SourceSpan
  /// Where the last of its constraints is made first.
  package let first: SourceLocation

  package init(span: SourceSpan, first: SourceLocation) {
    self.span = span
    self.first = first
  }

  package static let code = DiagnosticCode.repeatedFormat
  package static let severity = Severity.warning
  package static let title = "a format says nothing new"
  package static let explanation = """
    Each constraint that this format makes is made by the formats before it. Most often a copied
    line was not changed to its end: another view was meant, or `V:` in the place of `H:`.
    Only formats that are active together are compared: those of one command line or layout. In a
    source nothing is said, for one of two calls may stand in a branch, or make constraints that
    are active at another time.
    """
  package static let example = DiagnosticExample(["check", "H:|-[a]-|", "H:|-[a]-|"])
  package static let repair = DiagnosticExample(["check", "H:|-[a]-|", "V:|-[a]-|"])

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity, "found a format whose constraints are all made already",
      at: SourceLocation(origin, span), caption: "says nothing new",
      labels: [.init(first, "makes the same constraint")])
  }
}
