import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLReports

@Suite("SARIF reports")
struct SARIFReportTests {
  private func run(_ report: Report) throws -> JSONTree {
    let tree = try JSONTree(parsing: ReportFormat.sarif.bytes(of: report))
    return try #require(tree["runs"]?[0])
  }

  @Test("a SARIF report is valid according to a schema of the standard")
  func schema() throws {
    let text = try Repository.text(at: "Fixtures/schemas/sarif-part.json")
    let schema = JSONSchema(try JSONTree(parsing: text.utf8))
    for report in [ReportSample.everything, ReportSample.report(), Report(version: "1", files: [])]
    {
      let tree = try JSONTree(parsing: ReportFormat.sarif.bytes(of: report))
      expectEqual(schema.diagnostics(in: tree), [])
    }
    let wrong = #"{"version": "2.1.0", "runs": [{"tool": {"driver": {}}, "columnKind": "bytes"}]}"#
    expectEqual(schema.diagnostics(in: try JSONTree(parsing: wrong.utf8)).count, 2)
  }

  @Test(
    "a SARIF report has relative references for files below the root, and file URIs for other files"
  )
  func locations() throws {
    let run = try run(ReportSample.everything)
    let locations = run["results"]?.elements.compactMap {
      $0["locations"]?[0]?["physicalLocation"]?["artifactLocation"]
    }
    #expect(
      locations?.map { $0["uri"]?.string } == [
        "Sources/a%20b/%C3%9Cnit%251%2C%C3%A9%3Ax.swift",
        "Sources/a%20b/%C3%9Cnit%251%2C%C3%A9%3Ax.swift", "file:///else%20where/b.m",
        "file:///else%20where/b.m", "file:///else%20where/b.m", "a%FF%0Ab", "l.json",
        "%3Cstdin%3E",
      ])
    let isRelative = locations?.map { $0["uriBaseId"]?.string == "ROOT" }
    expectEqual(isRelative, [true, true, false, false, false, true, true, true])
    #expect(run["originalUriBaseIds"]?["ROOT"]?["uri"]?.string == "file:///r%20o/ot/")
  }

  @Test("a SARIF region has the same location in UTF-16 columns as in byte offsets")
  func regions() throws {
    let run = try run(ReportSample.report())
    expectEqual(run["columnKind"]?.string, "utf16CodeUnits")
    var regions: [JSONTree] = []
    for result in run["results"]?.elements ?? [] {
      let related = result["relatedLocations"]?.elements ?? []
      for place in (result["locations"]?.elements ?? []) + related {
        let region = try #require(place["physicalLocation"]?["region"])
        regions.append(region)
      }
      for fix in result["fixes"]?.elements ?? [] {
        for edit in fix["artifactChanges"]?[0]?["replacements"]?.elements ?? [] {
          let region = try #require(edit["deletedRegion"])
          regions.append(region)
        }
      }
    }
    try #require(regions.count == 6)
    for region in regions {
      let start = try offset(region["startLine"], region["startColumn"])
      let end = try offset(region["endLine"], region["endColumn"])
      expectEqual(region["byteOffset"]?.int, start)
      expectEqual(region["byteLength"]?.int, end - start)
    }
  }

  /// Returns the byte offset in the sample of a line and a UTF-16 column, computed by the standard library.
  private func offset(_ line: JSONTree?, _ column: JSONTree?) throws -> Int {
    let line = try #require(line?.int)
    let lines = ReportSample.text.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines[line - 1]
    let units = try #require(column?.int) - 1
    let index = text.utf16.index(text.startIndex, offsetBy: units)
    return lines[..<(line - 1)].reduce(0) { $0 + $1.utf8.count + 1 }
      + text.utf8.distance(from: text.startIndex, to: index)
  }

  @Test("the fixes of a SARIF report produce the expected source")
  func fixes() throws {
    let fixes = try run(ReportSample.report())["results"]?[0]?["fixes"]?.elements ?? []
    let fixed = try fixes.map { fix in
      let replacements = fix["artifactChanges"]?[0]?["replacements"]?.elements ?? []
      let edits = try replacements.map { replacement in
        let region = try #require(replacement["deletedRegion"])
        let start = try #require(region["byteOffset"]?.int)
        let length = try #require(region["byteLength"]?.int)
        return SourceEdit(
          SourceSpan(start, start + length), replacement["insertedContent"]?["text"]?.string ?? "")
      }
      let bytes = SourceEdit.apply(edits, to: Array(ReportSample.text.utf8))
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n")[1]
    }
    expectEqual(fixed, ["\tlet 😀漢 = \"|-[title]-[b]\"", "\tlet 😀 = \"|-[a]😀-[b]\""])
  }

  @Test("a SARIF report describes each rule once, and its results refer to the rule")
  func rules() throws {
    let run = try run(ReportSample.everything)
    let rules = run["tool"]?["driver"]?["rules"]?.elements ?? []
    expectEqual(rules.map { $0["id"]?.string }, ["VFL0110", "VFL0305"])
    expectEqual(rules.map { $0["defaultConfiguration"]?["level"]?.string }, ["error", "warning"])
    for result in run["results"]?.elements ?? [] {
      let rule = try #require(result["ruleIndex"]?.int)
      expectEqual(result["ruleId"], rules[rule]["id"])
    }
  }

  @Test("a SARIF report describes a rule that is off by default as disabled")
  func disabledRules() throws {
    let diagnostic = Diagnostic(.offAxisMetric, .warning, "m", at: nil)
    let rules = try run(ReportSample.report([diagnostic, ReportSample.warning]))["tool"]?[
      "driver"]?[
        "rules"]
    let levels = rules?.elements.map { $0["defaultConfiguration"] }
    expectEqual(
      levels,
      [
        .object(["level": .string("warning")]),
        .object(["enabled": .bool(false), "level": .string("warning")]),
      ])
  }

  @Test("a SARIF report marks suppressed diagnostics, and has a notification for an unread file")
  func suppressions() throws {
    let run = try run(ReportSample.everything)
    let suppressions = run["results"]?.elements.map { $0["suppressions"]?[0] }
    expectEqual(
      suppressions?.map { $0?["kind"]?.string } ?? [],
      [
        nil, nil, "inSource", "inSource", "external", nil, nil, nil,
      ])
    let invocation = try #require(run["invocations"]?[0])
    expectEqual(invocation["executionSuccessful"], .bool(false))
    expectEqual(invocation["exitCode"]?.int, 2)
    expectEqual(invocation["toolExecutionNotifications"]?.elements.count, 1)
    let good = try self.run(ReportSample.report())["invocations"]?[0]
    expectEqual(good?["executionSuccessful"], .bool(true))
  }

  @Test("the braces in the messages of a SARIF report are doubled")
  func braces() throws {
    let message = try run(ReportSample.report())["results"]?[0]?["message"]?["text"]?.string
    expectEqual(message?.contains("{{0}}"), true)
  }
}
