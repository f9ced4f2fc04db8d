import VFLDiagnostics
import VFLLowering
import VFLRendering

/// `vfl check`: what is wrong with formats and documents.
///
/// Each file is checked for itself, and so are the formats of the command line together.
enum CheckCommand {
  /// Prints the findings on standard output; what cannot be read, on standard error.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    let command = LayoutCommand(parsed)
    return try command.run(on: &console) { (inputs, console) throws(OutputFailure) in
      let lint = LintSettings(
        levels: command.invocation.levels, judgesFlags: inputs.documents.count == 1)
      let answers = inputs.documents.map { document in
        LayoutAnswer(
          to: CompiledLayout(
            command.invocation.documents(with: [document]),
            settings: .init(
              options: command.invocation.options, checksNames: false, lint: lint)),
          from: .check)
      }
      if command.invocation.form == .json {
        let layout: JSONLayout = answers.count == 1 ? .pretty : .compact
        for (answer, document) in zip(answers, inputs.documents) {
          var answer = answer
          if answers.count > 1 { answer.json.input = document.name }
          try console.write(answer.json.bytes(layout) + [0x0A], to: .output)
        }
      } else {
        for failure in inputs.documents.compactMap(\.failure) {
          try command.printer.complain(
            [FaultGroup(sources: [], diagnostics: [failure])], on: &console)
        }
        let report = CheckReport(answers, documents: inputs.documents)
        let text = report.text(command.printer, on: console)
        try console.write(Array(text.utf8), to: .output)
      }
      return answers.contains(where: \.hasErrors) ? .findings : .success
    }
  }
}
