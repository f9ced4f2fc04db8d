/// A view that is laid out while its autoresizing mask makes constraints, too.
package struct UnsetMask: DiagnosticDefinition {
  /// The variable where it is declared.
  package let span: SourceSpan
  /// The view's name in formats.
  package let name: String
  /// The edit that turns the mask off, where there is a place for it.
  package let edit: SourceEdit?

  package init(span: SourceSpan, name: String, edit: SourceEdit?) {
    (self.span, self.name, self.edit) = (span, name, edit)
  }

  package static let code = DiagnosticCode.unsetMask
  package static let severity = Severity.warning
  package static let level = RuleLevel.off
  package static let title = "a view keeps its autoresizing mask"
  package static let explanation = """
    A view that code makes has constraints of its own, which hold its frame, as long as its
    `translatesAutoresizingMaskIntoConstraints` is true. They contradict those of a format, and the
    view stays where its frame is. It is told of a view that one function makes, adds and lays out,
    where the function calls nothing that could turn the mask off; so it is off unless asked for.
    """
  package static let example = DiagnosticExample(
    ["check", "--rule", "VFL0516=warning", "--stdin-filename", "Card.swift", "-"],
    standardInput: """
      func build(card: UIView) {
        let a = UIView()
        card.addSubview(a)
        card.addConstraints(NSLayoutConstraint.constraints(
          withVisualFormat: "|-[a]", metrics: nil, views: ["a": a]))
      }
      """)
  package static let repair = DiagnosticExample(
    ["check", "--rule", "VFL0516=warning", "--stdin-filename", "Card.swift", "-"],
    standardInput: """
      func build(card: UIView) {
        let a = UIView()
        a.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(a)
        card.addConstraints(NSLayoutConstraint.constraints(
          withVisualFormat: "|-[a]", metrics: nil, views: ["a": a]))
      }
      """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "found \(Wording.quoted(name)) in a format while its autoresizing mask makes constraints",
      at: SourceLocation(origin, span), caption: "its mask could be turned off here",
      fixIts: edit.map {
        [FixIt("insert the line that turns the mask off", [$0], applicability: .safe)]
      } ?? [])
  }
}
