/// `vfl man`: the manual pages.
enum ManCommand {
  /// Prints the page of the subcommand that is named, or of the whole.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    var parsed = parsed
    guard let topic = parsed.helpTopic(), parsed.faults.isEmpty else {
      return try Printer.plain.refuse(parsed.faults, on: &console)
    }
    let text =
      switch topic {
      case .overview: ManualPage.overview
      case .documents: ManualPage.documents
      case .subcommand(let subcommand): ManualPage.page(of: subcommand)
      }
    try console.write(Array(text.utf8), to: .output)
    return .success
  }
}
