/// A value of a document that is of another type than its key asks for.
package struct WrongType: DiagnosticDefinition {
  /// The value, as a JSON pointer such as `/container/width`.
  package let path: String
  /// What could stand there, a phrase such as "a number".
  package let expected: String
  /// What stands there, a phrase such as "a list of 3".
  package let found: String
  /// The value in the document.
  package let span: SourceSpan?

  package init(path: String, expected: String, found: String, span: SourceSpan? = nil) {
    self.span = span
    self.path = path
    self.expected = expected
    self.found = found
  }

  /// A value that is no list and no object, by its text in the document.
  package init(path: String, expected: String, value: String, span: SourceSpan? = nil) {
    self.init(path: path, expected: expected, found: Wording.quoted(value), span: span)
  }

  package static let code = DiagnosticCode.wrongType
  package static let severity = Severity.error
  package static let title = "a value has the wrong type"
  package static let explanation = """
    Each key of a document asks for a value of one type: a size for a number, `formats` for a
    list, `views` for an object. A value of another type is not converted, except that a metric's
    number may stand in quotes.
    """
  package static let example = DiagnosticExample.document(
    "compile",
    """
    {"container": {"width": "wide"}, "views": {"a": {}}, "formats": ["|-[a]-|"]}
    """)
  package static let repair = DiagnosticExample.document(
    "compile",
    """
    {"container": {"width": 320}, "views": {"a": {}}, "formats": ["|-[a]-|"]}
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let place = path.isEmpty ? "the top of the document" : Wording.quoted(path)
    return Diagnostic(
      Self.code, Self.severity,
      "expected \(expected) at \(place), found \(found)",
      at: span.map { SourceLocation(origin, $0) },
      caption: span == nil ? "" : "\(expected) could stand here")
  }
}
