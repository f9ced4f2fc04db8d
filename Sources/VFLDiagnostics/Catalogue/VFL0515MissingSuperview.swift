/// A `|` beside a view that has no superview yet, or whose superview the constraints do not reach.
package struct MissingSuperview: DiagnosticDefinition {
  /// The `|`.
  package let span: SourceSpan
  /// The view beside it.
  package let name: String
  /// Where the view is added to its superview, or what the constraints are added to.
  package let place: SourceSpan
  /// Whether the view is added behind the call.
  package let isAddedLater: Bool

  package init(span: SourceSpan, name: String, place: SourceSpan, isAddedLater: Bool) {
    (self.span, self.name, self.place, self.isAddedLater) = (span, name, place, isAddedLater)
  }

  package static let code = DiagnosticCode.missingSuperview
  package static let severity = Severity.warning
  package static let title = "the superview of a format is not there"
  package static let explanation = """
    `|` stands for the superview of the view beside it, which it has to have when the format is
    read: add the view first. A constraint with that superview belongs to it or to a view above,
    never to the view itself or to one beside it; `NSLayoutConstraint.activate` finds the right one.
    Both are exceptions when the program runs. Only views are followed that a function makes.
    """
  package static let example = DiagnosticExample(
    ["check", "--stdin-filename", "Card.swift", "-"],
    standardInput: """
      func build(card: UIView) {
        let a = UIView()
        card.addConstraints(NSLayoutConstraint.constraints(
          withVisualFormat: "|-[a]", metrics: nil, views: ["a": a]))
        card.addSubview(a)
      }
      """)
  package static let repair = DiagnosticExample(
    ["check", "--stdin-filename", "Card.swift", "-"],
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
      Self.code, Self.severity,
      isAddedLater
        ? "found `|` beside \(quoted), which has no superview yet"
        : "found constraints that are not added to the superview of \(quoted), nor above it",
      at: SourceLocation(origin, span), caption: "stands for the superview of \(quoted)",
      labels: [
        .init(
          SourceLocation(origin, place),
          isAddedLater ? "is added only here" : "is given the constraints")
      ],
      notes: isAddedLater ? [] : ["`NSLayoutConstraint.activate` finds the view that holds them"])
  }
}
