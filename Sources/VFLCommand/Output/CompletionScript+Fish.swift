extension CompletionScript {
  /// The script for fish, to be kept in its folder of completions.
  static var fish: String {
    var text = "# Completion of vfl for fish: vfl completions fish > "
    text += "~/.config/fish/completions/vfl.fish\n"
    // The first word behind `vfl`, whichever names stand further behind.
    text += """
      function __vfl_runs
        set -l words (commandline -opc)
        test (count $words) -gt 1; and test $words[2] = $argv[1]
      end

      """
    for flag in [Flag.help, .version] {
      text += fishLine("__fish_use_subcommand", flag)
    }
    for subcommand in Subcommand.all {
      let name = subcommand.name.rawValue
      text += "complete -c vfl -f -n __fish_use_subcommand"
      text += " -a \(name) -d \(quoted(subcommand.summary))\n"
      let condition = quoted("__vfl_runs \(name)")
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
      let choices = value.choices.joined(separator: " ")
      if !choices.isEmpty {
        text += " -a \(quoted(value.isList ? "(__fish_append , \(choices))" : choices))"
      }
    }
    return text + " -d \(quoted(flag.summary))\n"
  }
}
