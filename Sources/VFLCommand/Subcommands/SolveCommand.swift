import VFLLayout
import VFLRendering

/// `vfl solve`: the frames of a layout, or the constraints that conflict.
enum SolveCommand {
  /// Prints the frames on standard output, what is wrong on standard error.
  static func run(
    _ parsed: ParsedArguments, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    let command = LayoutCommand(parsed)
    return try command.run(on: &console) { (inputs, console) throws(OutputFailure) in
      let invocation = command.invocation
      let layout = CompiledLayout(
        invocation.documents(with: inputs.documents),
        settings: .init(options: invocation.options))
      let answer = LayoutAnswer(to: layout, from: .solve, over: invocation.ranges)
      if invocation.form == .json {
        try console.write(answer.json.bytes(.pretty) + [0x0A], to: .output)
      } else {
        try command.printer.complain(answer.faults, on: &console)
        try console.write(Array(text(answer, invocation, on: console).utf8), to: .output)
      }
      return answer.hasErrors ? .findings : .success
    }
  }

  /// The frames as a table, what gave way and a picture where one is wanted; or how the frames depend
  /// on a size.
  private static func text(
    _ answer: LayoutAnswer, _ invocation: LayoutInvocation, on console: some Console
  ) -> String {
    guard answer.sensitivities.isEmpty else {
      let problem = answer.layout.problem
      return answer.sensitivities.map { SensitivityListing($0, of: problem).text }
        .joined(separator: "\n")
    }
    guard let result = answer.result, !result.frames.isEmpty else { return "" }
    let nodes = answer.layout.problem.nodes
    var text = FrameTable.text(nodes: nodes, frames: result.frames)
    let violations = ViolationTable.text(result.violations, of: answer.layout.problem)
    if !violations.isEmpty { text += "\n" + violations }
    if invocation.drawsPicture ?? console.isTerminal(.output) {
      var sketch = FrameSketch()
      if console.isTerminal(.output), let width = console.terminalWidth {
        sketch.columns = min(sketch.columns, width)
      }
      text += "\n" + sketch.text(nodes: nodes, frames: result.frames)
    }
    return text
  }
}
