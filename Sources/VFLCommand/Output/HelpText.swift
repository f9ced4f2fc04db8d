/// The help, made from the one table of subcommands and flags.
enum HelpText {
  /// What `vfl --help` prints.
  static let overview: String = {
    let width = Subcommand.all.map(\.name.rawValue.count).max() ?? 0
    let list = Subcommand.all.map { "  \(padded($0.name.rawValue, to: width))  \($0.summary)\n" }
    return """
      vfl - a compiler for the visual format language of Auto Layout

      Usage: vfl SUBCOMMAND [FLAG]... [INPUT]...

      \(list.joined())
      Examples:
        vfl check '|-[title]-[body]-|'
        vfl check Sources
        vfl fmt --check Sources
        vfl compile 'V:|-[a(>=44)]-8-[b(a)]'
        vfl solve --width 320 --height 480 '|-[a]-|' 'V:|-[a]-|'

      `vfl help SUBCOMMAND` shows more, `vfl help documents` how layouts stand in files, and
      `vfl --version` the version.

      """
  }()

  /// What `vfl help SUBCOMMAND` prints.
  static func page(of subcommand: Subcommand) -> String {
    let name = subcommand.name.rawValue
    let usage = ["vfl", name, "[FLAG]...", subcommand.operands].filter { !$0.isEmpty }
    let examples = subcommand.examples.map { "  # \($0.purpose)\n  \($0.command)\n" }
    let flags = subcommand.flags.map(describe)
    return """
      vfl \(name) - \(subcommand.summary)

      Usage: \(usage.joined(separator: " "))

      Examples:
      \(examples.joined(separator: "\n"))
      \(subcommand.details)

      Flags:
      \(flags.joined())
      """
  }

  private static func describe(_ flag: Flag) -> String {
    let head = [flag.name, flag.value?.placeholder ?? ""].filter { !$0.isEmpty }
    var text = "  \(padded(head.joined(separator: " "), to: 22)) \(flag.summary)\n"
    if let choices = flag.value?.choices, !choices.isEmpty {
      text += wrapped(choices, indent: 25)
    }
    return text
  }

  /// Words with commas between them, on lines of 80 columns.
  private static func wrapped(_ words: [String], indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines = [margin]
    for (index, word) in words.enumerated() {
      let piece = index + 1 < words.count ? word + ", " : word
      let last = lines.count - 1
      if lines[last].count + piece.count > 80, lines[last] != margin {
        lines.append(margin + piece)
      } else {
        lines[last] += piece
      }
    }
    return lines.map { $0.trimmingTrailingSpace + "\n" }.joined()
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension String {
  fileprivate var trimmingTrailingSpace: String { hasSuffix(" ") ? String(dropLast()) : self }
}
