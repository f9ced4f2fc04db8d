/// A code in a comment that is none.
package struct UnknownSuppressedCode: DiagnosticDefinition {
  /// The word.
  package let span: SourceSpan
  /// What it says.
  package let name: String
  /// The codes that there are.
  package let known: [String]

  package init(span: SourceSpan, name: String, known: [String]) {
    self.span = span
    self.name = name
    self.known = known
  }

  package static let code = DiagnosticCode.unknownSuppressedCode
  package static let severity = Severity.warning
  package static let title = "a comment silences a code that there is not"
  package static let explanation = """
    Behind `vfl:disable` stand codes, each `VFL` and four digits, or what several begin with, as
    `VFL05`, with commas or blanks between them; without any, the comment is about all codes. A
    reason stands behind two dashes: `// vfl:disable VFL0305 -- the second view comes later`.
    """
  package static let example = DiagnosticExample.document(
    "check",
    """
    // vfl:disable VFL305
    |-[a]-|
    """)
  package static let repair = DiagnosticExample(
    ["check", "--options", "alignAllTop", "--view", "a", "-"],
    standardInput: """
      // vfl:disable VFL0305
      V:[a]
      """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let hint = NameHint(name, kind: "code", plural: "codes", known: known)
    return Diagnostic(
      Self.code, Self.severity, hint.message, at: SourceLocation(origin, span),
      caption: hint.caption, fixIts: hint.fixIts(at: span))
  }
}
