import VFLDiagnostics

/// A report as lines that Xcode, and who reads what compilers print, turns into marks.
///
/// Columns count bytes, as those of swiftc and clang do. A note that explains a finding follows it.
enum XcodeReport {
  /// The report as text.
  static func text(of report: Report) -> String { text(of: report.effective, in: report.root) }

  /// Some findings as text.
  static func text(
    of diagnostics: [(file: ReportFile, diagnostic: ReportDiagnostic)], in root: ReportPath?
  ) -> String {
    var text = ""
    for (file, diagnostic) in diagnostics {
      let path = DisplayColumn.shown(file.path.absolute(in: root).text)
      let place = place(of: diagnostic.region, in: path)
      let message = DisplayColumn.shown(diagnostic.message)
      text +=
        "\(place): \(diagnostic.severity.rawValue): \(message) [\(diagnostic.code.rawValue)]\n"
      for related in diagnostic.related where related.region != nil {
        let place = self.place(of: related.region, in: path)
        text += "\(place): note: \(DisplayColumn.shown(related.message))\n"
      }
    }
    return text
  }

  private static func place(of region: ReportRegion?, in path: String) -> String {
    guard let start = region?.start else { return path }
    return "\(path):\(start.line):\(start.byteColumn)"
  }
}
