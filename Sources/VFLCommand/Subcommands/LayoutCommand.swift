import VFLDiagnostics

/// The common part of `check`, `compile`, `convert` and `solve`: parsing the command line, reading the
/// inputs, and telling that there are none.
struct LayoutCommand: Sendable {
  let invocation: LayoutInvocation
  let printer: Printer
  private let subcommand: Subcommand

  /// Understands the arguments.
  init(_ parsed: ParsedArguments) {
    subcommand = parsed.subcommand
    invocation = LayoutInvocation(parsed)
    printer = Printer(form: invocation.form, color: invocation.color)
  }

  /// Answers the inputs, or says what is wrong with the command line.
  ///
  /// Nothing is read and nothing is answered when the command line has faults.
  func run<C: Console>(
    on console: inout C, answer: (InputReader, inout C) throws(OutputFailure) -> ExitCode
  ) throws(OutputFailure) -> ExitCode {
    guard invocation.faults.isEmpty else {
      return try printer.refuse(invocation.faults, on: &console)
    }
    if invocation.isJSONLines {
      return try JSONLinesSession(subcommand: subcommand.name, invocation: invocation)
        .run(on: &console)
    }
    let inputs = InputReader(invocation.operands, on: &console)
    guard !inputs.documents.isEmpty else {
      let missing = Finding.missingArgument(
        subcommand: subcommand.name.rawValue, expected: "a format, a file or `-`")
      return try printer.refuse([missing.diagnostic(in: .document)], on: &console)
    }
    let code = try answer(inputs, &console)
    return inputs.hasFailures ? .usage : code
  }
}
