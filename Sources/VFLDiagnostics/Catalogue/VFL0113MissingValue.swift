/// A gap, a size or a priority without its value.
package struct MissingValue: DiagnosticDefinition {
  /// What a value is wanted for.
  package enum Place: Sendable, Hashable {
    /// The distance between two neighbours.
    case gap
    /// The width or height of a view.
    case size
    /// How much a constraint weighs, behind an `@`.
    case priority
  }

  /// Where the value should stand.
  package let span: SourceSpan
  /// What lacks it.
  package let place: Place
  /// What stands there instead; `nil` at the end of the format.
  package let found: String?

  package init(span: SourceSpan, place: Place, found: String?) {
    self.span = span
    self.place = place
    self.found = found
  }

  package static let code = DiagnosticCode.missingValue
  package static let severity = Severity.error
  package static let title = "a number or a name is missing"
  package static let explanation = """
    A gap and a priority are each a number or the name of a metric; a size may also be the name of
    a view, whose size is then the same. A relation or an `@` announces a value that has to follow
    at once: `[a(>=44@750)]`. A number begins with a digit, or with `-` where it is in
    parentheses.
    """
  package static let example = DiagnosticExample.check("[a(>=)]")
  package static let repair = DiagnosticExample.check("[a(>=44)]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let expected =
      switch place {
      case .gap: "a number or a metric as the gap"
      case .size: "a number, a metric or a view as the size"
      case .priority: "a number or a metric as the priority"
      }
    return Diagnostic(
      Self.code, Self.severity,
      "expected \(expected), found \(Wording.found(found))",
      at: SourceLocation(origin, span), caption: "a value could stand here")
  }
}
