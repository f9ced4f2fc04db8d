/// Arithmetic, or another view's attribute, in a predicate.
package struct UnsupportedArithmetic: DiagnosticDefinition {
  /// What the arithmetic tries.
  package enum Kind: Sendable, Hashable {
    /// It takes a named attribute of a view, `b.width`.
    case attribute
    /// It multiplies or divides, `b*2`.
    case multiplier
    /// It adds or subtracts, `b+10`.
    case offset
    /// It takes a part of the superview, `50%`.
    case percent
  }

  /// The arithmetic as written.
  package let span: SourceSpan
  /// The arithmetic as written.
  package let text: String
  /// What it tries.
  package let kind: Kind

  package init(span: SourceSpan, text: String, kind: Kind) {
    self.span = span
    self.text = text
    self.kind = kind
  }

  package static let code = DiagnosticCode.unsupportedArithmetic
  package static let severity = Severity.error
  package static let title = "a predicate calculates"
  package static let explanation = """
    A predicate compares with a number, a metric or the same size of another view, and with
    nothing else. There are no attributes (`b.width`), no multipliers (`b*2`), no offsets (`b+10`)
    and no percentages. Such a relation is written as an equation beside the formats: in the
    `constraints` of a document, `"a.width == 2 * b.width"`, or with the anchors of the library.
    """
  package static let example = DiagnosticExample.check("[a(b*2)]")
  package static let repair = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {}, "b": {}}, "constraints": ["a.width == 2 * b.width"]}
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let habit: String
    let equation: String
    switch kind {
    case .attribute:
      habit = "names an attribute"
      equation = "a.height == b.width"
    case .multiplier:
      habit = "multiplies"
      equation = "a.width == 2 * b.width"
    case .offset:
      habit = "adds an offset"
      equation = "a.width == b.width + 10"
    case .percent:
      habit = "is a percentage"
      equation = "a.width == 0.5 * |.width"
    }
    return Diagnostic(
      Self.code, Self.severity,
      "expected a number or a plain name, found \(Wording.quoted(text)), which \(habit)",
      at: SourceLocation(origin, span), caption: "a number or a plain name could stand here",
      notes: [
        "a format has no arithmetic; write an equation in a document's constraints, `\(equation)`"
      ])
  }
}
