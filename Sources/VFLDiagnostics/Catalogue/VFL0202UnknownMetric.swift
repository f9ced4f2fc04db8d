/// A metric's name that was not given.
package struct UnknownMetric: DiagnosticDefinition {
  /// The name.
  package let span: SourceSpan
  /// The name.
  package let name: String
  /// The names of the metrics that were given.
  package let known: [String]
  /// Whether a view's name could stand there too, as in a size.
  package let allowsView: Bool
  /// The names of the views that were given.
  package let views: [String]

  package init(span: SourceSpan, name: String, known: [String], allowsView: Bool, views: [String]) {
    self.span = span
    self.name = name
    self.known = known
    self.allowsView = allowsView
    self.views = views
  }

  package static let code = DiagnosticCode.unknownMetric
  package static let severity = Severity.error
  package static let title = "a metric is not known"
  package static let explanation = """
    A name in a gap or a priority is looked up among the metrics that were given along with the
    format; a name in a size is looked up among the metrics and then among the views. Capital and
    small letters are different. Either the name is misspelt, or its value is missing.
    """
  package static let example = DiagnosticExample.check(
    "|-lefft-[a]", "--metric", "left=20", "--view", "a")
  package static let repair = DiagnosticExample.check(
    "|-left-[a]", "--metric", "left=20", "--view", "a")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let hint =
      allowsView
      ? NameHint(
        name, kind: "metric or view", plural: "metrics and views", known: known + views,
        inFormat: true)
      : NameHint(name, kind: "metric", plural: "metrics", known: known, inFormat: true)
    return hint.diagnostic(Self.code, Self.severity, at: span, in: origin)
  }
}
