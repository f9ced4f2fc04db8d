/// A format string of a source that is not checked, or not in all of its parts.
package struct UncheckedString: DiagnosticDefinition {
  /// The string, or what stands in its place.
  package let span: SourceSpan
  /// What is left unchecked, and why: "it is a parameter".
  package let reason: String
  /// Whether a part of it is checked.
  package let isPartial: Bool

  package init(span: SourceSpan, reason: String, isPartial: Bool) {
    (self.span, self.reason, self.isPartial) = (span, reason, isPartial)
  }

  package static let code = DiagnosticCode.uncheckedString
  package static let severity = Severity.warning
  package static let level = RuleLevel.off
  package static let title = "a string of a source is not checked"
  package static let explanation = """
    Only a run of the program knows this format string, a part of it, or the names that it is given.
    There need be nothing wrong with it; but what is wrong is seen only where it crashes. It is told
    where `--unchecked` or a rule asks for it. A string that is written out in the call, with
    dictionaries that are made beside it, is always checked.
    """
  package static let example = DiagnosticExample(
    ["check", "--unchecked", "--stdin-filename", "Card.swift", "-"],
    standardInput: """
      let format = makeFormat()
      NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a])
      """)
  package static let repair = DiagnosticExample(
    ["check", "--unchecked", "--stdin-filename", "Card.swift", "-"],
    standardInput: """
      let format = "|-[a]-|"
      NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a])
      """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "found a format string that is \(isPartial ? "checked in part only" : "not checked"): \(reason)",
      at: SourceLocation(origin, span), caption: isPartial ? "checked in part" : "not checked")
  }
}
