/// A `|` beside a view that has no superview yet.
package struct MissingSuperview: DiagnosticDefinition {
  /// The `|`.
  package let span: SourceSpan
  /// The view beside it.
  package let name: String
  /// Where the view is added to its superview.
  package let addition: SourceSpan

  package init(span: SourceSpan, name: String, addition: SourceSpan) {
    (self.span, self.name, self.addition) = (span, name, addition)
  }

  package static let code = DiagnosticCode.missingSuperview
  package static let severity = Severity.warning
  package static let level = RuleLevel.off
  package static let title = "the superview of a format is not there"
  package static let explanation = """
    `|` stands for the superview of the view beside it, which it has to have when the format is
    read, or else the program ends there: add the view first. It is told of a view that a function
    makes, lays out and only then adds, where all of it stands in one block. What a macro or an
    overridden method does with the view is not seen, so it is off unless asked for.
    """
  package static let example = DiagnosticExample(
    ["check", "--rule", "VFL0515=warning", "--stdin-filename", "Card.swift", "-"],
    standardInput: """
      func build(card: UIView) {
        let a = UIView()
        card.addConstraints(NSLayoutConstraint.constraints(
          withVisualFormat: "|-[a]", metrics: nil, views: ["a": a]))
        card.addSubview(a)
      }
      """)
  package static let repair = DiagnosticExample(
    ["check", "--rule", "VFL0515=warning", "--stdin-filename", "Card.swift", "-"],
    standardInput: """
      func build(card: UIView) {
        let a = UIView()
        card.addSubview(a)
        card.addConstraints(NSLayoutConstraint.constraints(
          withVisualFormat: "|-[a]", metrics: nil, views: ["a": a]))
      }
      """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let quoted = Wording.quoted(name)
    return Diagnostic(
      Self.code, Self.severity, "found `|` beside \(quoted), which has no superview yet",
      at: SourceLocation(origin, span), caption: "stands for the superview of \(quoted)",
      labels: [.init(SourceLocation(origin, addition), "is added only here")])
  }
}
