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
  /// Whether it stands for a priority, in Apple's dialect.
  package let isPriority: Bool

  package init(
    span: SourceSpan, name: String, known: [String], allowsView: Bool, views: [String],
    isPriority: Bool = false
  ) {
    self.span = span
    self.name = name
    self.known = known
    self.allowsView = allowsView
    self.views = views
    self.isPriority = isPriority
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
    let found = hint.diagnostic(
      Self.code, Self.severity, at: span, in: origin, note: priorityNote ?? containerNote)
    guard isPriority, hint.nearest == nil, let number = Self.priorities[name] else { return found }
    let fixIt = FixIt("replace by `\(number)`", [SourceEdit(span, "\(number)")])
    return found.with(fixIts: [fixIt])
  }

  /// What the names of priorities stand for in the extended dialect, and in programs.
  private static let priorities = [
    "required": 1000, "high": 750, "strong": 750, "medium": 500, "low": 250, "weak": 250,
    "fitting": 50, "defaultHigh": 750, "defaultLow": 250, "fittingSizeLevel": 50,
  ]

  private var priorityNote: String? {
    guard isPriority, let number = Self.priorities[name] else { return nil }
    return "a priority is a number or a metric; the extended dialect has names such as "
      + "\(Wording.quoted(number == 750 ? "@high" : number == 250 ? "@low" : "@required")), "
      + "and this one would be \(number)"
  }

  private var containerNote: String? {
    allowsView ? SuperviewName.note(on: name, among: views) : nil
  }
}
