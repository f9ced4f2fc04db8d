/// A word that the subcommand needs.
package struct MissingArgument: DiagnosticDefinition {
  /// The subcommand.
  package let subcommand: String
  /// What it needs, a phrase such as "a format".
  package let expected: String

  package init(subcommand: String, expected: String) {
    self.subcommand = subcommand
    self.expected = expected
  }

  package static let code = DiagnosticCode.missingArgument
  package static let severity = Severity.error
  package static let title = "an argument is missing"
  package static let explanation = """
    The subcommand works on something that has to be named: a format, a file, or `-` for standard
    input. Without it there is nothing to do.
    """
  package static let example = DiagnosticExample(["check"])
  package static let repair = DiagnosticExample(["check", "[a]-[b]"])

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected \(expected) after \(Wording.quoted(subcommand)), "
        + "found the end of the command line",
      at: nil)
  }
}
