/// Required predicates of one list that no number meets.
package struct ContradictoryPredicates: DiagnosticDefinition {
  /// The later one of the two.
  package let span: SourceSpan
  /// The later one as written.
  package let text: String
  /// The earlier one; `nil` where a single one asks for a size below 0.
  package let other: SourceSpan?
  /// The earlier one as written.
  package let otherText: String
  /// Whether they are those of a gap; a size's otherwise.
  package let isGap: Bool

  package init(
    span: SourceSpan, text: String, other: SourceSpan?, otherText: String, isGap: Bool
  ) {
    self.span = span
    self.text = text
    self.other = other
    self.otherText = otherText
    self.isGap = isGap
  }

  package static let code = DiagnosticCode.contradictoryPredicates
  package static let severity = Severity.error
  package static let title = "predicates that no number meets"
  package static let explanation = """
    The predicates of a list hold all at once. Two required ones such as `>=50` and `<=40` leave
    no number, and no size is below 0, so there is no layout whatever else is said. Where one of
    them is only wished for, it can have a priority: `(>=50@750,<=40)`.
    """
  package static let example = DiagnosticExample.check("[a(>=50,<=40)]")
  package static let repair = DiagnosticExample.check("[a(>=40,<=50)]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let thing = isGap ? "gap" : "size"
    let found =
      other == nil
      ? "found \(Wording.quoted(text)), and no \(thing) is below 0"
      : "found \(Wording.quoted(text)) beside \(Wording.quoted(otherText)), "
        + "and no \(thing) meets both"
    return Diagnostic(
      Self.code, Self.severity, found, at: SourceLocation(origin, span),
      caption: other == nil ? "leaves no \(thing)" : "leaves no \(thing) beside the other one",
      labels: other.map { [.init(SourceLocation(origin, $0), "is required too")] } ?? [],
      notes: ["a priority below 1000 lets one of several constraints give way"])
  }
}
