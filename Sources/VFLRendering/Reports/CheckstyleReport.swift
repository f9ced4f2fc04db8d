import VFLDiagnostics

/// A report as Checkstyle's XML, version 4.3, which many servers and editors read.
///
/// Lines count from 1, and columns Unicode scalars from 1. A file without findings is left out.
enum CheckstyleReport {
  /// The report as text.
  static func text(of report: Report) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for file in report.files {
      let diagnostics = file.effective
      guard !diagnostics.isEmpty else { continue }
      let path = file.path.relative(to: report.root).text
      text += "  <file name=\"\(XMLText.attribute(path))\">\n"
      for diagnostic in diagnostics {
        text += "    <error"
        if let start = diagnostic.region?.start {
          text += " line=\"\(start.line)\" column=\"\(start.column)\""
        }
        text += " severity=\"\(diagnostic.severity.rawValue)\""
        text += " message=\"\(XMLText.attribute(diagnostic.message))\""
        text += " source=\"vfl.\(diagnostic.code.rawValue)\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }
}
