import VFLDocuments
import VFLLayout
import VFLRendering

/// `vfl compile`: the constraint records of a layout.
enum CompileCommand {
  /// Prints the records on standard output, what is wrong on standard error.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    let command = LayoutCommand(parsed)
    return try command.run(on: &console) { (inputs, console) throws(OutputFailure) in
      let layout = CompiledLayout(
        command.invocation.settings.documents(with: inputs.documents),
        settings: .init(options: command.invocation.settings.options))
      let answer = LayoutAnswer(to: layout, .records)
      if command.invocation.form == .json {
        try console.write(answer.json.bytes(.pretty) + [0x0A], to: .output)
      } else {
        try command.printer.complain(answer.faults, on: &console)
        let text = RecordListing.text(layout.problem.records, itemNames: layout.itemNames)
        try console.write(Array(text.utf8), to: .output)
      }
      return answer.hasErrors ? .findings : .success
    }
  }
}
