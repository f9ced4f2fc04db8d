import VFLDiagnostics
import VFLText

/// A report in Checkstyle's XML format, version 4.3, which many CI servers and editors read.
///
/// Lines start at 1. Columns count Unicode scalars and also start at 1. Files without diagnostics are
/// omitted.
enum CheckstyleReport {
  /// Returns the report as XML.
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
