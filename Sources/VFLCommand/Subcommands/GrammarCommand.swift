import VFLGrammar
import VFLSyntax

/// `vfl grammar`: prints the grammar of the language.
struct GrammarCommand: Command {
  private let dialect: FormatDialect

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    parsed.expectNoOperands(after: 0, but: .dialect)
    dialect = parsed.choice(.dialect) ?? .apple
  }

  /// Prints the contents of the grammar file without changes.
  func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    let bytes = dialect == .extended ? GrammarText.extendedBytes : GrammarText.bytes
    try console.write(bytes, to: .output)
    return .success
  }
}
