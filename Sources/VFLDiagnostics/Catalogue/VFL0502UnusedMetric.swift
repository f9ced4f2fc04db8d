/// A metric that is given and that no format speaks of.
package struct UnusedMetric: DiagnosticDefinition {
  /// Where the metric is given; `nil` on the command line.
  package let span: SourceSpan?
  /// The metric.
  package let name: String

  package init(span: SourceSpan?, name: String) {
    self.span = span
    self.name = name
  }

  package static let code = DiagnosticCode.unusedMetric
  package static let severity = Severity.warning
  package static let title = "a metric is given and not used"
  package static let explanation = """
    A number has a name, and none of the formats that get these names speaks of it. Often the
    number itself stands in a format in its place, and a change of the metric will change nothing.
    Nothing is said where not all the formats that get the names can be read.
    """
  package static let example = DiagnosticExample.check("|-8-[a]", "--metric", "left=8")
  package static let repair = DiagnosticExample.check(
    "|-left-[a]", "--view", "a", "--metric", "left=8")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity, "found the metric \(Wording.quoted(name)) in no format",
      at: span.map { SourceLocation(origin, $0) }, caption: "no format speaks of it")
  }
}
