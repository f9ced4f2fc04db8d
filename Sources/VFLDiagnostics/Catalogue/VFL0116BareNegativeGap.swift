/// A negative number as a gap without parentheses.
package struct BareNegativeGap: DiagnosticDefinition {
  /// The number with its sign.
  package let span: SourceSpan
  /// The number with its sign.
  package let number: String

  package init(span: SourceSpan, number: String) {
    self.span = span
    self.number = number
  }

  package static let code = DiagnosticCode.bareNegativeGap
  package static let severity = Severity.error
  package static let title = "a negative gap lacks parentheses"
  package static let explanation = """
    In `[a]--8-[b]` the second dash could be a minus sign or a slip of the finger, so a negative
    gap is written in parentheses: `[a]-(-8)-[b]`. It makes the two views overlap. A metric may be
    negative without them, and so may a number behind a relation, `[a]->=-8-[b]`.
    """
  package static let example = DiagnosticExample.check("[a]--8-[b]")
  package static let repair = DiagnosticExample.check("[a]-(-8)-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let size = number.hasPrefix("-") ? String(number.dropFirst()) : number
    return Diagnostic(
      Self.code, Self.severity,
      "expected a negative gap in parentheses, found \(Wording.quoted(number))",
      at: SourceLocation(origin, span), caption: "`(-\(size))` could stand here",
      fixIts: [FixIt("wrap it in parentheses", [SourceEdit(span, "(-\(size))")])])
  }
}
