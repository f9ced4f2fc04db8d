import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLReports

@Suite("Report formats")
struct ReportFormTests {
  private func text(_ form: ReportFormat, _ report: Report) -> String {
    String(decoding: form.bytes(of: report), as: UTF8.self)
  }

  @Test("an Xcode report has a line with a byte column for each diagnostic, followed by its notes")
  func xcode() {
    expectEqual(
      text(.xcode, ReportSample.report(root: "/r")),
      """
      /r/\(ReportSample.path):2:25: error: expected `]` <&"'>, found 100%␍␊{0} ␛[31m␀::error::x \
      [VFL0110]
      /r/\(ReportSample.path):2:19: note: `[` opened here: {1}, a␊b
      /r/\(ReportSample.path):3:10: warning: has no effect [VFL0305]

      """)
    let nowhere = text(.xcode, ReportSample.report([ReportSample.unread], root: "/r"))
    expectEqual(
      nowhere, "/r/\(ReportSample.path): error: expected a file, found no such file [VFL0601]\n")
  }

  @Test("a GitLab report is an array of diagnostics, each with a unique fingerprint and a line")
  func gitlab() throws {
    let issues = try JSONTree(parsing: ReportFormat.gitlab.bytes(of: ReportSample.everything))
      .elements
    expectEqual(issues.count, ReportSample.everything.files.flatMap(\.effective).count)
    expectEqual(Set(issues.compactMap { $0["fingerprint"]?.string }).count, issues.count)
    #expect(issues.allSatisfy { $0["location"]?["lines"]?["begin"]?.int ?? 0 > 0 })
    expectEqual(issues[0]["location"]?["path"]?.string, ReportSample.path)
    expectEqual(issues[0]["description"]?.string, ReportSample.unclosed.message)
    expectEqual(issues.map { $0["severity"]?.string }[..<2], ["major", "minor"])
  }

  @Test(
    "a JSON Lines report has a line for each diagnostic, with offsets, fixes and the rendered text")
  func jsonLines() throws {
    let lines = text(.jsonl, ReportSample.everything).split(separator: "\n")
    let trees = try lines.map { try JSONTree(parsing: $0.utf8) }
    expectEqual(trees.count, ReportSample.everything.files.flatMap(\.diagnostics).count)
    let first = trees[0]
    let bytes = Array(ReportSample.text.utf8)
    let span = first["span"]?.elements.compactMap(\.int) ?? []
    try #require(span.count == 2)
    expectEqual(String(decoding: bytes[span[0]..<span[1]], as: UTF8.self), "-[b")
    expectEqual(
      first["start"], .object(["line": .number(2), "column": .number(20), "utf16": .number(21)]))
    expectEqual(first["labels"]?[0]?["start"]?["column"]?.int, 14)
    expectEqual(first["fixIts"]?.elements.map { $0["applicability"]?.string }, ["safe", "unsafe"])
    expectEqual(first["rendered"]?.string?.contains("^"), true)
    expectEqual(trees.compactMap { $0["suppressed"]?.string }, ["comment", "comment", "baseline"])
    let pointer = trees.first { $0["pointer"] != nil }
    #expect(pointer?["pointer"]?.string == "/formats/0" && pointer?["span"] == .null)
  }

  @Test(
    "a report has the same bytes every time, and ends with a line break",
    arguments: ReportFormat.allCases)
  func deterministic(form: ReportFormat) {
    let bytes = form.bytes(of: ReportSample.everything)
    expectEqual(bytes, form.bytes(of: ReportSample.everything))
    expectEqual(bytes.last, 0x0A)
  }

  @Test(
    "the size of a report is linear in the number of its diagnostics",
    arguments: ReportFormat.allCases)
  func linear(form: ReportFormat) {
    let diagnostics = Array(
      repeating: ReportSample.file([ReportSample.warning]).diagnostics[0], count: 60)
    // All paths have the same length.
    let files = (100..<300).map { ReportFile(path: ReportPath("f\($0)"), diagnostics: diagnostics) }
    let sizes = [0, 50, 100, 200].map { count in
      form.bytes(of: Report(version: "1", files: Array(files.prefix(count)))).count
    }
    let growth = zip(sizes.dropFirst(), sizes).map { Double($0 - $1) }
    // Every diagnostic is included, and all diagnostics have the same size, except for longer counts.
    #expect(growth[0] > 50 * 60 * 20)
    #expect(abs(growth[1] / growth[0] - 1) < 0.01)
    #expect(abs(growth[2] / growth[1] - 2) < 0.01)
  }

  @Test("a report counts errors, warnings, suppressed diagnostics and unread files")
  func counts() {
    let counts = ReportSample.everything.counts
    #expect(counts.errors == 3 && counts.warnings == 2 && counts.suppressed == 3)
    #expect(counts.unread == 1 && counts.text == "3 errors and 2 warnings")
  }
}
