/// A word that is none of those that a subcommand knows.
package struct UnknownWord: DiagnosticDefinition {
  /// The word.
  package let word: String
  /// What it should be, such as "code".
  package let kind: String
  /// The words that there are.
  package let known: [String]

  package init(word: String, kind: String, known: [String]) {
    self.word = word
    self.kind = kind
    self.known = known
  }

  package static let code = DiagnosticCode.unknownWord
  package static let severity = Severity.error
  package static let title = "a word is none of those that are known"
  package static let explanation = """
    Some subcommands take one word out of a list: `vfl explain` the code of a diagnostic, and
    `vfl completions` the name of a shell. A code is `VFL` and four digits; the letters and the
    zeros in front may be left out.
    """
  package static let example = DiagnosticExample(["explain", "VFL0111O"])
  package static let repair = DiagnosticExample(["explain", "VFL0111"])

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let hint = NameHint(word, kind: kind, plural: "\(kind)s", known: known)
    return hint.diagnostic(Self.code, Self.severity, at: nil, in: origin)
  }
}
