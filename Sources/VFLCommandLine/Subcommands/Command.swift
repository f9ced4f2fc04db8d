/// A subcommand, which parses its arguments and then runs.
///
/// Usage errors are reported before any input is read or any output is written.
protocol Command {
  /// Interprets the arguments. Usage errors are added to `parsed`.
  init(_ parsed: inout ParsedArguments, on console: some Console)

  /// Runs the subcommand and returns the exit code.
  ///
  /// - Parameter printer: Prints diagnostics in the format that the flags select.
  mutating func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode
}

extension Command {
  /// Creates the subcommand from its arguments and runs it.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    var parsed = parsed
    var command = Self(&parsed, on: console)
    let printer = Printer(&parsed)
    guard parsed.diagnostics.isEmpty else {
      return try printer.reportUsageErrors(parsed.diagnostics, on: &console)
    }
    return try command.run(printer, on: &console)
  }
}

/// A subcommand whose output depends only on its arguments.
protocol TextCommand: Command {
  /// The output of the subcommand.
  var text: String { get }
}

extension TextCommand {
  func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    try console.write(Array(text.utf8), to: .output)
    return .success
  }
}
