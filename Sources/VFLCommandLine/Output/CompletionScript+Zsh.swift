extension CompletionScript {
  /// The completion script for zsh, which must be evaluated or saved as `_vfl` in a directory of `fpath`.
  static var zsh: String {
    let list = Subcommand.all.map { "    \(quoted("\($0.name.rawValue):\($0.summary)"))\n" }
    let cases = Subcommand.all.map(zshCase).joined()
    return """
      #compdef vfl
      # Completion of vfl for zsh: eval "$(vfl completions zsh)"
      # A list such as VFL0305=off,VFL05=warning: keys, each followed by `=` and a choice.
      _vfl_keyed() {
        local choices="$1"
        shift
        _values -s , value ${^@}":choice:($choices)"
      }
      _vfl() {
        local -a subcommands
        subcommands=(
      \(list.joined())  )
        if (( CURRENT == 2 )); then
          _describe 'subcommand' subcommands
          _arguments \(quoted(zshFlag(.help))) \(quoted(zshFlag(.version)))
          return
        fi
        local subcommand="$words[2]"
        shift words
        (( CURRENT-- ))
        case "$subcommand" in
      \(cases)  esac
      }
      if [ "$funcstack[1]" = "_vfl" ]; then
        _vfl "$@"
      else
        compdef _vfl vfl
      fi

      """
  }

  private static func zshCase(_ subcommand: Subcommand) -> String {
    var specifications = subcommand.flags.map { "'*'" + quoted(zshFlag($0)) }
    let words = words(of: subcommand).joined(separator: " ")
    switch subcommand.operandKind {
    case .files: specifications.append(quoted("*:file:_files"))
    case .codes: specifications.append(quoted("*:code:(\(words))"))
    case .shells: specifications.append(quoted("1:shell:(\(words))"))
    case .subcommands: specifications.append(quoted("1:subcommand:(\(words))"))
    case .nothing: break
    }
    return "    \(subcommand.name.rawValue))\n      _arguments \\\n        "
      + specifications.joined(separator: " \\\n        ") + "\n      ;;\n"
  }

  /// Returns a flag as a specification for `_arguments`, such as `--name=[summary]:value:(choices)`.
  ///
  /// The specification allows the value after `=` and as the next word.
  private static func zshFlag(_ flag: Flag) -> String {
    var text = "\(flag.name)\(flag.value == nil ? "" : "=")[\(escaped(flag.summary))]"
    if let value = flag.value {
      text += ":\(escaped(value.placeholder)):"
      if !value.keys.isEmpty {
        let choices = value.choices.joined(separator: "\\ ")
        text += " _vfl_keyed \(choices) \(value.keys.joined(separator: " "))"
      } else if value.isList {
        text += "_sequence compadd - \(value.choices.joined(separator: " "))"
      } else if value.isFile {
        text += "_files"
      } else if value.choices.isEmpty {
        text += " "
      } else {
        text += "(\(value.choices.joined(separator: " ")))"
      }
    }
    return text
  }

  /// Returns the string with escaped characters that delimit parts of a specification.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
