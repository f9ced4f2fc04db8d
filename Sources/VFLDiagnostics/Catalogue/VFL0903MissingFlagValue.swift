/// A flag without its value.
package struct MissingFlagValue: DiagnosticDefinition {
  /// The flag.
  package let flag: String
  /// What its value is, a phrase such as "`NAME=NUMBER`".
  package let expected: String

  package init(flag: String, expected: String) {
    self.flag = flag
    self.expected = expected
  }

  package static let code = DiagnosticCode.missingFlagValue
  package static let severity = Severity.error
  package static let title = "a flag lacks its value"
  package static let explanation = """
    Some flags are followed by a value, as a word of its own: `--metric left=20`. Here the command
    line ends behind the flag, or another flag stands where the value should.
    """
  package static let example = DiagnosticExample(["check", "[a]-[b]", "--view"])
  package static let repair = DiagnosticExample(["check", "[a]-[b]", "--view", "a", "--view", "b"])

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected \(expected) after \(Wording.quoted(flag)), found no value",
      at: nil)
  }
}
