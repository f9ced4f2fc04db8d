/// A document that begins like JSON and is none.
package struct MalformedJSON: DiagnosticDefinition {
  /// Where the text stops being JSON.
  package let span: SourceSpan
  /// What could stand there, a phrase such as "`,` or `}`".
  package let expected: String
  /// What stands there instead, a phrase such as "the end of the text".
  package let found: String
  /// Whether the text could also have been a `.vfl` text, as a file could and a line cannot.
  package let isInput: Bool

  package init(span: SourceSpan, expected: String, found: String, isInput: Bool = true) {
    self.span = span
    self.expected = expected
    self.found = found
    self.isInput = isInput
  }

  package static let code = DiagnosticCode.malformedJSON
  package static let severity = Severity.error
  package static let title = "a document is not JSON"
  package static let explanation = """
    A file whose name ends in `.json`, a line behind `--json-lines` and any other text that begins
    with `{` are read as JSON: names and texts in double quotes, commas between the members and none
    behind the last one, no comments. Every other layout is a `.vfl` text, a format a line.
    """
  package static let example = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {}}, "formats": ["[a]"]
    """)
  package static let repair = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {}}, "formats": ["[a]"]}
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected \(expected) in a JSON document, found \(found)",
      at: SourceLocation(origin, span), caption: "not JSON from here on",
      notes: isInput ? ["a file whose name ends in `.vfl` is read as one format a line"] : [])
  }
}
