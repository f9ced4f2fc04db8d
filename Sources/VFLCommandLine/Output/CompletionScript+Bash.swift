extension CompletionScript {
  /// The completion script for bash, which must be evaluated.
  ///
  /// It requires only bash 3.2, the version that macOS includes.
  static var bash: String {
    let names = Subcommand.all.map { $0.name.rawValue }
    let top = (names + [Flag.help.name, Flag.version.name]).joined(separator: " ")
    let cases = Subcommand.all.map(bashCase).joined()
    return """
      # Completion of vfl for bash: eval "$(vfl completions bash)"
      _vfl() {
        local typed="${COMP_WORDS[COMP_CWORD]}" current="" previous="" word="" index=0
        local flags="" words="" keys="" files="" list="" before="" head="" reply=""
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W \(quoted(top)) -- "$typed"))
          return
        fi
        # Bash splits `--flag=value` into three words, which are joined again here.
        for ((index = 2; index <= COMP_CWORD; index++)); do
          word="${COMP_WORDS[index]}"
          if [[ "$word" == =* ]] || [[ "$current" == *= ]]; then
            current+="$word"
          else
            previous="$current"
            current="$word"
          fi
        done
        [ "$typed" != "=" ] || typed=""
        head="${current%"$typed"}"
        if [[ "$current" == --*=* ]]; then
          previous="${current%%=*}"
          before="$previous="
          current="${current#*=}"
        fi
        case "${COMP_WORDS[1]}:$previous" in
      \(cases)  esac
        if [ -n "$list" ] && [[ "$current" == *,* ]]; then
          before+="${current%,*},"
          current="${current##*,}"
        fi
        if [ -n "$keys" ]; then
          if [[ "$current" == *=* ]]; then
            before+="${current%%=*}="
            current="${current#*=}"
          else
            # A choice follows the `=` of a key: suppress the blank, or omit the `=` if bash cannot.
            if type compopt > /dev/null 2>&1; then
              words="$keys"
              compopt -o nospace +o filenames 2> /dev/null
            else
              words="${keys//=/}"
            fi
          fi
        fi
        case "$current" in
          -*) COMPREPLY=($(compgen -W "$flags" -- "$current")) ;;
          *)
            # A reply must not repeat the text before the last of bash's own words.
            for reply in $(compgen -W "$words" -- "$current"); do
              reply="$before$reply"
              COMPREPLY+=("${reply#"$head"}")
            done
            [ -z "$files" ] || COMPREPLY+=($(compgen -f -- "$current"))
            ;;
        esac
      }
      complete -o filenames -F _vfl vfl

      """
  }

  /// Returns the `case` branch for a subcommand, which completes its flags, their values, and its operands.
  private static func bashCase(_ subcommand: Subcommand) -> String {
    let name = subcommand.name.rawValue
    var text = ""
    for flag in subcommand.flags {
      guard let value = flag.value else { continue }
      let choices = value.choices.joined(separator: " ")
      var what = value.isFile ? "files=yes" : "words=\(quoted(choices))"
      if value.isList { what += " list=yes" }
      if !value.keys.isEmpty {
        what += " keys=\(quoted(value.keys.map { $0 + "=" }.joined(separator: " ")))"
      }
      text += "    \(name):\(flag.name)) \(what) ;;\n"
    }
    let flags = subcommand.flags.map { $0.name }.joined(separator: " ")
    let files = subcommand.operandKind == .files ? "yes" : ""
    text += "    \(name):*)\n"
    text += "      flags=\(quoted(flags))\n"
    text += "      words=\(quoted(words(of: subcommand).joined(separator: " ")))\n"
    text += "      files=\(quoted(files)) ;;\n"
    return text
  }
}
