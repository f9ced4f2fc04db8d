/// A word that the subcommand has no use for.
package struct UnexpectedArgument: DiagnosticDefinition {
  /// The word.
  package let argument: String
  /// The subcommand.
  package let subcommand: String
  /// The flag that asks for what the word names, with the word as its value.
  package let flag: String?

  package init(argument: String, subcommand: String, flag: String? = nil) {
    self.argument = argument
    self.subcommand = subcommand
    self.flag = flag
  }

  package static let code = DiagnosticCode.unexpectedArgument
  package static let severity = Severity.error
  package static let title = "an argument is left over"
  package static let explanation = """
    The subcommand has all the words that it takes, and this one is left over. `vfl help` takes one
    subcommand, and behind `--json-lines` no file is named, because the documents are read from
    standard input.
    """
  package static let example = DiagnosticExample(["help", "check", "solve"])
  package static let repair = DiagnosticExample(["help", "check"])

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected the end of the arguments of \(Wording.quoted(subcommand)), "
        + "found \(Wording.quoted(argument))",
      at: nil,
      notes: flag.map { ["a flag asks for it: `\($0) \(argument)`"] } ?? [])
  }
}
