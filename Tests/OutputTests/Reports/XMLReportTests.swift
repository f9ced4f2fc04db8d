import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLReports
@testable import VFLText

@Suite("XML reports")
struct XMLReportTests {
  /// The message of the sample's error, with control characters replaced by symbols that XML allows.
  private let message = ReportSample.unclosed.message
    .replacing("\u{1B}", with: "␛").replacing("\u{0}", with: "␀")

  @Test(
    "a JUnit report has and counts a suite for each file and a test case for each diagnostic"
  )
  func junit() throws {
    let report = ReportSample.everything
    let root = try #require(XMLElement(parsing: JUnitReport.text(of: report)))
    expectEqual(root.name, "testsuites")
    expectEqual(root.children.count, report.files.count)
    for element in [root] + root.children {
      let count = { (name: String) in String(element.all(name).count) }
      expectEqual(element.attributes["tests"], count("testcase"))
      expectEqual(element.attributes["failures"], count("failure"))
      expectEqual(element.attributes["errors"], count("error"))
    }
    expectEqual(
      root.children.map { $0.attributes["skipped"] }, ["0", "0", "3", "0", "0", "0", "0"])
    #expect(root.children[0].children[0].children.isEmpty)
    let failure = try #require(root.all("failure").first)
    expectEqual(failure.attributes, ["type": "error", "message": message])
    #expect(failure.text.contains("^"))
    expectEqual(root.all("error")[0].attributes["message"], ReportSample.unread.message)
    expectEqual(root.children[1].attributes["name"], ReportSample.path)
  }

  @Test("a Checkstyle report has every diagnostic that is not suppressed, with its location")
  func checkstyle() throws {
    let root = try #require(XMLElement(parsing: CheckstyleReport.text(of: ReportSample.report())))
    expectEqual(root.attributes, ["version": "4.3"])
    expectEqual(root.all("file").map { $0.attributes["name"] }, [ReportSample.path])
    expectEqual(
      root.all("error").map(\.attributes),
      [
        [
          "line": "2", "column": "20", "severity": "error", "message": message,
          "source": "vfl.VFL0110",
        ],
        [
          "line": "3", "column": "10", "severity": "warning", "message": "has no effect",
          "source": "vfl.VFL0305",
        ],
      ])
    let all = try #require(XMLElement(parsing: CheckstyleReport.text(of: ReportSample.everything)))
    expectEqual(all.all("error").count, ReportSample.everything.files.flatMap(\.effective).count)
  }

  @Test("characters that XML allows are kept, and each other character is replaced by one symbol")
  func characters() throws {
    let scalars =
      (0...0x2FF).compactMap(Unicode.Scalar.init) + ["\u{FFFD}", "\u{FFFE}", "\u{FFFF}"]
    for scalar in scalars {
      let text = "a\(Character(scalar))]]>b"
      let document = "<r a=\"\(XMLText.attribute(text))\">\(XMLText.content(text))</r>"
      let element = try #require(XMLElement(parsing: document))
      let isKept =
        scalar.value >= 0x20 && scalar.value < 0xFFFE || "\t\n\r".unicodeScalars.contains(scalar)
      expectEqual(element.text == text, isKept)
      expectEqual(element.attributes["a"], element.text)
      expectEqual(element.text.unicodeScalars.count, text.unicodeScalars.count)
    }
  }
}
