import VFLDiagnostics
import VFLText

/// A report as workflow commands of GitHub Actions.
///
/// For each step, GitHub shows at most 10 annotations of each kind and silently drops the rest. The report
/// therefore contains commands only for the first 10 errors and the first 10 warnings. All other diagnostics
/// are in a collapsed group of the log, and a notice contains their number.
enum GitHubReport {
  /// The number of annotations of each kind that GitHub shows for a step.
  static let limit = 10

  /// Returns the report as workflow commands.
  static func text(of report: Report) -> String {
    let diagnostics = report.effective
    let errors = diagnostics.filter { $0.diagnostic.severity == .error }
    let warnings = diagnostics.filter { $0.diagnostic.severity == .warning }
    var text = ""
    for (file, diagnostic) in Array(errors.prefix(limit)) + warnings.prefix(limit) {
      let rule = report.rules.first { $0.code == diagnostic.code }
      write(diagnostic, in: file, of: report, rule?.title ?? "", to: &text)
    }
    let others = Array(errors.dropFirst(limit)) + warnings.dropFirst(limit)
    guard !others.isEmpty else { return text }
    text += "::group::\(others.count) more not shown as annotations\n"
    text += fenced(XcodeReport.text(of: others, in: report.root))
    text += "::endgroup::\n"
    return text
      + "::notice title=vfl::\(others.count) more in the log of this step\n"
  }

  private static func write(
    _ diagnostic: ReportDiagnostic, in file: ReportFile, of report: Report, _ title: String,
    to text: inout String
  ) {
    text += "::\(diagnostic.severity.rawValue) "
    text += "file=\(property(file.path.relative(to: report.root).text))"
    if let region = diagnostic.region {
      let (start, end) = (region.start, region.end)
      text += ",line=\(start.line),endLine=\(end.line)"
      // GitHub allows columns only if the region is on a single line. An empty region is extended to 1
      // column.
      if start.line == end.line {
        text += ",col=\(start.utf16Column)"
        text += ",endColumn=\(max(end.utf16Column, start.utf16Column + 1))"
      }
    }
    text += ",title=\(property("\(diagnostic.code.rawValue): \(title)"))::"
    let lines = ([diagnostic.message] + diagnostic.remarks).map(DisplayColumn.shown)
    text += message(lines.joined(separator: "\n")) + "\n"
  }

  /// Wraps lines in a pair of markers that stop GitHub from interpreting the lines as workflow commands.
  ///
  /// The markers contain a hash of the lines, so the lines do not contain the end marker.
  private static func fenced(_ lines: String) -> String {
    var hash = StableHash()
    hash.add(lines.utf8)
    return "::stop-commands::vfl-\(hash.text)\n\(lines)::vfl-\(hash.text)::\n"
  }

  /// Returns an escaped property value of a workflow command.
  private static func property(_ text: String) -> String {
    escaped(DisplayColumn.shown(text)) { byte in
      switch byte {
      case UInt8(ascii: ":"): "%3A"
      case UInt8(ascii: ","): "%2C"
      default: nil
      }
    }
  }

  /// Returns an escaped message of a workflow command.
  private static func message(_ text: String) -> String { escaped(text) { _ in nil } }

  private static func escaped(_ text: String, _ more: (UInt8) -> String?) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 8)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "%"): bytes += "%25".utf8
      case 0x0D: bytes += "%0D".utf8
      case 0x0A: bytes += "%0A".utf8
      default:
        if let escape = more(byte) { bytes += escape.utf8 } else { bytes.append(byte) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
