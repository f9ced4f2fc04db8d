/// A directive of a `.vfl` text that does not exist.
package struct UnknownDirective: DiagnosticDefinition {
  /// The directive's name.
  package let span: SourceSpan
  /// The name as written.
  package let name: String
  /// The names of all directives, written alike.
  package let known: [String]

  package init(span: SourceSpan, name: String, known: [String]) {
    self.span = span
    self.name = name
    self.known = known
  }

  package static let code = DiagnosticCode.unknownDirective
  package static let severity = Severity.error
  package static let title = "a directive is not known"
  package static let explanation = """
    A line of a `.vfl` text that begins with `@` is a directive: `@container`, `@direction`,
    `@spacing`, `@metrics`, `@view`, `@options` or `@constraint`. Every other line is a format, a
    comment behind `//`, or blank.
    """
  package static let example = DiagnosticExample.document(
    "compile",
    """
    @contaner 320x480
    @view a
    |-[a]-|
    """)
  package static let repair = DiagnosticExample.document(
    "compile",
    """
    @container 320x480
    @view a
    |-[a]-|
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let hint = NameHint(name, kind: "directive", plural: "directives", known: known)
    return hint.diagnostic(Self.code, Self.severity, at: span, in: origin)
  }
}
