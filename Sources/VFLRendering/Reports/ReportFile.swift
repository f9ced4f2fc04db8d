/// A file that was checked, with what was found in it.
package struct ReportFile: Sendable, Hashable {
  /// The path of the file, as it was given or found.
  package let path: ReportPath
  /// The findings, in the order in which they are told.
  package var diagnostics: [ReportDiagnostic]

  /// Creates a file with its findings.
  package init(path: ReportPath, diagnostics: [ReportDiagnostic] = []) {
    self.path = path
    self.diagnostics = diagnostics
  }

  /// The findings that count: no comment and no baseline silences them.
  package var effective: [ReportDiagnostic] { diagnostics.filter { $0.suppression == nil } }
}
