/// `vfl help`: prints the overview, or the help about a subcommand or layout files.
struct HelpCommand: TextCommand {
  /// The help about the given topic, or the overview.
  let text: String

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    text =
      switch parsed.helpTopic() {
      case .overview: HelpText.overview
      case .documents: HelpText.documentsPage
      case .subcommand(let subcommand): HelpText.page(of: subcommand)
      case nil: ""
      }
  }
}
