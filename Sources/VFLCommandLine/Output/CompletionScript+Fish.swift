extension CompletionScript {
  /// The completion script for fish, which must be saved in a completions directory.
  static var fish: String {
    var text = "# Completion of vfl for fish: vfl completions fish > "
    text += "~/.config/fish/completions/vfl.fish\n"
    // `__vfl_runs` compares only the first word after `vfl` and ignores later words.
    text += """
      function __vfl_runs
        set -l words (commandline -opc)
        test (count $words) -gt 1; and test $words[2] = $argv[1]
      end
      # The values of a list such as VFL0305=off,VFL05=warning: keys, then `=` and a choice.
      function __vfl_keyed
        set -l token (commandline -ct | string replace -r -- '^--[^=]*=' '')
        set -l before (string match -r -- '^.*,' $token)
        set -l last (string replace -r -- '^.*,' '' $token)
        if string match -q -- '*=*' $last
          printf '%s\\n' "$before"(string replace -r -- '=.*' '=' $last)(string split ' ' $argv[2])
        else
          printf '%s\\n' "$before"(string split ' ' $argv[1])=
        end
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
      if !value.keys.isEmpty {
        let keys = value.keys.joined(separator: " ")
        text += " -a \(quoted("(__vfl_keyed \(quoted(keys)) \(quoted(choices)))"))"
      } else if !choices.isEmpty {
        text += " -a \(quoted(value.isList ? "(__fish_append , \(choices))" : choices))"
      }
    }
    return text + " -d \(quoted(flag.summary))\n"
  }
}
