/// A directive whose line does not have its form.
package struct MalformedDirective: DiagnosticDefinition {
  /// Where the line leaves the form.
  package let span: SourceSpan
  /// The directive.
  package let directive: String
  /// What could stand there, a phrase such as "a size such as `320x480`".
  package let expected: String
  /// What stands there instead; `nil` at the end of the line.
  package let found: String?

  package init(span: SourceSpan, directive: String, expected: String, found: String?) {
    self.span = span
    self.directive = directive
    self.expected = expected
    self.found = found
  }

  package static let code = DiagnosticCode.malformedDirective
  package static let severity = Severity.error
  package static let title = "a directive does not have its form"
  package static let explanation = """
    Each directive has a form of its own: `@container 320x480`, `@metrics left: 20, gap: 8`,
    `@view a intrinsic: 80x21 hugging: 251 parent: b`, `@options alignAllTop` for the next format,
    and `@constraint a.width == 2 * b.height + 3 @750`.
    """
  package static let example = DiagnosticExample.document(
    "compile",
    """
    @container wide
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
    Diagnostic(
      Self.code, Self.severity,
      "expected \(expected) in \(Wording.quoted(directive)), "
        + "found \(Wording.found(found, endOf: "the line"))",
      at: SourceLocation(origin, span), caption: "\(expected) could stand here")
  }
}
