import VFLText

/// The help, generated from the descriptions of subcommands and flags.
enum HelpText {
  /// The maximum line width of the help, in columns.
  static let width = 80

  /// The summary of the command.
  static let summary = "a compiler for the visual format language of Auto Layout"

  /// The usage line of the command.
  static let usage = "vfl SUBCOMMAND [FLAG]... [INPUT]..."

  /// Examples of common uses.
  static let examples = [
    "vfl check '|-[title]-[body]-|'",
    "vfl check Sources",
    "vfl fmt --check Sources",
    "vfl compile 'V:|-[a(>=44)]-8-[b(a)]'",
    "vfl solve --width 320 --height 480 '|-[a]-|' 'V:|-[a]-|'",
  ]

  /// A paragraph that refers to further help.
  static let details = """
    `vfl help SUBCOMMAND` describes a subcommand, and `vfl help documents` layout files. `vfl man`
    prints the manual page, and `vfl --version` the version.
    """

  /// The output of `vfl --help`.
  static let overview: String = {
    let list = Subcommand.all.map { entry($0.name.rawValue, $0.summary, column: 15) }
    return """
      vfl - \(summary)

      Usage: \(usage)

      Subcommands:
      \(list.joined())
      Examples:
      \(examples.map { "  \($0)\n" }.joined())
      \(HelpBlocks(details).text(width: width))
      """
  }()

  /// Returns the output of `vfl help SUBCOMMAND`: the usage, flags, examples and description.
  static func page(of subcommand: Subcommand) -> String {
    let name = subcommand.name.rawValue
    let examples = subcommand.examples.map { "  # \($0.purpose)\n  \($0.command)\n" }
    return """
      vfl \(name) - \(subcommand.summary)

      Usage: \(subcommand.usage)

      Flags:
      \(subcommand.flags.map(describe).joined())
      Examples:
      \(examples.joined(separator: "\n"))
      \(HelpBlocks(subcommand.details).text(width: width))
      """
  }

  /// The output of `vfl help documents`.
  static let documentsPage = """
    vfl help \(documentsTopic) - \(documentsSummary)

    \(HelpBlocks(documents).text(width: width))
    """

  private static func describe(_ flag: Flag) -> String {
    let head = [flag.name, flag.value?.placeholder ?? ""].filter { !$0.isEmpty }
    let text = entry(head.joined(separator: " "), flag.summary, column: 25)
    guard let choices = flag.value?.choices, !choices.isEmpty else { return text }
    return text + lines(of: "[\(choices.joined(separator: ", "))]", column: 25)
  }

  /// Returns a name followed by its description, which starts at `column`, or on the next line if the name is
  /// too long.
  private static func entry(_ name: String, _ text: String, column: Int) -> String {
    let lines = lines(of: text, column: column)
    guard name.count + 4 <= column else { return "  \(name)\n" + lines }
    return "  \(name)" + lines.dropFirst(name.count + 2)
  }

  /// Returns the text, wrapped and indented so that each line starts at `column`.
  private static func lines(of text: String, column: Int) -> String {
    let margin = String(repeating: " ", count: column)
    return WrappedText.lines(text, width: width - column).map { margin + $0 + "\n" }.joined()
  }
}
