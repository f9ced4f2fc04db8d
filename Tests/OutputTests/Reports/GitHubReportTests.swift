import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLReports
@testable import VFLText

@Suite("GitHub reports")
struct GitHubReportTests {
  /// A workflow command, parsed from a line as the GitHub Actions runner parses it.
  private struct Command {
    var name: String
    var properties: [String: String] = [:]
    var message: String

    init?(_ line: Substring) {
      guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else {
        return nil
      }
      let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
      let words = head.split(separator: " ", maxSplits: 1)
      name = String(words.first ?? "")
      message = Self.unescaped(line[end.upperBound...])
      for property in words.dropFirst().first?.split(separator: ",") ?? [] {
        let parts = property.split(separator: "=", maxSplits: 1).map(Self.unescaped)
        properties[parts[0]] = parts[1]
      }
    }

    private static func unescaped(_ text: Substring) -> String {
      String(text).replacing("%3A", with: ":").replacing("%2C", with: ",").replacing(
        "%0A", with: "\n"
      )
      .replacing("%0D", with: "\r").replacing("%25", with: "%")
    }
  }

  private func lines(_ report: Report) -> [Substring] {
    GitHubReport.text(of: report).split(separator: "\n")
  }

  private func report(errors: Int, warnings: Int) -> Report {
    ReportSample.report(
      Array(repeating: ReportSample.warning, count: warnings)
        + Array(repeating: ReportSample.unclosed, count: errors))
  }

  @Test("a GitHub report consists of workflow commands for the diagnostics, errors first")
  func commands() throws {
    let commands = lines(report(errors: 1, warnings: 2)).compactMap(Command.init)
    expectEqual(commands.map(\.name), ["error", "warning", "warning"])
    let error = try #require(commands.first)
    expectEqual(error.properties["file"], ReportSample.path)
    #expect(error.properties["line"] == "2" && error.properties["endLine"] == "2")
    #expect(error.properties["col"] == "21" && error.properties["endColumn"] == "24")
    expectEqual(error.properties["title"], "VFL0110: missing `]` after a view")
    #expect(error.message.hasPrefix(DisplayColumn.shown(ReportSample.unclosed.message) + "\n"))
    #expect(error.message.hasSuffix("help: insert `]`\nhelp: write it anew"))
  }

  @Test("control characters of paths and messages are written as symbols to a GitHub report")
  func controlCharacters() {
    let path = ReportPath("a\u{1B}[31m\u{7F}\u{202E}.vfl")
    let report = Report(
      version: "1",
      files: [ReportSample.file(Array(repeating: ReportSample.unclosed, count: 11), at: path)])
    let scalars = GitHubReport.text(of: report).unicodeScalars.filter { $0 != "\n" }
    #expect(!scalars.contains { [.control, .format].contains($0.properties.generalCategory) })
    expectEqual(
      lines(report).compactMap(Command.init)[0].properties["file"]?.hasPrefix("a␛[31m␡"), true)
  }

  @Test(
    "a GitHub command has columns only for a single line, and a line only if there is a location")
  func places() {
    let long = Diagnostic(
      .whiteSpace, .error, "m", at: SourceLocation(.document, SourceSpan(0, 8)))
    let point = Diagnostic(
      .whiteSpace, .error, "m", at: SourceLocation(.document, SourceSpan(at: 2)))
    let none = Diagnostic(.whiteSpace, .error, "m", at: nil)
    let keys = lines(ReportSample.report([long, point, none])).compactMap(Command.init).map {
      Array($0.properties.keys).sorted()
    }
    expectEqual(keys[0], ["endLine", "file", "line", "title"])
    expectEqual(keys[1], ["col", "endColumn", "endLine", "file", "line", "title"])
    expectEqual(keys[2], ["file", "title"])
  }

  @Test(
    "a GitHub report has 10 errors and 10 warnings as annotations, and the rest as plain log lines")
  func limits() throws {
    let lines = lines(report(errors: 13, warnings: 12))
    let commands = lines.map(Command.init)
    #expect(commands[..<10].allSatisfy { $0?.name == "error" })
    #expect(commands[10..<20].allSatisfy { $0?.name == "warning" })
    expectEqual(commands[20]?.name, "group")
    let stop = try #require(commands[21])
    expectEqual(stop.name, "stop-commands")
    let resume = try #require(lines.firstIndex(of: "::\(stop.message)::"))
    // Each error is followed by the note for its label.
    expectEqual(resume - 22, 3 * 2 + 2)
    #expect(!lines[22..<resume].contains { $0.contains(stop.message) })
    expectEqual(commands[(resume + 1)...].map { $0?.name }, ["endgroup", "notice"])
    expectEqual(commands.last??.message.hasPrefix("5 more in the log of this step"), true)
  }

  @Test("a GitHub report with 10 errors and 10 warnings has no notice")
  func full() {
    let names = lines(report(errors: 10, warnings: 10)).compactMap(Command.init).map(\.name)
    #expect(names.count == 20 && !names.contains("notice"))
    #expect(GitHubReport.text(of: Report(version: "1", files: [])).isEmpty)
  }

  @Test("a GitHub summary has a table row for each diagnostic, in which all markup is escaped")
  func summary() {
    let text = GitHubSummary.text(of: report(errors: 1, warnings: 1))
    #expect(text.hasPrefix("## vfl: 1 error and 1 warning in 2 files\n"))
    let rows = text.split(separator: "\n").filter {
      $0.hasPrefix("| error") || $0.hasPrefix("| warn")
    }
    expectEqual(rows.count, 2)
    for row in rows {
      // Without escaped characters, the row contains its five bars and no markup.
      let plain = row.replacing(#/\\./#, with: "")
      expectEqual(plain.count { $0 == "|" }, 5)
      #expect(!plain.contains { "<`*[]_".contains($0) })
    }
    #expect(
      GitHubSummary.text(of: report(errors: 150, warnings: 70)).contains("\n20 more not shown"))
    expectEqual(
      GitHubSummary.text(of: Report(version: "1", files: [])), "## vfl: nothing in 0 files\n")
  }
}
