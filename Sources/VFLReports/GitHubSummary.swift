import VFLDiagnostics
import VFLText

/// The summary of a run for a workflow's summary page, in GitHub's Markdown.
///
/// The summary is written to the file that the environment variable `GITHUB_STEP_SUMMARY` names. GitHub
/// limits a summary to 1 MiB, so it lists only the first 200 diagnostics. Errors precede warnings.
package enum GitHubSummary {
  /// The maximum number of listed diagnostics.
  static let limit = 200

  /// Returns the summary as Markdown.
  package static func text(of report: Report) -> String {
    let counts = report.counts
    let files = report.files.count
    var text = "## vfl: \(counts.text) in \(files) file\(files == 1 ? "" : "s")\n"
    if counts.unread > 0 { text += "\n\(counts.unread) not read.\n" }
    if counts.suppressed > 0 { text += "\n\(counts.suppressed) suppressed.\n" }
    let diagnostics = report.effective
    let errors = diagnostics.filter { $0.diagnostic.severity == .error }
    let all = errors + diagnostics.filter { $0.diagnostic.severity == .warning }
    guard !all.isEmpty else { return text }
    text += "\n| | Place | Code | Diagnostic |\n|---|---|---|---|\n"
    for (file, diagnostic) in all.prefix(limit) {
      var place = file.path.relative(to: report.root).text
      if let start = diagnostic.region?.start { place += ":\(start.line):\(start.column)" }
      text += "| \(diagnostic.severity.rawValue) | \(cell(place)) | \(diagnostic.code.rawValue) "
      text += "| \(cell(diagnostic.message)) |\n"
    }
    if all.count > limit { text += "\n\(all.count - limit) more not shown.\n" }
    return text
  }

  /// Returns a string for a table cell, escaped so that it contains no Markdown or HTML markup.
  private static func cell(_ text: String) -> String {
    var cell = ""
    for scalar in DisplayColumn.shown(text).unicodeScalars {
      switch scalar {
      case "<": cell += "&lt;"
      case "&": cell += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "@", "!", "$":
        cell += "\\"
        cell.unicodeScalars.append(scalar)
      default: cell.unicodeScalars.append(scalar)
      }
    }
    return cell
  }
}
