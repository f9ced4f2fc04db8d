import VFLDiagnostics

/// `vfl help`: what there is, and how each subcommand is used.
enum HelpCommand {
  /// Prints the help of the subcommand that is named, or of the whole.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    var parsed = parsed
    var text = HelpText.overview
    if let name = parsed.operands.first?.text {
      if name == HelpText.documentsTopic {
        text = HelpText.documents
      } else if let subcommand = Subcommand.named(name) {
        text = HelpText.page(of: subcommand)
      } else {
        parsed.report(
          UnknownSubcommand(
            name: name, known: Subcommand.all.map(\.name.rawValue) + [HelpText.documentsTopic]))
      }
    }
    parsed.expectNoOperands(after: 1)
    guard parsed.faults.isEmpty else {
      return try Printer.plain.refuse(parsed.faults, on: &console)
    }
    try console.write(Array(text.utf8), to: .output)
    return .success
  }
}
