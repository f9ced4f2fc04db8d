import VFLChecking
import VFLDiagnostics
import VFLReports
import VFLText

extension CheckResult {
  /// Prints the result in the requested format and returns the exit code.
  func report(_ printer: Printer, on console: inout some Console) throws(OutputError) -> ExitCode {
    let fixedInput = files.compactMap { $0.shownText }
    let stream = fixedInput.isEmpty ? OutputStream.output : .error
    try console.write(fixedInput.flatMap { $0 }, to: .output)
    // The JSON output of an input already contains its error.
    let answered =
      invocation.format == .output(.json) ? files.compactMap { $0.failure } : []
    for failure in failures where !answered.contains(failure) {
      try printer.report(failure, on: &console)
    }
    let counts = CheckCounts(files, unread: failures.count { $0.code.isOfUnreadInput })
    if invocation.fixMode == .shown { return try printDiff(counts, on: &console) }
    let code = exitCode(errors: counts.errors, warnings: counts.warnings)
    let files = hidesWarnings ? files.map { $0.errorsOnly } : files
    switch invocation.format {
    case .output(.json): try writeJSON(of: files, to: stream, on: &console)
    case .output:
      let text = text(of: files, counts, for: stream, on: console)
      try console.write(Array(text.utf8), to: stream)
    case .report(let format):
      let report = Report(
        version: VisualFormatCommand.version, files: files.map { $0.reportFile },
        root: ReportPath(console.currentDirectory.bytes), exitCode: code.rawValue)
      try console.write(format.bytes(of: report), to: stream)
      if format == .github { summarize(report, on: &console) }
    }
    if invocation.has(.statistics), !invocation.format.isForPeople {
      try console.write(Array(counts.statistics.utf8), to: .error)
    }
    let reason = failureReason(errors: counts.errors, warnings: counts.warnings)
    if !reason.isEmpty { try console.write(Array(reason.utf8), to: .error) }
    return code
  }

  /// Prints the changes that the fix-its would make, and a summary of the diagnostics that would remain.
  private func printDiff(
    _ counts: CheckCounts, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    let changed = files.compactMap { $0.fixed }
    try console.write(changed.flatMap { $0.diff }, to: .output)
    var text = ""
    if counts.fixed > 0, !invocation.has(.quiet) {
      text =
        "would fix \(CountText.text(counts.fixed, "diagnostic")) in "
        + "\(CountText.text(changed.count, "input"))\n"
    }
    // `counts` was computed from the fixed files, so its errors are the remaining errors.
    text +=
      counts.remainingErrorsText + failureReason(errors: counts.errors, warnings: counts.warnings)
    if !text.isEmpty { try console.write(Array(text.utf8), to: .error) }
    // A change that would fix a diagnostic counts as an error.
    return changed.isEmpty
      ? exitCode(errors: counts.errors, warnings: counts.warnings)
      : exitCode(errors: 1, warnings: 0)
  }

  /// Appends a job summary for GitHub Actions, if the environment specifies the summary file.
  ///
  /// A write failure is ignored, because the annotations are complete without the summary.
  private func summarize(_ report: Report, on console: inout some Console) {
    guard let name = console.environment("GITHUB_STEP_SUMMARY"), !name.isEmpty else { return }
    let path = FilePath(name)
    let before = try? console.fileSystem.contents(ofFile: path)
    let text = GitHubSummary.text(of: report)
    try? console.replaceFile(
      at: path, with: (before ?? []) + text.utf8,
      if: WriteCondition { $0 == before ? nil : "the summary has changed since it was read" })
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
