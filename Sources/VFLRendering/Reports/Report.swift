import VFLDiagnostics

/// A report: the findings of a check in some files, from which every form of output is made.
package struct Report: Sendable, Hashable {
  /// The name of the tool.
  package let tool: String
  /// The version of the tool, a semantic one.
  package let version: String
  /// The files that were checked, those in which nothing was found too, in the order of the report.
  package let files: [ReportFile]
  /// The folder that relative paths start at, as an absolute path; reports then tell paths below it.
  package let root: ReportPath?
  /// The exit code of the run; `nil` when it is not known.
  package let exitCode: Int32?
  /// How many findings there are.
  package let counts: ReportCounts

  /// Creates a report.
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

  /// The rules of the codes that were found, in the order of the codes.
  package var rules: [ReportRule] {
    var found: Set<DiagnosticCode> = []
    for file in files {
      for diagnostic in file.diagnostics { found.insert(diagnostic.code) }
    }
    return ReportRule.all.filter { found.contains($0.code) }
  }

  /// The findings that count, with their files, in the order of the report.
  var effective: [(file: ReportFile, diagnostic: ReportDiagnostic)] {
    files.flatMap { file in file.effective.map { (file, $0) } }
  }
}
