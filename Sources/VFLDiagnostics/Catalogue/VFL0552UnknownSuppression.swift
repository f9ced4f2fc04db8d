/// A comment that nearly asks for silence.
package struct UnknownSuppression: DiagnosticDefinition {
  /// The word behind `vfl:`.
  package let span: SourceSpan
  /// What it says.
  package let name: String
  /// The words that could stand there.
  package let known: [String]

  package init(span: SourceSpan, name: String, known: [String]) {
    self.span = span
    self.name = name
    self.known = known
  }

  package static let code = DiagnosticCode.unknownSuppression
  package static let severity = Severity.warning
  package static let title = "a comment nearly asks for silence"
  package static let explanation = """
    Behind `vfl:` stands `disable`, `enable`, `disable-line`, `disable-next-line` or
    `disable-file`. This comment has another word that is near one of them, and so it keeps nothing
    back.
    """
  package static let example = DiagnosticExample.document(
    "check",
    """
    // vfl:disabel VFL0305
    |-[a]-|
    """)
  package static let repair = UnknownSuppressedCode.repair

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let hint = NameHint(name, kind: "request", plural: "requests", known: known)
    return hint.diagnostic(Self.code, Self.severity, at: span, in: origin)
  }
}
