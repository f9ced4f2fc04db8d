/// A stack that cannot be one.
package struct MisplacedStack: DiagnosticDefinition {
  /// What is wrong with it.
  package enum Reason: Sendable, Hashable {
    /// Its name has been given to a stack already.
    case again
    /// It stands in a chain of both axes.
    case bothAxes
    /// It has a range or an array for a name.
    case severalNames
  }

  /// The name.
  package let span: SourceSpan
  /// The name.
  package let name: String
  /// What is wrong with it.
  package let reason: Reason

  package init(span: SourceSpan, name: String, reason: Reason) {
    self.span = span
    self.name = name
    self.reason = reason
  }

  package static let code = DiagnosticCode.misplacedStack
  package static let severity = Severity.error
  package static let title = "a stack is out of its place"
  package static let explanation = """
    `[row:[a]-[b]]` is a stack: a chain from one edge of `row` to the other. It is said once and
    lies along one axis; what is in it fills it across that axis as soon as a chain of the other
    axis names it, `V:|[row]|`. So a stack has one name, which no other stack has, and stands in a
    chain of one axis.
    """
  package static let example = DiagnosticExample.check(
    "HV:|[row:[a][b]]|", "--dialect", "extended")
  package static let repair = DiagnosticExample.check(
    "|[row:[a][b]]|; V:|[row]|", "--dialect", "extended")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let expected =
      switch reason {
      case .again: "a stack once"
      case .bothAxes: "a stack in a chain of one axis"
      case .severalNames: "one name for a stack"
      }
    return Diagnostic(
      Self.code, Self.severity, "expected \(expected), found \(Wording.quoted(name))",
      at: SourceLocation(origin, span),
      caption: reason == .again ? "is a stack already" : "this stack")
  }
}
