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
  /// Whether another document says something else, so that this one counts.
  package let isInOtherDocument: Bool

  package init(
    span: SourceSpan?, name: String, kind: String, first: SourceSpan? = nil,
    isInOtherDocument: Bool = false
  ) {
    self.span = span
    self.name = name
    self.kind = kind
    self.first = first
    self.isInOtherDocument = isInOtherDocument
  }

  package static let code = DiagnosticCode.duplicateName
  package static let severity = Severity.error
  package static let title = "a name is given twice"
  package static let explanation = """
    A view, a metric or a key of an object has one meaning. Where a name is given a meaning twice,
    one of them would be lost in silence, so both have to be brought together under one name, or
    one of them renamed. Of the container, the direction and the spacing the last of several
    documents decides; it is a warning that the ones before it say something else.
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
    if isInOtherDocument {
      return Diagnostic(
        Self.code, .warning,
        "expected \(Wording.quoted(name)) to say what it says in the documents before, "
          + "found something else", at: span.map { SourceLocation(origin, $0) },
        caption: "counts, for it is the last one")
    }
    return Diagnostic(
      Self.code, Self.severity,
      "expected each \(kind) once, found \(Wording.quoted(name)) a second time",
      at: span.map { SourceLocation(origin, $0) },
      caption: span == nil ? "" : "given a second time",
      labels: first.map { [.init(SourceLocation(origin, $0), "given here first")] } ?? [])
  }
}
