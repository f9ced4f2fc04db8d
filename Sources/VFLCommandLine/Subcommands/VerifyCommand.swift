import VFLChecking
import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLReports
import VFLText

/// `vfl verify`: proves properties of a layout for all values of its intervals.
struct VerifyCommand: Command, LayoutCommand {
  static let name = Subcommand.Name.verify
  let invocation: LayoutInvocation
  /// The number of seconds after which the remaining properties are not decided.
  private let timeLimit: Int?

  private let format: CheckFormat
  /// The files with translations.
  private let strings: [String]
  /// The views whose widest contents are printed instead of the verdicts.
  private let widest: [String]

  /// The limit on the properties in text output.
  private static let shownProperties = 20

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    invocation = LayoutInvocation(&parsed)
    format = parsed.choice(.checkFormat) ?? .output(.text)
    timeLimit = parsed.count(.timeLimit, from: 0)
    strings = parsed.values(of: .strings).flatMap { $0.split(separator: ",").map(String.init) }
    widest = parsed.values(of: .widest).flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// Prints the properties that are not proved, and the numbers of properties.
  func process(
    _ documents: [LayoutDocument], _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    var settings = invocation.settings
    for path in strings {
      if let failure = read(path, into: &settings.translations, on: console) {
        return try printer.reportUsageErrors([failure], on: &console)
      }
    }
    let layout = VerifiedLayout(documents, settings)
    if !strings.isEmpty, !layout.hasTranslations, !layout.usual.hasErrors {
      let unused = LazyDiagnostic.malformedFlagValue(
        flag: Flag.strings.name, value: strings.joined(separator: ","),
        expected: "files with translations of texts in the layout")
      return try printer.reportUsageErrors([unused.diagnostic(in: .document)], on: &console)
    }
    if invocation.settings.textWidths != nil, !layout.hasTexts, !layout.usual.hasErrors {
      let unused = LazyDiagnostic.missingArgument(
        flag: Flag.textWidth.name, expected: "a source or Interface Builder file with texts",
        found: "none")
      return try printer.reportUsageErrors([unused.diagnostic(in: .document)], on: &console)
    }
    if layout.usual.problem.nodes.count == 1, !layout.usual.hasErrors {
      let empty = LazyDiagnostic.nothingChecked(
        inputs: documents.map { $0.name }, found: .noFormat)
      return try printer.reportUsageErrors(
        [empty.diagnostic(in: .document).with(severity: .error)], on: &console)
    }
    if !widest.isEmpty, !layout.usual.hasErrors {
      return try printWidest(of: layout, printer, on: &console)
    }
    let result = LockedValue(VerificationResult())
    if timeLimit != 0, !layout.usual.hasErrors {
      let count = layout.properties.count * layout.directions.count
      _ = BackgroundComputation.result(on: &console, timeLimit: timeLimit) { progress in
        layout.verify { change in
          let decidedCount = result.withLock { known in
            change(&known)
            return known.decidedCount
          }
          progress.step = .verifying(decided: decidedCount, of: count)
        }
      }
      if console.isInterrupted { return .interrupted }
    }
    let inputs = invocation.operands.map { $0.text }
    let report = VerificationReport(
      of: layout, inputs: inputs.isEmpty ? ["-"] : inputs, result.withLock { $0 },
      reasonLimit: invocation.reportsAll ? .max : Self.shownProperties)
    let code: ExitCode =
      report.isInvalid ? .usage : report.isProved ? .success : .diagnostics
    switch format {
    case .output(.json):
      let json = report.json(all: invocation.reportsAll)
      try console.write(json.bytes(.pretty) + [0x0A], to: .output)
    case .output: try printText(report, printer, on: &console)
    case .report(let format):
      let result = Report(
        version: VisualFormatCommand.version, files: report.files,
        root: ReportPath(console.currentDirectory.bytes), exitCode: code.rawValue)
      try console.write(format.bytes(of: result), to: .output)
    }
    return code
  }

  /// Reads a file with translations, and returns an error if that fails.
  private func read(
    _ path: String, into translations: inout Translations, on console: some Console
  ) -> Diagnostic? {
    let bytes: [UInt8]
    do { bytes = try console.contents(ofFile: Array(path.utf8)) } catch {
      return error.diagnostic(for: path)
    }
    do { try translations.add(bytes, path: path) } catch {
      return LazyDiagnostic.unreadableFile(path: path, reason: error.reason)
        .diagnostic(in: .document)
    }
    return nil
  }

  /// Prints the properties that are not proved, up to a limit, and the numbers of properties.
  private func printText(
    _ report: VerificationReport, _ printer: Printer, on console: inout some Console
  ) throws(OutputError) {
    let stream: OutputStream = report.isInvalid ? .error : .output
    let shown =
      report.isInvalid || invocation.reportsAll
      ? report.groups : Array(report.groups.prefix(Self.shownProperties))
    var text = printer.text(shown, for: stream, on: console)
    if !report.isInvalid {
      if !text.isEmpty, format == .output(.text) { text += "\n" }
      let rest = report.groups.count - shown.count
      if rest > 0 {
        let noun = rest == 1 ? "property" : "properties"
        text +=
          "\(CountText.grouped(rest)) more \(noun) not shown (use `\(Flag.allProperties.name)`)\n"
      }
      text += report.summary
    }
    try console.write(Array(text.utf8), to: stream)
  }

  /// Prints the widest contents of the views.
  private func printWidest(
    of layout: VerifiedLayout, _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    let widest = WidestContents(layout, widest)
    if let error = widest.error {
      return try printer.reportUsageErrors([error.diagnostic(in: .document)], on: &console)
    }
    try printer.report(layout.usual.groups, on: &console)
    guard let found = widest.budgets(timeLimit: timeLimit, on: &console) else {
      return .interrupted
    }
    switch found {
    case .failure(let failure):
      try printer.report(layout.groups(for: failure), on: &console)
      return .usage
    case .success(let budgets):
      let report = BudgetReport(of: layout, self.widest, budgets)
      let bytes =
        format == .output(.json) ? report.json.bytes(.pretty) + [0x0A] : Array(report.text.utf8)
      try console.write(bytes, to: .output)
      return report.isComplete ? .success : .diagnostics
    }
  }
}
