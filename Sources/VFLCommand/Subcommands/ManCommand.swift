/// `vfl man`: prints a manual page.
struct ManCommand: TextCommand {
  /// The page of the named topic, or of the command.
  let text: String

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    text =
      switch parsed.helpTopic() {
      case .overview: ManualPage.overview
      case .documents: ManualPage.documents
      case .subcommand(let subcommand): ManualPage.page(of: subcommand)
      case nil: ""
      }
  }
}
