import VFLDiagnostics
import VFLDocuments
import VFLProjects
import VFLReports

/// Prints the results of a check in the requested format.
struct CheckPrinter {
  private let invocation: CheckInvocation
  private let printer: Printer
  private let isSingle: Bool

  /// Creates a printer for a command line.
  init(_ invocation: CheckInvocation, _ printer: Printer, isSingle: Bool) {
    self.invocation = invocation
    self.printer = printer
    self.isSingle = isSingle
  }

  /// Prints the results and returns the exit code.
  func report(
    _ files: [FileDiagnostics], _ outcome: CheckOutcome, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    let shown = files.compactMap { $0.shownText }
    let stream = shown.isEmpty ? OutputStream.output : .error
    try console.write(shown.flatMap { $0 }, to: .output)
    let isJSON = invocation.form == .output(.json)
    for failure in outcome.failures where !isJSON || !isAnswered(failure, in: files) {
      try printer.complain(failure, on: &console)
    }
    let counts = CheckCounts(files, unread: outcome.failures.count { $0.code.isOfUnreadInput })
    if invocation.fixMode == .shown {
      return try printDiff(of: files, counts, outcome, on: &console)
    }
    let code = outcome.exitCode(errors: counts.errors, warnings: counts.warnings)
    let hidesWarnings = invocation.has(.quiet) && outcome.canHideWarnings
    let files = hidesWarnings ? files.map { $0.errorsOnly } : files
    switch invocation.form {
    case .output(.json):
      try CheckAnswers(files, isSingle: isSingle).write(to: stream, on: &console)
    case .output:
      let report = CheckReport(files, counts, outcome, invocation)
      try console.write(Array(report.text(for: stream, on: console).utf8), to: stream)
    case .report(let form):
      let report = Report(
        version: VisualFormatCommand.version, files: files.map { $0.reportFile },
        root: ReportPath(console.currentDirectory.bytes), exitCode: code.rawValue)
      try console.write(form.bytes(of: report), to: stream)
      if form == .github { summarise(report, on: &console) }
    }
    if invocation.has(.statistics), !invocation.form.isForPeople {
      try console.write(Array(counts.statistics.utf8), to: .error)
    }
    let reason = outcome.reason(errors: counts.errors, warnings: counts.warnings)
    if !reason.isEmpty { try console.write(Array(reason.utf8), to: .error) }
    return code
  }

  /// Prints the changes that the fix-its would make, and a summary of the diagnostics that would remain.
  private func printDiff(
    of files: [FileDiagnostics], _ counts: CheckCounts, _ outcome: CheckOutcome,
    on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    let changed = files.compactMap { $0.fixed }
    try console.write(changed.flatMap { $0.diff }, to: .output)
    // `counts` was computed from the fixed files, so its errors are the remaining errors.
    let left =
      fixedText(counts.fixed, changed.count) + counts.leftText
      + outcome.reason(errors: counts.errors, warnings: counts.warnings)
    if !left.isEmpty { try console.write(Array(left.utf8), to: .error) }
    return changed.isEmpty
      ? outcome.exitCode(errors: counts.errors, warnings: counts.warnings) : outcome.diffCode
  }

  /// Returns a line with the number of diagnostics that the diff fixes.
  ///
  /// Returns an empty string if the diff fixes none, or with `--quiet`.
  private func fixedText(_ fixed: Int, _ files: Int) -> String {
    guard fixed > 0, !invocation.has(.quiet) else { return "" }
    let (diagnostics, texts) = (
      WordCount.text(fixed, "diagnostic"), WordCount.text(files, "input")
    )
    return "would fix \(diagnostics) in \(texts)\n"
  }

  /// Returns the stream for diagnostics: standard error if the fixed input is printed to standard output,
  /// otherwise standard output.
  static func stream(of inputs: [CheckInput], _ invocation: CheckInvocation) -> OutputStream {
    let showsText = inputs.contains { input in
      if case .file = input.content { false } else { true }
    }
    return showsText && invocation.fixMode == .written ? .error : .output
  }

  /// Appends a job summary for GitHub Actions, if the environment specifies the summary file.
  ///
  /// A write failure is ignored, because the annotations are complete without the summary.
  private func summarise(_ report: Report, on console: inout some Console) {
    guard let name = console.environment("GITHUB_STEP_SUMMARY"), !name.isEmpty else { return }
    let path = FilePath(name)
    let before = try? console.fileSystem.contents(ofFile: path)
    let text = GitHubSummary.text(of: report)
    try? console.replaceFile(
      at: path, with: (before ?? []) + text.utf8,
      if: WriteCondition { $0 == before ? nil : "the summary has changed since it was read" })
  }

  /// Whether the JSON output of an input already contains the error.
  private func isAnswered(_ failure: Diagnostic, in files: [FileDiagnostics]) -> Bool {
    files.contains { $0.failure == failure }
  }
}

extension FileDiagnostics {
  /// The file and its diagnostics for a report, including suppressed diagnostics.
  fileprivate var reportFile: ReportFile {
    let path = absolutePath.map { ReportPath($0.bytes) } ?? ReportPath(name)
    guard let failure else { return ReportFile(path: path, diagnostics: entries.map { $0.report }) }
    return ReportFile(
      path: path, diagnostics: DiagnosticLocator(path: path, bytes: []).reports(on: [failure]))
  }
}
