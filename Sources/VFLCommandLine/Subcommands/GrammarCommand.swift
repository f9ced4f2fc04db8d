import VFLGrammar
import VFLSyntax

/// `vfl grammar`: prints the grammar of the language.
struct GrammarCommand: Command {
  /// The bytes of the selected grammar file.
  private let grammar: [UInt8]

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    parsed.expectNoOperands(after: 0, but: .dialect)
    let dialect: FormatDialect = parsed.choice(.dialect) ?? .apple
    grammar =
      if parsed.has(.equations) {
        GrammarText.equationBytes
      } else {
        dialect == .extended ? GrammarText.extendedBytes : GrammarText.bytes
      }
  }

  /// Prints the contents of the grammar file without changes.
  func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    try console.write(grammar, to: .output)
    return .success
  }
}
