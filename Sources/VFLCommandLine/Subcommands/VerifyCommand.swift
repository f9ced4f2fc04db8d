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
  /// The output format.
  private let format: CheckFormat
  /// The files with translations.
  private let strings: [String]
  /// The views whose widest contents are printed instead of the verdicts.
  private let widest: [String]

  /// The files to which the problem and the certificate are written.
  private let certificateFiles: CertificateFiles

  /// The limit on the properties in text output.
  private static let shownProperties = 20

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    invocation = LayoutInvocation(&parsed)
    format = parsed.choice(.checkFormat) ?? .output(.text)
    timeLimit = parsed.count(.timeLimit, from: 0)
    strings = parsed.elements(of: .strings)
    widest = parsed.elements(of: .widest)
    certificateFiles = CertificateFiles(&parsed)
  }

  /// Prints the properties that are not proved, and the numbers of properties.
  func process(
    _ documents: [LayoutDocument], _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    var failures = certificateFiles.prepare(on: &console)
    if !failures.isEmpty { return try printer.reportUsageErrors(failures, on: &console) }
    var settings = invocation.settings
    for path in strings {
      if let failure = read(path, into: &settings.translations, on: console) {
        return try printer.reportUsageErrors([failure], on: &console)
      }
    }
    let layout = VerifiedLayout(documents, settings)
    if !layout.usual.hasErrors {
      if let error = usageError(layout, documents) {
        return try printer.reportUsageErrors([error], on: &console)
      }
      if !widest.isEmpty { return try printWidest(of: layout, printer, on: &console) }
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
    if !layout.usual.hasErrors {
      failures = certificateFiles.write(timeLimit: timeLimit, on: &console) {
        CertificateDocuments(of: layout)
      }
      if console.isInterrupted { return .interrupted }
    }
    let inputs = invocation.operands.map { $0.text }
    let report = VerificationReport(
      of: layout, inputs: inputs.isEmpty ? ["-"] : inputs, result.withLock { $0 },
      limit: format.isForPeople && !invocation.reportsAll ? Self.shownProperties : .max,
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
    if !failures.isEmpty { return try printer.reportUsageErrors(failures, on: &console) }
    return code
  }

  /// Returns the error for a layout without errors in which there is nothing to prove, or in which a flag has no
  /// effect.
  private func usageError(_ layout: VerifiedLayout, _ documents: [LayoutDocument]) -> Diagnostic? {
    if layout.usual.problem.nodes.count == 1 {
      return LazyDiagnostic.nothingChecked(inputs: documents.map { $0.name }, found: .noFormat)
        .diagnostic(in: .document).with(severity: .error)
    }
    var error: LazyDiagnostic?
    if !strings.isEmpty, !layout.hasTranslations {
      error = .malformedFlagValue(
        flag: Flag.strings.name, value: strings.joined(separator: ","),
        expected: "files with translations of texts in the layout")
    } else if let flag = textFlag, !layout.hasTexts {
      error = .missingArgument(
        flag: flag.name, expected: "an input with texts, such as `@view title text: \"Sign in\"`",
        found: "none")
    } else if let metric = layout.unusedMetric {
      error = .malformedFlagValue(
        flag: Flag.metric.name, value: metric,
        expected: "a metric of a format string; the interval affects no constraint")
    } else if !widest.isEmpty {
      error = WidestContents(layout, widest).error
      if case .report(let report) = format {
        error = .malformedFlagValue(
          flag: Flag.format.name, value: report.rawValue,
          expected: "`text` or `json` with `\(Flag.widest.name)`")
      }
    }
    return error?.diagnostic(in: .document)
  }

  /// The first flag that varies all texts; `nil` if there is none.
  private var textFlag: Flag? {
    let settings = invocation.settings
    return settings.textWidths != nil ? .textWidth : settings.textSizes != nil ? .textSize : nil
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
    var text = printer.text(report.groups, for: stream, on: console)
    if !report.isInvalid {
      if !text.isEmpty, format == .output(.text) { text += "\n" }
      if report.unreportedCount > 0 {
        let noun = report.unreportedCount == 1 ? "property" : "properties"
        text += "\(CountText.grouped(report.unreportedCount)) more \(noun) not shown "
        text += "(use `\(Flag.allProperties.name)`)\n"
      }
      text += report.summary
    }
    try console.write(Array(text.utf8), to: stream)
  }

  /// Prints the widest contents of the views.
  private func printWidest(
    of layout: VerifiedLayout, _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    try printer.report(layout.usual.groups, on: &console)
    guard let found = WidestContents(layout, widest).budgets(timeLimit: timeLimit, on: &console)
    else {
      return .interrupted
    }
    switch found {
    case .failure(let failure):
      try printer.report(layout.groups(for: failure), on: &console)
      return .usage
    case .success(let budgets):
      let report = BudgetReport(of: layout, widest, budgets)
      let bytes =
        format == .output(.json) ? report.json.bytes(.pretty) + [0x0A] : Array(report.text.utf8)
      try console.write(bytes, to: .output)
      return report.isComplete ? .success : .diagnostics
    }
  }
}
