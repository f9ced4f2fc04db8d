/// A name that is given a meaning twice.
package struct DuplicateName: DiagnosticDefinition {
  /// The second one, without quotes; `nil` on the command line.
  package let span: SourceSpan?
  /// The name.
  package let name: String
  /// What it names, such as "view" or "key".
  package let kind: String
  /// The first one, where it stands in the same text.
  package let first: SourceSpan?

  package init(span: SourceSpan?, name: String, kind: String, first: SourceSpan?) {
    self.span = span
    self.name = name
    self.kind = kind
    self.first = first
  }

  package static let code = DiagnosticCode.duplicateName
  package static let severity = Severity.error
  package static let title = "a name is given twice"
  package static let explanation = """
    A view, a metric or a key of an object has one meaning. Where a name is given a meaning twice,
    one of them would be lost in silence, so both have to be brought together under one name, or
    one of them renamed.
    """
  package static let example = DiagnosticExample.document(
    "compile",
    """
    @metrics gap: 8, gap: 12
    @view a
    |-gap-[a]
    """)
  package static let repair = DiagnosticExample.document(
    "compile",
    """
    @metrics gap: 8
    @view a
    |-gap-[a]
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected each \(kind) once, found \(Wording.quoted(name)) a second time",
      at: span.map { SourceLocation(origin, $0) },
      caption: span == nil ? "" : "given a second time",
      labels: first.map { [.init(SourceLocation(origin, $0), "given here first")] } ?? [])
  }
}
