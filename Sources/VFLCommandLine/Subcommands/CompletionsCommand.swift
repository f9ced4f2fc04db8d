import VFLDiagnostics

/// `vfl completions`: prints a completion script for a shell.
struct CompletionsCommand: TextCommand {
  /// The completion script for the given shell.
  private(set) var text = ""

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    if let name = parsed.operands.first?.text {
      if let shell = CompletionScript.Shell(rawValue: name) {
        text = CompletionScript.text(for: shell)
      } else {
        let known = CompletionScript.Shell.allCases.map { $0.rawValue }
        parsed.report(.unknownArgument(word: name, kind: "shell", known: known))
      }
    } else if parsed.diagnostics.isEmpty {
      parsed.report(
        .missingArgument(
          subcommand: parsed.subcommand.name.rawValue,
          expected: "a shell, `bash`, `zsh` or `fish`"))
    }
    parsed.expectNoOperands(after: 1)
  }
}
