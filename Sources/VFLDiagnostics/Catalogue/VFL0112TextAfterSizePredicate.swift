/// A text between the `)` of a view's sizes and the `]`.
package struct TextAfterSizePredicate: DiagnosticDefinition {
  /// The text.
  package let span: SourceSpan
  /// The text.
  package let text: String

  package init(span: SourceSpan, text: String) {
    self.span = span
    self.text = text
  }

  package static let code = DiagnosticCode.textAfterSizePredicate
  package static let severity = Severity.error
  package static let title = "a text follows a view's sizes"
  package static let explanation = """
    Behind the `)` of a view's sizes only the closing `]` follows. Several sizes of one view stand
    in one pair of parentheses, with commas between them: `[a(>=50,<=100)]`, not
    `[a(>=50)(<=100)]`.
    """
  package static let example = DiagnosticExample.check("[a(100))]-[b]")
  package static let repair = DiagnosticExample.check("[a(100)]-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    var fixIts = [FixIt("delete \(Wording.quoted(text))", [SourceEdit(span, "")])]
    if text.hasPrefix("("), text.hasSuffix(")"), span.start > 0 {
      let brackets = SourceSpan(span.start - 1, span.start + 1)
      fixIts.insert(
        FixIt("put both into one pair of parentheses", [SourceEdit(brackets, ",")]), at: 0)
    }
    if text.hasPrefix("@"), span.start > 0 {
      fixIts.insert(
        FixIt(
          "put the priority into the parentheses",
          [
            SourceEdit(SourceSpan(span.start - 1, span.start), ""),
            SourceEdit(SourceSpan(at: span.end), ")"),
          ]), at: 0)
    }
    return Diagnostic(
      Self.code, Self.severity,
      "expected `]` after the sizes, found \(Wording.quoted(text))",
      at: SourceLocation(origin, span), caption: "only `]` could stand here",
      notes: ["several sizes stand in one pair of parentheses, with commas between them"],
      fixIts: fixIts)
  }
}
