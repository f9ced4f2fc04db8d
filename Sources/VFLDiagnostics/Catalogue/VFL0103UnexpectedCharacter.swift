/// A character that no construct uses, or several in a row.
package struct UnexpectedCharacter: DiagnosticDefinition {
  /// The characters.
  package let span: SourceSpan
  /// The characters.
  package let text: String

  package init(span: SourceSpan, text: String) {
    self.span = span
    self.text = text
  }

  package static let code = DiagnosticCode.unexpectedCharacter
  package static let severity = Severity.error
  package static let title = "a character has no meaning"
  package static let explanation = """
    A format is made of views `[name]`, gaps `-8-` and bars `|`; inside of them stand names,
    numbers, `(`, `)`, `,`, `@`, `==`, `>=` and `<=`. Any other character has no meaning anywhere.
    There are no comments, no quotes and no separators; each format is a string of its own.
    """
  package static let example = DiagnosticExample.check("[a]#-[b]")
  package static let repair = DiagnosticExample.check("[a]-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "found \(Wording.quoted(text)), but a format is made of views, gaps and bars only",
      at: SourceLocation(origin, span), caption: "has no meaning in a format",
      fixIts: [FixIt("delete \(Wording.quoted(text))", [SourceEdit(span, "")])])
  }
}
