/// A subcommand from its arguments to its exit code.
///
/// All subcommands share three steps: they parse the arguments, stop on usage errors, and only then read
/// input and write output.
protocol Command {
  /// Interprets the arguments. Reports usage errors in `parsed`.
  init(_ parsed: inout ParsedArguments, on console: some Console)

  /// Runs the subcommand and returns the exit code. `printer` prints diagnostics as the flags specify.
  mutating func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode
}

extension Command {
  /// Parses the arguments and runs the subcommand.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    var parsed = parsed
    var command = Self(&parsed, on: console)
    let printer = Printer(&parsed)
    guard parsed.faults.isEmpty else { return try printer.refuse(parsed.faults, on: &console) }
    return try command.run(printer, on: &console)
  }
}

/// A subcommand whose output depends only on its arguments.
protocol TextCommand: Command {
  /// The text for standard output.
  var text: String { get }
}

extension TextCommand {
  func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    try console.write(Array(text.utf8), to: .output)
    return .success
  }
}
