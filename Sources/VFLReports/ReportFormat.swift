/// A report format that other programs read.
package enum ReportFormat: String, Sendable, Hashable, CaseIterable {
  /// JSON Lines, with one diagnostic per line and all information about it.
  case jsonl
  /// SARIF 2.1.0, the OASIS standard for the results of analysis tools.
  case sarif
  /// Workflow commands of GitHub Actions, which become annotations.
  case github
  /// GitLab's code quality format.
  case gitlab
  /// JUnit's XML format, which continuous integration servers read.
  case junit
  /// Checkstyle's XML format.
  case checkstyle
  /// One line per diagnostic in the compiler output format, which Xcode displays in the editor.
  case xcode

  /// Returns the report in this format as UTF-8, with a final line break unless it is empty.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of diagnostics and *m* is the size of the output.
  package func bytes(of report: Report) -> [UInt8] {
    switch self {
    case .jsonl: JSONLinesReport.bytes(of: report)
    case .sarif: SARIFReport.bytes(of: report)
    case .github: Array(GitHubReport.text(of: report).utf8)
    case .gitlab: GitLabReport.bytes(of: report)
    case .junit: Array(JUnitReport.text(of: report).utf8)
    case .checkstyle: Array(CheckstyleReport.text(of: report).utf8)
    case .xcode: Array(XcodeReport.text(of: report).utf8)
    }
  }
}
