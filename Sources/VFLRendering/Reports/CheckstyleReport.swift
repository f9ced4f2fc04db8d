import VFLDiagnostics

/// A report as Checkstyle's XML, version 4.3, which many servers and editors read.
///
/// Lines count from 1, and columns Unicode scalars from 1. A file without findings is left out.
enum CheckstyleReport {
  /// The report as text.
  static func text(of report: Report) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for file in report.files {
      let findings = file.effective
      guard !findings.isEmpty else { continue }
      let path = file.path.relative(to: report.root).text
      text += "  <file name=\"\(XMLText.attribute(path))\">\n"
      for finding in findings {
        text += "    <error"
        if let start = finding.region?.start {
          text += " line=\"\(start.line)\" column=\"\(start.column)\""
        }
        text += " severity=\"\(finding.severity.rawValue)\""
        text += " message=\"\(XMLText.attribute(finding.message))\""
        text += " source=\"vfl.\(finding.code.rawValue)\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }
}
