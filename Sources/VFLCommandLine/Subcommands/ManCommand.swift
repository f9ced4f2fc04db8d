/// `vfl man`: prints the roff source of a manual page, or the help text if standard output is a terminal.
struct ManCommand: TextCommand {
  /// The manual page of the given topic, or of the `vfl` command.
  let text: String

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    let isTerminal = console.isTerminal(.output)
    text =
      switch parsed.helpTopic() {
      case .overview: isTerminal ? HelpText.overview : ManualPage.overview
      case .documents: isTerminal ? HelpText.documentsPage : ManualPage.documents
      case .subcommand(let subcommand):
        isTerminal ? HelpText.page(of: subcommand) : ManualPage.page(of: subcommand)
      case nil: ""
      }
  }
}
