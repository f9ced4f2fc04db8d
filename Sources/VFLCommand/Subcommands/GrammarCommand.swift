import VFLDiagnostics
import VFLGrammar
import VFLSyntax

/// `vfl grammar`: the specification of the language.
enum GrammarCommand {
  /// Prints the grammar, byte for byte as its file has it.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    var parsed = parsed
    parsed.expectNoOperands(after: 0, but: .dialect)
    let dialect: FormatDialect = parsed.choice(.dialect) ?? .apple
    guard parsed.faults.isEmpty else {
      return try Printer.plain.refuse(parsed.faults, on: &console)
    }
    let bytes = dialect == .extended ? GrammarText.extendedBytes : GrammarText.bytes
    try console.write(bytes, to: .output)
    return .success
  }
}
