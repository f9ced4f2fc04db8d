/// `vfl log`: what the conflicts are that a run has logged.
enum LogCommand {
  /// Prints the conflicts on standard output; what cannot be read, on standard error.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    let invocation = LogInvocation(parsed)
    guard invocation.faults.isEmpty else {
      return try invocation.printer.refuse(invocation.faults, on: &console)
    }
    var inputs = try LogInputs(invocation.operands, on: &console)
    let known = inputs.known(at: invocation.baseline, on: console)
    for failure in inputs.failures {
      try invocation.printer.complain(
        [FaultGroup(sources: [], diagnostics: [failure])], on: &console)
    }
    let logs = inputs.logs
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
      let style = invocation.printer.style(for: .output, on: console)
      try console.write(Array(answers.text(style).utf8), to: .output)
    case .report(let form):
      try console.write(
        answers.report(form, in: console.currentFolder, exitCode: code), to: .output)
    }
    return code
  }
}
