import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLRendering

/// `vfl convert`: the constraints of a layout as code.
enum ConvertCommand {
  /// Prints the code on standard output, what is wrong on standard error.
  static func run(
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
      if let name = code.ambiguousName {
        let fault = MalformedFlagValue(
          flag: Flag.superview.name, value: name, expected: "another name for `|` than a view's,")
        return try command.printer.refuse([fault.diagnostic(in: .document)], on: &console)
      }
      let text = code.text(in: invocation.codeStyle)
      try console.write(Array(text.utf8), to: .output)
      return .success
    }
  }
}
