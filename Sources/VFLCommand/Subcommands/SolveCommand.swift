import VFLDiagnostics
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
      if invocation.drawsSVG { return try draw(inputs.documents, command, on: &console) }
      if !invocation.sizes.isEmpty { return try solve(inputs.documents, command, on: &console) }
      let layout = CompiledLayout(
        invocation.documents(with: inputs.documents),
        settings: .init(options: invocation.options))
      guard let answer = answer(to: layout, invocation, on: &console) else { return .interrupted }
      if invocation.form == .json {
        try write(answer.json, on: &console)
        if console.isInterrupted { return .interrupted }
      } else {
        try show(answer, command, on: &console)
      }
      return answer.hasErrors ? .findings : .success
    }
  }

  /// Answers a layout at each of the sizes that are asked for, under its heading, or in JSON on its line.
  private static func solve<C: Console>(
    _ documents: [LayoutDocument], _ command: LayoutCommand, on console: inout C
  ) throws(OutputFailure) -> ExitCode {
    let invocation = command.invocation
    var hasErrors = false
    for (index, size) in invocation.sizes.enumerated() {
      let layout = CompiledLayout(
        invocation.documents(with: documents, at: size),
        settings: .init(options: invocation.options))
      guard let answer = answer(to: layout, invocation, on: &console) else { return .interrupted }
      hasErrors = hasErrors || answer.hasErrors
      if invocation.form == .json {
        try console.write(answer.json.bytes(.compact) + [0x0A], to: .output)
        continue
      }
      let heading = (index > 0 ? "\n" : "") + size.text + "\n"
      try console.write(Array(heading.utf8), to: .output)
      try show(answer, command, on: &console)
    }
    return hasErrors ? .findings : .success
  }

  /// Draws a layout at each of the sizes and in each of the directions that are asked for, side by side.
  private static func draw<C: Console>(
    _ documents: [LayoutDocument], _ command: LayoutCommand, on console: inout C
  ) throws(OutputFailure) -> ExitCode {
    let invocation = command.invocation
    let sizes: [ContainerSize?] = invocation.sizes.isEmpty ? [nil] : invocation.sizes
    let isBothWays = invocation.details.contains(.directions)
    let directions: [LayoutDirection?] = isBothWays ? [.leftToRight, .rightToLeft] : [nil]
    var (layouts, told): ([DrawableLayout], Set<[Diagnostic]>) = ([], [])
    var hasErrors = false
    for size in sizes {
      for direction in directions {
        let layout = CompiledLayout(
          invocation.documents(with: documents, at: size, direction: direction),
          settings: .init(options: invocation.options))
        guard let answer = answer(to: layout, invocation, on: &console) else { return .interrupted }
        hasErrors = hasErrors || answer.hasErrors
        // Most of what is wrong at one size, or in one direction, is wrong in all.
        if told.insert(answer.json.diagnostics).inserted {
          try complain(answer, command, on: &console)
        }
        if let result = answer.result {
          layouts.append(DrawableLayout(layout.problem, result))
        }
      }
    }
    if !layouts.isEmpty {
      let details = Set(invocation.details.compactMap(\.frameDetail))
      let picture = FrameDrawing.svg(of: layouts, showing: details)
      try console.write(Array(picture.utf8), to: .output)
    }
    return hasErrors ? .findings : .success
  }

  /// The answer to a layout; `nil` when Ctrl-C came before it was found.
  private static func answer(
    to layout: CompiledLayout, _ invocation: LayoutInvocation, on console: inout some Console
  ) -> LayoutAnswer? {
    let (ranges, limit) = (invocation.ranges, invocation.findingLimit)
    return LongSearch.result(on: &console) { progress in
      LayoutAnswer(
        to: layout, from: .solve, over: ranges, limit: limit, reporting: progress)
    }
  }

  /// Shows an answer to people.
  private static func show(
    _ answer: LayoutAnswer, _ command: LayoutCommand, on console: inout some Console
  ) throws(OutputFailure) {
    try complain(answer, command, on: &console)
    try console.write(Array(text(answer, command.invocation, on: console).utf8), to: .output)
  }

  /// Tells what is wrong with a layout, and how much of it is not told.
  private static func complain(
    _ answer: LayoutAnswer, _ command: LayoutCommand, on console: inout some Console
  ) throws(OutputFailure) {
    try command.printer.complain(answer.faults, on: &console)
    if answer.untoldCount > 0 {
      let isAmbiguous = answer.result?.status == .ambiguous
      let kind = isAmbiguous ? ("ambiguity", "ambiguities") : ("conflict", "conflicts")
      let count = WordCount.grouped(answer.untoldCount)
      let words = answer.untoldCount == 1 ? "\(kind.0) is" : "\(kind.1) are"
      let blank = command.invocation.form == .text ? "\n" : ""
      let text = "\(blank)\(count) more \(words) not told, but with `\(Flag.allFindings.name)`\n"
      try console.write(Array(text.utf8), to: .error)
    }
  }

  /// Writes JSON piece by piece, for that of many regimes is long; stops when Ctrl-C comes.
  private static func write<C: Console>(
    _ json: AnswerJSON, on console: inout C
  ) throws(OutputFailure) {
    var failure: OutputFailure?
    let rest = json.bytes(.pretty) { piece in
      do throws(OutputFailure) {
        try console.write(piece, to: .output)
      } catch {
        failure = error
      }
      return failure == nil && !console.isInterrupted
    }
    if let failure { throw failure }
    if console.isInterrupted { return }
    try console.write(rest + [0x0A], to: .output)
  }

  /// The frames as a drawing, or as a table, what gave way and a picture where one is wanted; or how the
  /// frames depend on a size.
  private static func text(
    _ answer: LayoutAnswer, _ invocation: LayoutInvocation, on console: some Console
  ) -> String {
    guard answer.sensitivities.isEmpty else {
      let problem = answer.layout.problem
      return answer.sensitivities.map {
        SensitivityListing($0, of: problem, isWhole: invocation.tellsAll).text
      }
      .joined(separator: "\n")
    }
    guard let result = answer.result else { return "" }
    let problem = answer.layout.problem
    var text =
      result.frames.isEmpty ? "" : FrameTable.text(nodes: problem.nodes, frames: result.frames)
    let violations = ViolationTable.text(
      result.violations, of: problem, isWhole: invocation.tellsAll)
    if !violations.isEmpty { text += "\n" + violations }
    if invocation.drawsPicture ?? console.isTerminal(.output) {
      var sketch = FrameSketch()
      if console.isTerminal(.output), let width = console.terminalWidth {
        sketch.columns = min(sketch.columns, width)
      }
      sketch.details = Set(invocation.details.compactMap(\.frameDetail))
      if !text.isEmpty { text += "\n" }
      text += sketch.text(of: DrawableLayout(problem, result))
    }
    return text
  }
}
