/// `vfl man`: the manual pages.
struct ManCommand: TextCommand {
  /// The page of the subcommand that is named, or of the whole.
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
