/// A word that the subcommand has no use for.
package struct UnexpectedArgument: DiagnosticDefinition {
  /// The word.
  package let argument: String
  /// The subcommand.
  package let subcommand: String

  package init(argument: String, subcommand: String) {
    self.argument = argument
    self.subcommand = subcommand
  }

  package static let code = DiagnosticCode.unexpectedArgument
  package static let severity = Severity.error
  package static let title = "an argument is left over"
  package static let explanation = """
    The subcommand has all the words that it takes, and this one is left over. Often it is a
    second file, or a part of a format that the shell took apart because it was not quoted;
    formats stand in single quotes.
    """
  package static let example = DiagnosticExample(
    ["compile", "-", "extra"],
    standardInput: """
      {"views": {"a": {}}, "formats": ["[a]"]}
      """)
  package static let repair = DiagnosticExample.document(
    "compile",
    """
    {"views": {"a": {}}, "formats": ["[a]"]}
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected the end of the arguments of \(Wording.quoted(subcommand)), "
        + "found \(Wording.quoted(argument))",
      at: nil,
      notes: ["a format stands in single quotes, or the shell takes it apart"])
  }
}
