/// A flag's value that does not have its form.
package struct MalformedFlagValue: DiagnosticDefinition {
  /// The flag.
  package let flag: String
  /// The value as given.
  package let value: String
  /// What its value is, a phrase such as "`NAME=NUMBER`".
  package let expected: String

  package init(flag: String, value: String, expected: String) {
    self.flag = flag
    self.value = value
    self.expected = expected
  }

  package static let code = DiagnosticCode.malformedFlagValue
  package static let severity = Severity.error
  package static let title = "a flag's value does not have its form"
  package static let explanation = """
    The value of a flag is one word of a fixed form. A metric is a name, `=` and a number,
    `left=20`, without spaces around the sign; a word with spaces or brackets needs quotes, or the
    shell takes it apart.
    """
  package static let example = DiagnosticExample([
    "check", "--metric", "gap:8", "--view", "a", "[a(gap)]",
  ])
  package static let repair = DiagnosticExample([
    "check", "--metric", "gap=8", "--view", "a", "[a(gap)]",
  ])

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected \(expected) after \(Wording.quoted(flag)), found \(Wording.quoted(value))",
      at: nil)
  }
}
