/// Two attributes that no constraint can relate.
package struct IncompatibleAttributes: DiagnosticDefinition {
  /// Why two attributes cannot be related.
  package enum Reason: Sendable, Hashable {
    /// One is horizontal and the other vertical.
    case axes
    /// One is a size and the other a location.
    case sizeWithLocation
    /// One follows the reading direction and the other does not.
    case directionWithAbsolute
  }

  /// The two attributes.
  package let span: SourceSpan
  /// The attribute on the left.
  package let first: String
  /// The attribute on the right.
  package let second: String
  /// Why they cannot be related.
  package let reason: Reason

  package init(span: SourceSpan, first: String, second: String, reason: Reason) {
    self.span = span
    self.first = first
    self.second = second
    self.reason = reason
  }

  package static let code = DiagnosticCode.incompatibleAttributes
  package static let severity = Severity.error
  package static let title = "two attributes do not go together"
  package static let explanation = """
    A constraint relates two sizes, or two locations on the same axis. A horizontal location has
    no distance to a vertical one, and a size none to a location. `leading` and `trailing` change
    sides with the reading direction while `left` and `right` do not, so a constraint takes both
    of its edges from the same pair. Widths and heights may be mixed.
    """
  package static let example = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {}, "b": {}}, "constraints": ["a.left == b.top"]}
    """)
  package static let repair = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {}, "b": {}}, "constraints": ["a.left == b.left"]}
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let expected =
      switch reason {
      case .axes: "two attributes of one axis"
      case .sizeWithLocation: "two sizes or two locations"
      case .directionWithAbsolute: "two edges that both follow the reading direction or both do not"
      }
    return Diagnostic(
      Self.code, Self.severity,
      "expected \(expected), found \(Wording.quoted(first)) and \(Wording.quoted(second))",
      at: SourceLocation(origin, span), caption: "these do not go together")
  }
}
