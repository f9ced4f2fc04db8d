/// A view that is given and that no format speaks of.
package struct UnusedView: DiagnosticDefinition {
  /// Where the view is given; `nil` on the command line.
  package let span: SourceSpan?
  /// The view.
  package let name: String

  package init(span: SourceSpan?, name: String) {
    self.span = span
    self.name = name
  }

  package static let code = DiagnosticCode.unusedView
  package static let severity = Severity.warning
  package static let level = RuleLevel.off
  package static let title = "a view is given and not used"
  package static let explanation = """
    A name is given to a view, and none of the formats that get these names speaks of it. Either a
    format was forgotten, and the view has no place, or the name is left over and can go. Much
    code names all its views at once, so it is off unless it is asked for; nothing is said where
    not all the formats that get the names can be read.
    """
  package static let example = DiagnosticExample.check(
    "[a]", "--rule", "VFL0501=warning", "--view", "a", "--view", "b")
  package static let repair = DiagnosticExample.check(
    "[a][b]", "--rule", "VFL0501=warning", "--view", "a", "--view", "b")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity, "found the view \(Wording.quoted(name)) in no format",
      at: span.map { SourceLocation(origin, $0) }, caption: "no format speaks of it")
  }
}
