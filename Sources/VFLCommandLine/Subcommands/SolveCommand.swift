import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLPictures
import VFLReports
import VFLText

/// `vfl solve`: prints the solved frames of a layout, or its conflicting constraints.
struct SolveCommand: Command, LayoutCommand {
  static let name = Subcommand.Name.solve
  let invocation: LayoutInvocation
  private let certificateFiles: CertificateFiles

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    invocation = LayoutInvocation(&parsed)
    certificateFiles = CertificateFiles(&parsed)
  }

  /// Prints the frames to standard output and the diagnostics to standard error.
  ///
  /// If the flags specify container sizes, each size has a heading in text output, and a line in JSON output.
  func process(
    _ documents: [LayoutDocument], _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    var failures = certificateFiles.prepare(on: &console)
    if !failures.isEmpty { return try printer.reportUsageErrors(failures, on: &console) }
    if invocation.drawsSVG { return try draw(documents, printer, on: &console) }
    if invocation.drawsPage {
      return try PageWriter.write(documents, invocation, printer, on: &console)
    }
    let request = invocation.solveRequest
    var hasErrors = false
    for (index, settings) in invocation.settingsBySize.enumerated() {
      let layout = CompiledLayout(documents, settings)
      let found = BackgroundComputation.result(on: &console) { progress in
        LayoutOutput(of: layout, request) { progress.step = $0 }
      }
      guard let output = found else { return .interrupted }
      hasErrors = hasErrors || output.hasErrors
      if invocation.format == .json {
        try write(output.json, isLine: settings.size != nil, on: &console)
        if console.isInterrupted { return .interrupted }
        continue
      }
      if let size = settings.size {
        let heading = (index > 0 ? "\n" : "") + size.text + "\n"
        try console.write(Array(heading.utf8), to: .output)
      }
      try report(output, printer, on: &console)
      var parts: [String?] = output.sensitivities.map {
        SensitivityListing($0, of: layout.problem, isWhole: invocation.reportsAll).text
      }
      if parts.isEmpty, let result = output.result {
        let problem = output.assumed?.problem ?? layout.problem
        let violations = ViolationTable.text(
          result.violations, of: problem, isWhole: invocation.reportsAll)
        parts = [
          result.frames.isEmpty
            ? nil
            : FrameTable.text(
              nodes: problem.nodes, frames: result.frames, notes: output.frameNotes),
          violations.isEmpty ? nil : violations,
          picture(
            of: DrawableLayout(layout.problem, result, output.assumed), printer, on: console),
        ]
      }
      let text = parts.compactMap { $0 }.joined(separator: "\n")
      try console.write(Array(text.utf8), to: .output)
    }
    let settings = invocation.settings
    failures = certificateFiles.write(on: &console) {
      CertificateDocuments(ofSolved: VerifiedLayout(documents, settings))
    }
    if console.isInterrupted { return .interrupted }
    if !failures.isEmpty { return try printer.reportUsageErrors(failures, on: &console) }
    return hasErrors ? .diagnostics : .success
  }

  /// Draws the layout once for each of the given sizes and directions, side by side.
  private func draw(
    _ documents: [LayoutDocument], _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    let isBothWays = invocation.details.contains(.directions)
    let directions: [LayoutDirection?] = isBothWays ? [.leftToRight, .rightToLeft] : [nil]
    var (layouts, reported): ([DrawableLayout], Set<[Diagnostic]>) = ([], [])
    let request = invocation.solveRequest
    var hasErrors = false
    for given in invocation.settingsBySize {
      for direction in directions {
        var settings = given
        settings.direction = direction ?? given.direction
        let layout = CompiledLayout(documents, settings)
        let found = BackgroundComputation.result(on: &console) { progress in
          LayoutOutput(of: layout, request) { progress.step = $0 }
        }
        guard let output = found else { return .interrupted }
        hasErrors = hasErrors || output.hasErrors
        // Most diagnostics are equal for all sizes and directions, so equal lists are printed only once.
        if reported.insert(output.json.diagnostics).inserted {
          try report(output, printer, on: &console)
        }
        if let result = output.result {
          layouts.append(DrawableLayout(layout.problem, result, output.assumed))
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

  /// Prints the diagnostics of a layout, and the number of conflicts or ambiguities that exceed the limit.
  private func report(
    _ output: LayoutOutput, _ printer: Printer, on console: inout some Console
  ) throws(OutputError) {
    try printer.report(output.groups, on: &console)
    if output.unreportedCount > 0 {
      let isAmbiguous = output.result?.status == .ambiguous
      let kind = isAmbiguous ? ("ambiguity", "ambiguities") : ("conflict", "conflicts")
      let count = CountText.grouped(output.unreportedCount)
      let noun = output.unreportedCount == 1 ? kind.0 : kind.1
      let blank = invocation.format == .text ? "\n" : ""
      let text = "\(blank)\(count) more \(noun) not shown (use `\(Flag.allDiagnostics.name)`)\n"
      try console.write(Array(text.utf8), to: .error)
    }
  }

  /// Writes JSON as one line, or in several parts, because the JSON for many regimes is long.
  ///
  /// Stops if the user presses Ctrl-C.
  private func write<C: Console>(
    _ json: OutputJSON, isLine: Bool, on console: inout C
  ) throws(OutputError) {
    if isLine { return try console.write(json.bytes(.compact) + [0x0A], to: .output) }
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

  /// Returns the picture of a layout, or `nil` if none is requested.
  ///
  /// The layout is only evaluated if it is drawn, because a layout with conflicts is solved again for the
  /// picture.
  private func picture(
    of layout: @autoclosure () -> DrawableLayout, _ printer: Printer, on console: some Console
  ) -> String? {
    guard invocation.drawsPicture ?? console.isTerminal(.output) else { return nil }
    var sketch = FrameSketch()
    if console.isTerminal(.output), let width = console.terminalWidth {
      sketch.columns = min(sketch.columns, width)
    }
    sketch.usesColor = printer.style(for: .output, on: console).usesColor
    sketch.details = Set(invocation.details.compactMap { $0.frameDetail })
    return sketch.text(of: layout())
  }
}

extension LayoutInvocation {
  /// The settings for each of the container sizes, or only the given settings if there are no sizes.
  fileprivate var settingsBySize: [LayoutSettings] {
    if sizes.isEmpty { return [settings] }
    return sizes.map { size in
      var settings = settings
      settings.size = size
      return settings
    }
  }
}
