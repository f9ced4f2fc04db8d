import VFLChecking
import VFLLowering
import VFLReports
import VFLText

extension CheckResult {
  /// Returns the text output for an output stream, or an empty string if there is nothing to report.
  ///
  /// The output contains the diagnostics, the names that format strings require, and a summary.
  func text(
    of files: [FileDiagnostics], _ counts: CheckCounts, for stream: OutputStream,
    on console: some Console
  ) -> String {
    let isRich = invocation.format == .output(.text)
    let diagnostics = files.flatMap { file in
      file.effective.compactMap { $0.report.rendered }
    }
    var parts = [diagnostics.joined(separator: isRich ? "\n" : "")]
    if isRich, !invocation.has(.quiet) {
      for file in files {
        let needs = file.hasErrors ? "" : Self.text(of: file.needs)
        if !needs.isEmpty {
          let heading =
            files.count == 1 ? "valid" : "\(DisplayColumn.shown(file.name)) is valid and requires:"
          parts.append(heading + "\n" + needs)
        }
      }
    }
    if invocation.has(.statistics) { parts.append(counts.statistics) }
    if isRich, !invocation.has(.quiet), hasSummary(counts, for: stream, on: console) {
      parts.append(
        counts.summary + baselineText + inputs.skippedDirectoriesText + project.limitText)
    }
    return parts.filter { !$0.isEmpty }.joined(separator: isRich ? "\n" : "")
  }

  /// Whether the output ends with a summary.
  ///
  /// The summary is omitted for a single format string that is not printed to a terminal, because it would
  /// only repeat the diagnostics.
  private func hasSummary(
    _ counts: CheckCounts, for stream: OutputStream, on console: some Console
  ) -> Bool {
    counts.hasSources || files.count > 1 || counts.layouts > 0 || counts.strings.checked > 1
      || baseline.stale > 0
      || counts.unsolved > 0 || counts.suppressed + counts.inBaseline + counts.fixed > 0
      || !inputs.skippedDirectories.isEmpty
      || console.isTerminal(stream)
  }

  /// The lines about obsolete entries and new rules, or an empty string if the baseline is up to date.
  private var baselineText: String {
    let (newer, stale) = (baseline.newer, baseline.stale)
    var lines = ""
    if newer > 0 {
      let diagnostics = CountText.text(newer, "diagnostic")
      lines +=
        "treating \(diagnostics) of rules newer than the baseline as known; "
        + "use `--write-baseline` to update it\n"
    }
    if stale > 0 {
      let entries =
        stale == 1
        ? "1 entry of the baseline is" : "\(CountText.grouped(stale)) entries of the baseline are"
      lines += "\(entries) obsolete; use `--write-baseline` to update it\n"
    }
    return lines
  }

  /// Returns the names that format strings require, one line per kind of name.
  private static func text(of needs: RequiredNames?) -> String {
    guard let needs else { return "" }
    var text = ""
    for (kind, names) in [
      ("views", needs.views), ("metrics", needs.metrics), ("view or metric", needs.viewsOrMetrics),
    ] where !names.isEmpty {
      text += "\(kind): \(names.joined(separator: ", "))\n"
    }
    if needs.needsSuperview { text += "superview: required for `|`\n" }
    return text
  }
}
