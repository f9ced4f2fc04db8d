import VFLDiagnostics
import VFLDocuments
import VFLLayout
import VFLPictures
import VFLReports
import VFLText

/// `vfl solve`: prints the solved frames of a layout, or its conflicting constraints.
struct SolveCommand: LayoutCommand {
  static let name = Subcommand.Name.solve
  let invocation: LayoutInvocation

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    invocation = LayoutInvocation(&parsed)
  }

  /// Prints the frames to standard output and the diagnostics to standard error.
  func answer(
    _ documents: [LayoutDocument], _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    if invocation.drawsSVG { return try draw(documents, printer, on: &console) }
    if !invocation.sizes.isEmpty { return try answerSizes(documents, printer, on: &console) }
    let layout = layout(of: documents)
    if invocation.drawsPage {
      return try PageWriting.write(layout, of: documents, invocation, printer, on: &console)
    }
    guard let answer = answer(to: layout, on: &console) else { return .interrupted }
    if invocation.form == .json {
      try write(answer.json, on: &console)
      if console.isInterrupted { return .interrupted }
    } else {
      try show(answer, printer, on: &console)
    }
    return answer.hasErrors ? .diagnostics : .success
  }

  /// Solves a layout for each of the given container sizes.
  ///
  /// In text output, a heading precedes each result. In JSON output, each result is one line.
  private func answerSizes(
    _ documents: [LayoutDocument], _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    var hasErrors = false
    for (index, size) in invocation.sizes.enumerated() {
      let layout = layout(of: documents, at: size)
      guard let answer = answer(to: layout, on: &console) else { return .interrupted }
      hasErrors = hasErrors || answer.hasErrors
      if invocation.form == .json {
        try console.write(answer.json.bytes(.compact) + [0x0A], to: .output)
        continue
      }
      let heading = (index > 0 ? "\n" : "") + size.text + "\n"
      try console.write(Array(heading.utf8), to: .output)
      try show(answer, printer, on: &console)
    }
    return hasErrors ? .diagnostics : .success
  }

  /// Draws the layout once for each of the given sizes and directions, side by side.
  private func draw(
    _ documents: [LayoutDocument], _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    let requested: [ContainerSize?] = invocation.sizes.map { $0 }
    let sizes = requested.isEmpty ? [nil] : requested
    let isBothWays = invocation.details.contains(.directions)
    let directions: [LayoutDirection?] = isBothWays ? [.leftToRight, .rightToLeft] : [nil]
    var (layouts, reported): ([DrawableLayout], Set<[Diagnostic]>) = ([], [])
    var hasErrors = false
    for size in sizes {
      for direction in directions {
        let layout = layout(of: documents, at: size, direction: direction)
        guard let answer = answer(to: layout, on: &console) else { return .interrupted }
        hasErrors = hasErrors || answer.hasErrors
        // Most diagnostics are equal for all sizes and directions, so equal lists are printed only once.
        if reported.insert(answer.json.diagnostics).inserted {
          try complain(answer, printer, on: &console)
        }
        if let result = answer.result {
          layouts.append(DrawableLayout(layout.problem, result))
        }
      }
    }
    if !layouts.isEmpty {
      let details = Set(invocation.details.compactMap { $0.frameDetail })
      let picture = FrameDrawing.svg(of: layouts, showing: details)
      try console.write(Array(picture.utf8), to: .output)
    }
    return hasErrors ? .diagnostics : .success
  }

  /// Returns the solution of a layout, or `nil` if the user presses Ctrl-C first.
  private func answer(
    to layout: CompiledLayout, on console: inout some Console
  ) -> LayoutAnswer? {
    let (ranges, limit) = (invocation.ranges, invocation.diagnosticLimit)
    return LongSearch.result(on: &console) { progress in
      LayoutAnswer(to: layout, .frames(over: ranges, limit: limit)) { progress.step = $0 }
    }
  }

  /// Prints a solution as text, after its diagnostics.
  private func show(
    _ answer: LayoutAnswer, _ printer: Printer, on console: inout some Console
  ) throws(OutputError) {
    try complain(answer, printer, on: &console)
    try console.write(Array(text(of: answer, printer, on: console).utf8), to: .output)
  }

  /// Prints the diagnostics of a layout, and the number of conflicts or ambiguities that exceed the limit.
  private func complain(
    _ answer: LayoutAnswer, _ printer: Printer, on console: inout some Console
  ) throws(OutputError) {
    try printer.complain(answer.groups, on: &console)
    if answer.unreportedCount > 0 {
      let isAmbiguous = answer.result?.status == .ambiguous
      let kind = isAmbiguous ? ("ambiguity", "ambiguities") : ("conflict", "conflicts")
      let count = WordCount.grouped(answer.unreportedCount)
      let noun = answer.unreportedCount == 1 ? kind.0 : kind.1
      let blank = invocation.form == .text ? "\n" : ""
      let text = "\(blank)\(count) more \(noun) not shown (use `\(Flag.allDiagnostics.name)`)\n"
      try console.write(Array(text.utf8), to: .error)
    }
  }

  /// Writes JSON in several parts, because the JSON for many regimes is long.
  ///
  /// Stops if the user presses Ctrl-C.
  private func write<C: Console>(
    _ json: AnswerJSON, on console: inout C
  ) throws(OutputError) {
    var failure: OutputError?
    let rest = json.bytes(.pretty) { piece in
      do throws(OutputError) {
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

  /// Returns the frames and relaxed constraints as tables, followed by a picture if requested.
  ///
  /// If ranges are given, returns a description of how the frames depend on the container size instead.
  private func text(
    of answer: LayoutAnswer, _ printer: Printer, on console: some Console
  ) -> String {
    guard answer.sensitivities.isEmpty else {
      let problem = answer.layout.problem
      return answer.sensitivities.map {
        SensitivityListing($0, of: problem, isWhole: invocation.reportsAll).text
      }
      .joined(separator: "\n")
    }
    guard let result = answer.result else { return "" }
    let problem = answer.layout.problem
    var text =
      result.frames.isEmpty ? "" : FrameTable.text(nodes: problem.nodes, frames: result.frames)
    let violations = ViolationTable.text(
      result.violations, of: problem, isWhole: invocation.reportsAll)
    if !violations.isEmpty { text += "\n" + violations }
    if invocation.drawsPicture ?? console.isTerminal(.output) {
      var sketch = FrameSketch()
      if console.isTerminal(.output), let width = console.terminalWidth {
        sketch.columns = min(sketch.columns, width)
      }
      sketch.usesColor = printer.style(for: .output, on: console).usesColor
      sketch.details = Set(invocation.details.compactMap { $0.frameDetail })
      if !text.isEmpty { text += "\n" }
      text += sketch.text(of: DrawableLayout(problem, result))
    }
    return text
  }
}
