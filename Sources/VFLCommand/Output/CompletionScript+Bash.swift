extension CompletionScript {
  /// The script for bash, to be evaluated.
  static var bash: String {
    let names = Subcommand.all.map(\.name.rawValue)
    let top = (names + [Flag.help.name, Flag.version.name]).joined(separator: " ")
    let cases = Subcommand.all.map(bashCase).joined()
    return """
      # Completion of vfl for bash: eval "$(vfl completions bash)"
      _vfl() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local flags="" words="" files="" list="" before=""
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W \(quoted(top)) -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]}:$previous" in
      \(cases)  esac
        if [ -n "$list" ] && [[ "$current" == *,* ]]; then
          before="${current%,*},"
          current="${current##*,}"
        fi
        case "$current" in
          -*) COMPREPLY=($(compgen -W "$flags" -- "$current")) ;;
          *)
            COMPREPLY=($(compgen -P "$before" -W "$words" -- "$current"))
            [ -z "$files" ] || COMPREPLY+=($(compgen -f -- "$current"))
            ;;
        esac
      }
      complete -o filenames -F _vfl vfl

      """
  }

  /// What is completed behind a subcommand: the values of a flag, or its flags and words.
  private static func bashCase(_ subcommand: Subcommand) -> String {
    let name = subcommand.name.rawValue
    var text = ""
    for flag in subcommand.flags {
      guard let value = flag.value else { continue }
      let choices = value.choices.joined(separator: " ")
      var what = value.isFile ? "files=yes" : "words=\(quoted(choices))"
      if value.isList { what += " list=yes" }
      text += "    \(name):\(flag.name)) \(what) ;;\n"
    }
    let flags = subcommand.flags.map(\.name).joined(separator: " ")
    let files = subcommand.operandKind == .files ? "yes" : ""
    text += "    \(name):*)\n"
    text += "      flags=\(quoted(flags))\n"
    text += "      words=\(quoted(words(of: subcommand).joined(separator: " ")))\n"
    text += "      files=\(quoted(files)) ;;\n"
    return text
  }
}
