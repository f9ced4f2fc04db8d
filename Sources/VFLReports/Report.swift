import VFLDiagnostics

/// The diagnostics of a run, from which all report formats are generated.
package struct Report: Sendable, Hashable {
  /// The name of the tool.
  package let tool: String
  /// The semantic version of the tool.
  package let version: String
  /// The checked files in the order of the report, including files without diagnostics.
  package let files: [ReportFile]
  /// The absolute path of the directory that relative paths refer to, or `nil` if it is unknown.
  ///
  /// Most report formats contain paths relative to this directory.
  package let root: ReportPath?
  /// The exit code of the run, or `nil` if it is unknown.
  package let exitCode: Int32?
  /// The numbers of diagnostics.
  package let counts: ReportCounts

  /// Creates a report and counts its diagnostics.
  package init(
    tool: String = "vfl", version: String, files: [ReportFile], root: ReportPath? = nil,
    exitCode: Int32? = nil
  ) {
    self.tool = tool
    self.version = version
    self.files = files
    self.root = root
    self.exitCode = exitCode
    var counts = ReportCounts()
    for file in files {
      for diagnostic in file.diagnostics { counts.add(diagnostic) }
    }
    self.counts = counts
  }

  /// The rules of all diagnostics in the report, without duplicates, in the order of their codes.
  package var rules: [ReportRule] {
    var found: Set<DiagnosticCode> = []
    for file in files {
      for diagnostic in file.diagnostics { found.insert(diagnostic.code) }
    }
    return ReportRule.all.filter { found.contains($0.code) }
  }

  /// The diagnostics that are not suppressed, with their files, in the order of the report.
  var effective: [(file: ReportFile, diagnostic: ReportDiagnostic)] {
    files.flatMap { file in file.effective.map { (file, $0) } }
  }
}
