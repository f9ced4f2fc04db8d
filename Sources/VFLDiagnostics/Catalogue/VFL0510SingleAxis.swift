/// A view that has constraints on one axis only.
package struct SingleAxis: DiagnosticDefinition {
  /// The view where it stands first.
  package let span: SourceSpan
  /// The view.
  package let name: String
  /// Whether the axis that it has constraints on is the vertical one.
  package let isVertical: Bool

  package init(span: SourceSpan, name: String, isVertical: Bool) {
    self.span = span
    self.name = name
    self.isVertical = isVertical
  }

  package static let code = DiagnosticCode.singleAxis
  package static let severity = Severity.warning
  package static let level = RuleLevel.off
  package static let title = "a view has constraints on one axis only"
  package static let explanation = """
    A view needs a place on both axes. Formats that get the same names say where it is on one of
    them, and nothing about the other. The missing constraints may be made elsewhere, so it is off
    unless it is asked for; `vfl solve` tells for certain what a layout leaves open.
    """
  package static let example = DiagnosticExample.check(
    "H:|-[a]-|", "--rule", "VFL0510=warning")
  package static let repair = DiagnosticExample(
    ["check", "--rule", "VFL0510=warning", "H:|-[a]-|", "V:|-[a]-|"])

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let (axis, other) = isVertical ? ("vertical", "horizontal") : ("horizontal", "vertical")
    return Diagnostic(
      Self.code, Self.severity,
      "found only \(axis) constraints for \(Wording.quoted(name))",
      at: SourceLocation(origin, span), caption: "has no \(other) constraint")
  }
}
