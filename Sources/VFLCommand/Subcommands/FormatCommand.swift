import VFLDiagnostics

/// `vfl fmt`: formats in their canonical spelling.
enum FormatCommand {
  /// Formats what the command line names, each for itself.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    let invocation = FormatInvocation(parsed)
    guard invocation.check.faults.isEmpty else {
      return try Printer.plain.refuse(invocation.check.faults, on: &console)
    }
    var run = FormatRun(invocation)
    return try run.run(on: &console)
  }
}
