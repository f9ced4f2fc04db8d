import VFLDiagnostics

/// `vfl check`: what is wrong with formats, documents and sources.
///
/// Each file is checked for itself, and so are the formats of the command line together.
enum CheckCommand {
  /// Prints the findings on standard output; what cannot be read, on standard error.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    let invocation = CheckInvocation(parsed)
    guard invocation.faults.isEmpty else {
      let printer = Printer(form: invocation.layout.form, color: invocation.layout.color)
      return try printer.refuse(invocation.faults, on: &console)
    }
    if invocation.layout.isJSONLines {
      return try JSONLinesSession(subcommand: .check, invocation: invocation.layout)
        .run(on: &console)
    }
    return try CheckRun(invocation).run(on: &console)
  }
}
