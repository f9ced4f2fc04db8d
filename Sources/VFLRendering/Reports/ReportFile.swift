/// A file that was checked, with what was found in it.
package struct ReportFile: Sendable, Hashable {
  /// The path of the file, as it was given or found.
  package let path: ReportPath
  /// The findings, in the order in which they are told.
  package var findings: [ReportFinding]

  /// Creates a file with its findings.
  package init(path: ReportPath, findings: [ReportFinding] = []) {
    self.path = path
    self.findings = findings
  }

  /// The findings that count: no comment and no baseline silences them.
  package var effective: [ReportFinding] { findings.filter { $0.suppression == nil } }
}
