/// A priority that is not above 0 and at most 1000.
package struct PriorityOutOfRange: DiagnosticDefinition {
  /// The number or the metric's name.
  package let span: SourceSpan
  /// The number or the metric's name.
  package let text: String
  /// Its value.
  package let value: Double

  package init(span: SourceSpan, text: String, value: Double) {
    self.span = span
    self.text = text
    self.value = value
  }

  package static let code = DiagnosticCode.priorityOutOfRange
  package static let severity = Severity.error
  package static let title = "a priority is out of range"
  package static let explanation = """
    A priority is above 0 and at most 1000, fractions included. 1000 is required: the constraint
    holds or there is no layout. Everything below is a wish, kept as well as those above it allow;
    a wish of priority 0 could never matter.
    """
  package static let example = DiagnosticExample.check("[a(5@1001)]")
  package static let repair = DiagnosticExample.check("[a(5@1000)]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let number = DecimalText.shortest(value)
    var found = Wording.quoted(text)
    var fixIts: [FixIt] = []
    if text.utf8.first.map(NameText.begins) ?? false, !NameText.isName(text) {
      found += ", which is \(number)"
    } else if NameText.isName(text) {
      found = "the metric \(found) of value \(number)"
    } else if value > 1000 {
      fixIts.append(FixIt("lower it to `1000`", [SourceEdit(span, "1000")]))
    } else {
      fixIts.append(FixIt("raise it to `1`", [SourceEdit(span, "1")]))
    }
    return Diagnostic(
      Self.code, Self.severity,
      "expected a priority above 0 and at most 1000, found \(found)",
      at: SourceLocation(origin, span),
      caption: "a number above 0 and at most 1000 could stand here",
      fixIts: fixIts)
  }
}
