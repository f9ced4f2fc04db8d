/// `vfl help`: what there is, and how each subcommand is used.
struct HelpCommand: TextCommand {
  /// The help of the subcommand that is named, or of the whole.
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
