import VFLDiagnostics
import VFLGrammar

/// `vfl grammar`: the specification of the language.
enum GrammarCommand {
  /// Prints the grammar, byte for byte as its file has it.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    var parsed = parsed
    parsed.expectNoOperands(after: 0)
    guard parsed.faults.isEmpty else {
      return try Printer.plain.refuse(parsed.faults, on: &console)
    }
    try console.write(GrammarText.bytes, to: .output)
    return .success
  }
}
