/// A constraint that another format makes already.
package struct RepeatedConstraint: DiagnosticDefinition {
  /// What asks for the constraint.
  package let span: SourceSpan
  /// What asks for it in the other format.
  package let first: SourceLocation

  package init(span: SourceSpan, first: SourceLocation) {
    self.span = span
    self.first = first
  }

  package static let code = DiagnosticCode.repeatedConstraint
  package static let severity = Severity.warning
  package static let level = RuleLevel.off
  package static let title = "a constraint is made by another format already"
  package static let explanation = """
    Two formats that share some neighbours make the constraints between them twice. That does no
    harm as long as both are kept alike; once one of them is changed, the two contradict each
    other. The second format can begin at the last view that both have: `[b]-[c]` behind
    `|-[a]-[b]`.
    """
  package static let example = DiagnosticExample(
    ["check", "--rule", "VFL0514=warning", "|-[a]-[b]", "|-[a]-[c]"])
  package static let repair = DiagnosticExample(
    ["check", "--rule", "VFL0514=warning", "|-[a]-[b]", "[a]-[c]"])

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity, "found a constraint that another format makes already",
      at: SourceLocation(origin, span), caption: "is made again",
      labels: [.init(first, "is made here first")])
  }
}
