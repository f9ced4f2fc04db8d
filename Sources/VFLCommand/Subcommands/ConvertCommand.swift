import VFLDiagnostics
import VFLRendering

/// `vfl convert`: constraints as code, of formats and layouts, or in the place of the calls of sources.
enum ConvertCommand {
  /// Prints the code or what changes on standard output, what is wrong on standard error.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    let invocation = ConvertInvocation(parsed, on: console)
    guard invocation.faults.isEmpty else {
      let printer = Printer(form: .text, color: invocation.check.layout.color)
      return try printer.refuse(invocation.faults, on: &console)
    }
    if invocation.isOfSources {
      var run = ConvertRun(invocation)
      return try run.run(on: &console)
    }
    return try convertLayout(parsed, on: &console)
  }

  private static func convertLayout(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    let command = LayoutCommand(parsed)
    let invocation = command.invocation
    return try command.run(on: &console) { (inputs, console) throws(OutputFailure) in
      let code = LayoutCode(
        invocation.documents(with: inputs.documents), options: invocation.options,
        superview: invocation.superview)
      try command.printer.complain(code.layout.faults, on: &console)
      if code.layout.hasErrors { return .findings }
      if let expected = code.faultOfSuperview(in: invocation.codeStyle) {
        let fault = MalformedFlagValue(
          flag: Flag.superview.name, value: code.superviewName, expected: expected)
        return try command.printer.refuse([fault.diagnostic(in: .document)], on: &console)
      }
      let (text, remarks) = code.code(
        in: invocation.codeStyle, isComplete: parsed.has(.complete))
      try console.write(Array(text.utf8), to: .output)
      for remark in remarks { try console.write(Array((remark + "\n").utf8), to: .error) }
      return .success
    }
  }
}
