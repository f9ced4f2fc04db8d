import VFLDiagnostics
import VFLText

/// A report with one line per diagnostic, in the compiler output format that Xcode and other tools parse.
///
/// Columns count bytes, as in the diagnostics of swiftc and clang. Each secondary location is a note on a
/// separate line after its diagnostic.
enum XcodeReport {
  /// Returns the report as lines.
  static func text(of report: Report) -> String { text(of: report.effective, in: report.root) }

  /// Returns diagnostics as lines, with absolute paths if `root` is not `nil`.
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
