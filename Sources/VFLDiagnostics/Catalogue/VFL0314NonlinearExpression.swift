/// An expression that no constraint can hold.
package struct NonlinearExpression: DiagnosticDefinition {
  /// What is wrong with it.
  package enum Reason: Sendable, Hashable {
    /// It adds up two attributes.
    case twoItems
    /// It multiplies attributes, or divides by one.
    case product
    /// It divides by 0.
    case divisionByZero
  }

  /// The sign of the operation.
  package let span: SourceSpan
  /// What is wrong with it.
  package let reason: Reason

  package init(span: SourceSpan, reason: Reason) {
    self.span = span
    self.reason = reason
  }

  package static let code = DiagnosticCode.nonlinearExpression
  package static let severity = Severity.error
  package static let title = "an expression is more than a constraint can hold"
  package static let explanation = """
    A constraint relates one attribute to another one, times a factor, plus a constant. So an
    expression may have one attribute of one item, as often as one likes: `b.width*3 - b.width +
    8`. Two items, products of attributes and divisions by one don't fit. For the sum of two sizes
    put a view or a stack in between that is as wide as both together.
    """
  package static let example = DiagnosticExample.check(
    "[a(b+c)][b][c]", "--dialect", "extended")
  package static let repair = DiagnosticExample.check(
    "[a(b+8)][b][c]", "--dialect", "extended")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let (expected, found) =
      switch reason {
      case .twoItems: ("one attribute in an expression", "a sum of two")
      case .product: ("a number on one side of `*`, or behind `/`", "an attribute")
      case .divisionByZero: ("a divisor other than 0", "0")
      }
    return Diagnostic(
      Self.code, Self.severity, "expected \(expected), found \(found)",
      at: SourceLocation(origin, span), caption: "this cannot be worked out",
      notes: ["a constraint has the form `a.width == b.height * 2 + 3 @750`"])
  }
}
