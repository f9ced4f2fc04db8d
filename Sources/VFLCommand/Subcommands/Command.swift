/// A subcommand on its way from its words to its exit code.
///
/// All of them go the same way: the words are understood, what is wrong with them is refused, and only then is
/// anything read, answered and printed.
protocol Command {
  /// Understands the words; what is wrong with them is reported there.
  init(_ parsed: inout ParsedArguments, on console: some Console)

  /// Does what the words ask for, and says how it went; `printer` shows diagnostics as they ask for it.
  mutating func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode
}

extension Command {
  /// Goes all of the way.
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

/// A subcommand whose words alone say what it prints.
protocol TextCommand: Command {
  /// What is printed on standard output.
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
