/// A form of a report that another program reads.
package enum ReportForm: String, Sendable, Hashable, CaseIterable {
  /// JSON Lines: a finding a line, with everything that is known of it.
  case jsonl
  /// SARIF 2.1.0, the standard of OASIS for the results of analysis tools.
  case sarif
  /// The workflow commands of GitHub Actions, which become annotations.
  case github
  /// The code quality report of GitLab.
  case gitlab
  /// JUnit's XML, as servers for continuous integration read it.
  case junit
  /// Checkstyle's XML.
  case checkstyle
  /// A line for each finding, as Xcode marks it in the editor.
  case xcode

  /// The report in this form, in UTF-8, ended by a line break unless it is empty.
  ///
  /// - Complexity: O(findings + what is told of them).
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
