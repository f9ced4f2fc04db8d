import VFLDiagnostics

/// `vfl fmt`: formats in their canonical spelling.
enum FormatCommand {
  /// Formats what the command line names, each for itself and in its order.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    let invocation = FormatInvocation(parsed)
    guard invocation.faults.isEmpty else {
      return try Printer.plain.refuse(invocation.faults, on: &console)
    }
    var run = FormatRun(invocation)
    var operands = invocation.operands
    if operands.isEmpty, !console.isInputTerminal { operands = [Argument("-")] }
    guard !operands.isEmpty else {
      let missing = MissingArgument(
        subcommand: parsed.subcommand.name.rawValue, expected: "a format, a file or `-`")
      return try Printer.plain.refuse([missing.diagnostic(in: .document)], on: &console)
    }
    for (index, operand) in operands.enumerated() {
      if operand.bytes == [UInt8(ascii: "-")] {
        try formatInput(invocation, &run, on: &console)
      } else if FormattedKind(fileName: operand.text) != nil || console.exists(operand.bytes) {
        try formatFile(operand, &run, on: &console)
      } else {
        try run.format(operand.bytes, number: index + 1, on: &console)
      }
    }
    return run.code
  }

  private static func formatInput(
    _ invocation: FormatInvocation, _ run: inout FormatRun, on console: inout some Console
  ) throws(OutputFailure) {
    let bytes: [UInt8]
    do {
      bytes = try InputReader.standardInput(on: &console)
    } catch {
      return try run.fail("-", error.reason, on: &console)
    }
    let kind = invocation.inputName.flatMap { FormattedKind(fileName: $0) } ?? .document
    try run.formatInput(
      bytes, kind: kind, name: invocation.inputName ?? "<stdin>", on: &console)
  }

  private static func formatFile(
    _ path: Argument, _ run: inout FormatRun, on console: inout some Console
  ) throws(OutputFailure) {
    let bytes: [UInt8]
    do {
      bytes = try console.contents(ofFile: path.bytes)
    } catch {
      return try run.fail(path.text, error.reason, on: &console)
    }
    guard let kind = FormattedKind(fileName: path.text) else {
      return try run.fail(
        path.text, "a file that is no .vfl text and no Swift or Objective-C", on: &console)
    }
    try run.formatFile(bytes, kind: kind, path: path, on: &console)
  }
}
