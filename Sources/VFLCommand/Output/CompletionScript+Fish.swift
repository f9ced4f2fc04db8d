extension CompletionScript {
  /// The script for fish, to be kept in its folder of completions.
  static var fish: String {
    var text = "# Completion of vfl for fish: vfl completions fish > "
    text += "~/.config/fish/completions/vfl.fish\n"
    for flag in [Flag.help, .version] {
      text += fishLine("__fish_use_subcommand", flag)
    }
    for subcommand in Subcommand.all {
      let name = subcommand.name.rawValue
      text += "complete -c vfl -f -n __fish_use_subcommand"
      text += " -a \(name) -d \(quoted(subcommand.summary))\n"
      let condition = quoted("__fish_seen_subcommand_from \(name)")
      for flag in subcommand.flags { text += fishLine(condition, flag) }
      if subcommand.operandKind != .files {
        text += "complete -c vfl -f -n \(condition)"
        let words = words(of: subcommand).joined(separator: " ")
        text += words.isEmpty ? "\n" : " -a \(quoted(words))\n"
      }
    }
    return text
  }

  private static func fishLine(_ condition: String, _ flag: Flag) -> String {
    var text = "complete -c vfl -n \(condition) -l \(flag.name.dropFirst(2))"
    if let value = flag.value {
      text += value.isFile ? " -r -F" : " -x"
      if !value.choices.isEmpty { text += " -a \(quoted(value.choices.joined(separator: " ")))" }
    }
    return text + " -d \(quoted(flag.summary))\n"
  }
}
