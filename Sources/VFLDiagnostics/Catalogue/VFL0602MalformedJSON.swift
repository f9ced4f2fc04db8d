/// A document that begins like JSON and is none.
package struct MalformedJSON: DiagnosticDefinition {
  /// What the reader stumbled over, a phrase without a full stop.
  package let reason: String

  package init(reason: String) {
    self.reason = reason
  }

  package static let code = DiagnosticCode.malformedJSON
  package static let severity = Severity.error
  package static let title = "a document is not JSON"
  package static let explanation = """
    A document that begins with `{` is read as JSON: names and texts in double quotes, commas
    between the members and none behind the last one, no comments. Everything else is read as a
    `.vfl` text, a format a line.
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
      "expected a JSON document, found a text that is none: \(reason)",
      at: nil,
      notes: ["a text that does not begin with `{` is read as one format a line"])
  }
}
