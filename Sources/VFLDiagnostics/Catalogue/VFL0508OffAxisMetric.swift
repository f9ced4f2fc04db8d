/// A metric whose name speaks of the other axis.
package struct OffAxisMetric: DiagnosticDefinition {
  /// The metric.
  package let span: SourceSpan
  /// The metric.
  package let name: String
  /// The word of the name that speaks of an axis.
  package let word: String
  /// Whether the format is vertical.
  package let isVertical: Bool

  package init(span: SourceSpan, name: String, word: String, isVertical: Bool) {
    self.span = span
    self.name = name
    self.word = word
    self.isVertical = isVertical
  }

  package static let code = DiagnosticCode.offAxisMetric
  package static let severity = Severity.warning
  package static let level = RuleLevel.off
  package static let title = "a metric's name speaks of the other axis"
  package static let explanation = """
    A metric called `leftMargin` in a vertical format, or `topMargin` in a horizontal one, is
    often a sign that `H:` was written for `V:`, or that a copied line still has the metrics of
    the other axis. It is only a guess from the name, and so it is off unless it is asked for.
    """
  package static let example = DiagnosticExample.check(
    "V:|-left-[a]", "--rule", "VFL0508=warning")
  package static let repair = DiagnosticExample.check(
    "H:|-left-[a]", "--rule", "VFL0508=warning")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let axis = isVertical ? "vertical" : "horizontal"
    return Diagnostic(
      Self.code, Self.severity, "found \(Wording.quoted(name)) in a \(axis) format",
      at: SourceLocation(origin, span),
      caption: "\(Wording.quoted(word)) is a word of the other axis")
  }
}
