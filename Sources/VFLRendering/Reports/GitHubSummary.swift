import VFLDiagnostics

/// The summary of a run for the page of a workflow, in GitHub's Markdown.
///
/// It is what `GITHUB_STEP_SUMMARY` names a file for. A summary may have a mebibyte, so only the
/// first findings are listed, the most severe first.
package enum GitHubSummary {
  /// How many findings are listed.
  static let limit = 200

  /// The summary as text.
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

  /// A text in a cell of a table, so that nothing in it is Markdown or HTML.
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
