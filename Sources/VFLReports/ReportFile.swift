/// A checked file and its diagnostics.
package struct ReportFile: Sendable, Hashable {
  /// The path of the file, or a placeholder such as `<stdin>`.
  package let path: ReportPath
  /// The diagnostics in the order of the report.
  package var diagnostics: [ReportDiagnostic]

  /// Creates a file with its diagnostics.
  package init(path: ReportPath, diagnostics: [ReportDiagnostic] = []) {
    self.path = path
    self.diagnostics = diagnostics
  }

  /// The diagnostics that are not suppressed by a comment or a baseline.
  package var effective: [ReportDiagnostic] { diagnostics.filter { $0.suppression == nil } }
}
