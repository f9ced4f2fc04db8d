/// A view's name that was not given.
package struct UnknownView: DiagnosticDefinition {
  /// The name.
  package let span: SourceSpan
  /// The name.
  package let name: String
  /// The names of the views that were given.
  package let known: [String]
  /// The names of the views that stand in the format already, each of which can stand there once.
  package let used: Set<String>

  package init(span: SourceSpan, name: String, known: [String], used: Set<String> = []) {
    self.span = span
    self.name = name
    self.known = known
    self.used = used
  }

  package static let code = DiagnosticCode.unknownView
  package static let severity = Severity.error
  package static let title = "a view is not known"
  package static let explanation = """
    Every name in brackets is looked up among the views that were given along with the format. The
    two are compared letter by letter, capital and small letters are different. Either the name is
    misspelt, or the view is missing from the dictionary.
    """
  package static let example = DiagnosticExample.check(
    "[titel]-[body]", "--view", "title", "--view", "body")
  package static let repair = DiagnosticExample.check(
    "[title]-[body]", "--view", "title", "--view", "body")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let hint = NameHint(
      name, kind: "view", plural: "views", known: known, inFormat: true, used: used)
    return hint.diagnostic(
      Self.code, Self.severity, at: span, in: origin,
      note: SuperviewName.note(on: name, among: known))
  }
}
