import VFLDiagnostics
import VFLText

/// `vfl log`: explains the constraint conflicts in a log.
struct LogCommand: Command {
  private let invocation: LogInvocation

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    invocation = LogInvocation(&parsed)
  }

  /// Prints the explained conflicts to standard output, and errors about unreadable inputs to standard error.
  func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    let invocation = invocation
    var inputs = try LogInputs(invocation.operands, on: &console)
    let known = inputs.known(at: invocation.baseline, on: console)
    for failure in inputs.failures {
      try printer.report(failure, on: &console)
    }
    let logs = inputs.logs
    // Empty standard input usually means that an earlier command of the pipeline failed, not that the log has
    // no conflicts.
    if invocation.operands.isEmpty, inputs.failures.isEmpty, logs.allSatisfy({ $0.bytes.isEmpty }) {
      let missing = LazyDiagnostic.missingArgument(
        subcommand: Subcommand.Name.log.rawValue, expected: "a log, in a file or on standard input")
      return try printer.reportUsageErrors([missing.diagnostic(in: .document)], on: &console)
    }
    let found = BackgroundComputation.result(on: &console) {
      LogResult(logs, invocation, besides: known, reporting: $0)
    }
    guard let result = found else { return .interrupted }
    let hasConflicts = result.hasDiagnostics && !invocation.exitsZero
    let code: ExitCode =
      !inputs.failures.isEmpty ? .usage : hasConflicts ? .diagnostics : .success
    switch invocation.format {
    case .output(.json): try result.writeJSON(on: &console)
    case .output:
      let style = printer.style(for: .output, on: console)
      try console.write(Array(result.text(style).utf8), to: .output)
      if result.unreported > 0 {
        let count = CountText.grouped(result.unreported)
        let conflicts = result.unreported == 1 ? "conflict" : "conflicts"
        let text = "\(count) more \(conflicts) not shown (use `\(Flag.allConflicts.name)`)\n"
        try console.write(Array(text.utf8), to: .error)
      }
    case .report(let format):
      try console.write(
        result.report(format, in: console.currentDirectory, exitCode: code), to: .output)
    }
    return code
  }
}
