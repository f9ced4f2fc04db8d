/// A predicate that stands in its list already.
package struct DuplicatePredicate: DiagnosticDefinition {
  /// The predicate.
  package let span: SourceSpan
  /// The predicate as written.
  package let text: String
  /// The one that says the same.
  package let first: SourceSpan
  /// The end of the predicate in front of it.
  package let previousEnd: Int
  /// Whether it is required, so that it weighs nothing to say it twice.
  package let isRequired: Bool

  package init(
    span: SourceSpan, text: String, first: SourceSpan, previousEnd: Int, isRequired: Bool
  ) {
    self.span = span
    self.text = text
    self.first = first
    self.previousEnd = previousEnd
    self.isRequired = isRequired
  }

  package static let code = DiagnosticCode.duplicatePredicate
  package static let severity = Severity.warning
  package static let title = "a predicate stands twice in its list"
  package static let explanation = """
    Each predicate of a list makes a constraint of its own. The same one twice says nothing more;
    most often another relation or another number was meant, as in `(>=20,<=40)`. Below priority
    1000 the second one is not quite idle: a constraint that is there twice weighs twice as much
    against others of its priority.
    """
  package static let example = DiagnosticExample.check("[a(==20,20)]")
  package static let repair = DiagnosticExample.check("[a(20)]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity, "found \(Wording.quoted(text)), which its list says already",
      at: SourceLocation(origin, span), caption: "says nothing more",
      labels: [.init(SourceLocation(origin, first), "says the same")],
      fixIts: [
        FixIt(
          "delete \(Wording.quoted(text))", [SourceEdit(SourceSpan(previousEnd, span.end), "")],
          applicability: isRequired ? .safe : .unsafe)
      ])
  }
}
