import VFLDiagnostics

/// A report as workflow commands of GitHub Actions.
///
/// GitHub shows ten annotations of each kind for a step, and drops the others without a word. So the
/// first ten errors and warnings are commands, the most severe first; all others stand in a folded
/// group of the log, and a notice says how many they are.
enum GitHubReport {
  /// How many annotations of each kind GitHub shows for a step.
  static let limit = 10

  /// The report as text.
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
      // Columns go only with a single line, and the end is behind at least one character.
      if start.line == end.line {
        text += ",col=\(start.utf16Column)"
        text += ",endColumn=\(max(end.utf16Column, start.utf16Column + 1))"
      }
    }
    text += ",title=\(property("\(diagnostic.code.rawValue): \(title)"))::"
    let lines = ([diagnostic.message] + diagnostic.remarks).map(DisplayColumn.shown)
    text += message(lines.joined(separator: "\n")) + "\n"
  }

  /// Lines between two words that make GitHub read none of them as a command, whatever they say.
  ///
  /// The word is a hash of the lines, which therefore do not hold it.
  private static func fenced(_ lines: String) -> String {
    var hash = StableHash()
    hash.add(lines.utf8)
    return "::stop-commands::vfl-\(hash.text)\n\(lines)::vfl-\(hash.text)::\n"
  }

  /// The value of a property of a command, escaped.
  private static func property(_ text: String) -> String {
    escaped(DisplayColumn.shown(text)) { byte in
      switch byte {
      case UInt8(ascii: ":"): "%3A"
      case UInt8(ascii: ","): "%2C"
      default: nil
      }
    }
  }

  /// The message of a command, escaped.
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
