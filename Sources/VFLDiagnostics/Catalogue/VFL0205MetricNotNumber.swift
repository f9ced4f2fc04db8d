/// A metric whose value is no number.
package struct MetricNotNumber: DiagnosticDefinition {
  /// Where the metric is used.
  package let span: SourceSpan
  /// The metric.
  package let name: String
  /// Its value as given.
  package let value: String

  package init(span: SourceSpan, name: String, value: String) {
    self.span = span
    self.name = name
    self.value = value
  }

  package static let code = DiagnosticCode.metricNotNumber
  package static let severity = Severity.error
  package static let title = "a metric is not a number"
  package static let explanation = """
    A metric gives a number a name, so its value has to be a number. A text that holds one, such
    as `"12"`, is read as that number; any other text, a list or a true-or-false value has no
    meaning as a distance.
    """
  package static let example = DiagnosticExample.document(
    "compile",
    """
    {"metrics": {"m": "wide"}, "views": {"a": {}, "b": {}}, "formats": ["[a]-m-[b]"]}
    """)
  package static let repair = DiagnosticExample.document(
    "compile",
    """
    {"metrics": {"m": 12}, "views": {"a": {}, "b": {}}, "formats": ["[a]-m-[b]"]}
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected a number as the value of the metric \(Wording.quoted(name)), "
        + "found \(Wording.quoted(value))",
      at: SourceLocation(origin, span), caption: "its value is \(Wording.quoted(value))")
  }
}
