import VFLDiagnostics
import VFLDocuments
import VFLRendering

/// `vfl log`: what the conflicts are that a run has logged.
struct LogCommand: Command {
  private let invocation: LogInvocation

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    invocation = LogInvocation(&parsed)
  }

  /// Prints the conflicts on standard output; what cannot be read, on standard error.
  func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    let invocation = invocation
    var inputs = try LogInputs(invocation.operands, on: &console)
    let known = inputs.known(at: invocation.baseline, on: console)
    for failure in inputs.failures {
      try printer.complain(failure, on: &console)
    }
    let logs = inputs.logs
    // An empty input is the end of a pipe whose beginning has failed, and not a log without conflicts.
    if invocation.operands.isEmpty, inputs.failures.isEmpty, logs.allSatisfy({ $0.bytes.isEmpty }) {
      let missing = Finding.missingArgument(
        subcommand: Subcommand.Name.log.rawValue, expected: "a log, in a file or on standard input")
      return try printer.refuse([missing.diagnostic(in: .document)], on: &console)
    }
    let found = LongSearch.result(on: &console) {
      LogAnswers(logs, invocation, besides: known, reporting: $0)
    }
    guard let answers = found else { return .interrupted }
    let hasConflicts = answers.hasFindings && !invocation.exitsZero
    let code: ExitCode =
      !inputs.failures.isEmpty ? .usage : hasConflicts ? .findings : .success
    switch invocation.form {
    case .output(.json): try answers.writeJSON(on: &console)
    case .output:
      let style = printer.style(for: .output, on: console)
      try console.write(Array(answers.text(style).utf8), to: .output)
      if answers.untold > 0 {
        let count = WordCount.grouped(answers.untold)
        let words = answers.untold == 1 ? "conflict is" : "conflicts are"
        let text = "\(count) more \(words) not told, but with `\(Flag.allConflicts.name)`\n"
        try console.write(Array(text.utf8), to: .error)
      }
    case .report(let form):
      try console.write(
        answers.report(form, in: console.currentFolder, exitCode: code), to: .output)
    }
    return code
  }
}
