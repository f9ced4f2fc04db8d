import VFLRendering

/// The help, made from the one table of subcommands and flags.
enum HelpText {
  /// How many columns the help takes at most.
  static let width = 80

  /// What the whole is.
  static let summary = "a compiler for the visual format language of Auto Layout"

  /// How the command is used.
  static let usage = "vfl SUBCOMMAND [FLAG]... [INPUT]..."

  /// What people try first.
  static let examples = [
    "vfl check '|-[title]-[body]-|'",
    "vfl check Sources",
    "vfl fmt --check Sources",
    "vfl compile 'V:|-[a(>=44)]-8-[b(a)]'",
    "vfl solve --width 320 --height 480 '|-[a]-|' 'V:|-[a]-|'",
  ]

  /// Where more is told.
  static let details = """
    `vfl help SUBCOMMAND` shows more, `vfl help documents` how layouts stand in files, `vfl man` the
    manual page, and `vfl --version` the version.
    """

  /// What `vfl --help` prints.
  static let overview: String = {
    let list = Subcommand.all.map { entry($0.name.rawValue, $0.summary, column: 15) }
    return """
      vfl - \(summary)

      Usage: \(usage)

      \(list.joined())
      Examples:
      \(examples.map { "  \($0)\n" }.joined())
      \(HelpProse(details).text(width: width))
      """
  }()

  /// What `vfl help SUBCOMMAND` prints: the flags, examples, and what is to be known.
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
      \(HelpProse(subcommand.details).text(width: width))
      """
  }

  /// What `vfl help documents` prints.
  static let documentsPage = """
    vfl help \(documentsTopic) - \(documentsSummary)

    \(HelpProse(documents).text(width: width))
    """

  private static func describe(_ flag: Flag) -> String {
    let head = [flag.name, flag.value?.placeholder ?? ""].filter { !$0.isEmpty }
    let text = entry(head.joined(separator: " "), flag.summary, column: 25)
    guard let choices = flag.value?.choices, !choices.isEmpty else { return text }
    return text + lines(of: "[\(choices.joined(separator: ", "))]", column: 25)
  }

  /// A name with what is said of it in a column further right, on the next line where the name is long.
  private static func entry(_ name: String, _ text: String, column: Int) -> String {
    let lines = lines(of: text, column: column)
    guard name.count + 4 <= column else { return "  \(name)\n" + lines }
    return "  \(name)" + lines.dropFirst(name.count + 2)
  }

  /// A text that stands in a column.
  private static func lines(of text: String, column: Int) -> String {
    let margin = String(repeating: " ", count: column)
    return WrappedText.lines(text, width: width - column).map { margin + $0 + "\n" }.joined()
  }
}
