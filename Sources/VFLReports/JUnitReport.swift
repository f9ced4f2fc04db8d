import VFLDiagnostics
import VFLText

/// A report in JUnit's XML format, with a test suite for each file and a failed test case for each
/// diagnostic.
///
/// A file without diagnostics is a single test case that passed. An unreadable input is a test case with an
/// error. A suppressed diagnostic is a skipped test case. The report contains only attributes that all JUnit
/// schemas define.
enum JUnitReport {
  /// The counts of a test suite.
  private struct Tally {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    init(_ file: ReportFile) {
      tests = max(file.diagnostics.count, 1)
      for diagnostic in file.diagnostics {
        if diagnostic.suppression != nil {
          skipped += 1
        } else if diagnostic.code.isOfUnreadInput {
          errors += 1
        } else {
          failures += 1
        }
      }
    }
  }

  /// Returns the report as XML.
  static func text(of report: Report) -> String {
    let tallies = report.files.map(Tally.init)
    let tests = tallies.reduce(0) { $0 + $1.tests }
    let failures = tallies.reduce(0) { $0 + $1.failures }
    let errors = tallies.reduce(0) { $0 + $1.errors }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"\(XMLText.attribute(report.tool))\" tests=\"\(tests)\""
    text += " failures=\"\(failures)\" errors=\"\(errors)\">\n"
    for (file, tally) in zip(report.files, tallies) {
      let path = XMLText.attribute(file.path.relative(to: report.root).text)
      text += "  <testsuite name=\"\(path)\" tests=\"\(tally.tests)\""
      text += " failures=\"\(tally.failures)\" errors=\"\(tally.errors)\""
      text += " skipped=\"\(tally.skipped)\">\n"
      for diagnostic in file.diagnostics { write(diagnostic, in: path, to: &text) }
      if file.diagnostics.isEmpty {
        text += "    <testcase name=\"no diagnostics\" classname=\"\(path)\"/>\n"
      }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func write(_ diagnostic: ReportDiagnostic, in path: String, to text: inout String)
  {
    var name = diagnostic.code.rawValue
    if let start = diagnostic.region?.start { name += " at \(start.line):\(start.column)" }
    text += "    <testcase name=\"\(name)\" classname=\"\(path)\">\n"
    let message = XMLText.attribute(diagnostic.message)
    if diagnostic.suppression != nil {
      text += "      <skipped message=\"\(message)\"/>\n"
    } else {
      let element = diagnostic.code.isOfUnreadInput ? "error" : "failure"
      let lines = [diagnostic.message] + diagnostic.remarks
      let body = diagnostic.rendered ?? lines.joined(separator: "\n") + "\n"
      text += "      <\(element) type=\"\(diagnostic.severity.rawValue)\" message=\"\(message)\">"
      text += XMLText.content(body) + "</\(element)>\n"
    }
    text += "    </testcase>\n"
  }
}
