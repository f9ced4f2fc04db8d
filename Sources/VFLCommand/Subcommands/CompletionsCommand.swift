import VFLDiagnostics

/// `vfl completions`: a script that teaches a shell the words of the command.
enum CompletionsCommand {
  /// Prints the script of the shell that is named.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    var parsed = parsed
    let known = CompletionScript.Shell.allCases.map(\.rawValue)
    var script = ""
    if let name = parsed.operands.first?.text {
      if let shell = CompletionScript.Shell(rawValue: name) {
        script = CompletionScript.text(for: shell)
      } else {
        parsed.report(.unknownWord(word: name, kind: "shell", known: known))
      }
    } else if parsed.faults.isEmpty {
      parsed.report(
        .missingArgument(
          subcommand: parsed.subcommand.name.rawValue,
          expected: "the name of a shell, `bash`, `zsh` or `fish`,"))
    }
    parsed.expectNoOperands(after: 1)
    guard parsed.faults.isEmpty else {
      return try Printer.plain.refuse(parsed.faults, on: &console)
    }
    try console.write(Array(script.utf8), to: .output)
    return .success
  }
}
