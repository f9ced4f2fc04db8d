/// `vfl help`: what there is, and how each subcommand is used.
enum HelpCommand {
  /// Prints the help of the subcommand that is named, or of the whole.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    var parsed = parsed
    guard let topic = parsed.helpTopic(), parsed.faults.isEmpty else {
      return try Printer.plain.refuse(parsed.faults, on: &console)
    }
    let text =
      switch topic {
      case .overview: HelpText.overview
      case .documents: HelpText.documentsPage
      case .subcommand(let subcommand): HelpText.page(of: subcommand)
      }
    try console.write(Array(text.utf8), to: .output)
    return .success
  }
}
