import Testing
import VFLDiagnostics

@testable import VFLRendering

@Suite("A report as XML")
struct XMLReportTests {
  /// The message of the sample's error as XML can hold it.
  private let message = ReportSample.unclosed.message
    .replacing("\u{1B}", with: "␛").replacing("\u{0}", with: "␀")

  @Test("of JUnit has a suite for each file and a case for each finding, and counts them")
  func junit() throws {
    let report = ReportSample.everything
    let root = try #require(XMLElement(parsing: JUnitReport.text(of: report)))
    #expect(root.name == "testsuites")
    #expect(root.children.count == report.files.count)
    for element in [root] + root.children {
      let count = { (name: String) in String(element.all(name).count) }
      #expect(element.attributes["tests"] == count("testcase"))
      #expect(element.attributes["failures"] == count("failure"))
      #expect(element.attributes["errors"] == count("error"))
    }
    #expect(root.children.map { $0.attributes["skipped"] } == ["0", "0", "3", "0", "0", "0", "0"])
    #expect(root.children[0].children[0].children.isEmpty)
    let failure = try #require(root.all("failure").first)
    #expect(failure.attributes == ["type": "error", "message": message])
    #expect(failure.text.contains("^"))
    #expect(root.all("error")[0].attributes["message"] == ReportSample.unread.message)
    #expect(root.children[1].attributes["name"] == ReportSample.path)
  }

  @Test("of Checkstyle has every finding that counts, with its place")
  func checkstyle() throws {
    let root = try #require(XMLElement(parsing: CheckstyleReport.text(of: ReportSample.report())))
    #expect(root.attributes == ["version": "4.3"])
    #expect(root.all("file").map { $0.attributes["name"] } == [ReportSample.path])
    #expect(
      root.all("error").map(\.attributes) == [
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
    #expect(all.all("error").count == ReportSample.everything.files.flatMap(\.effective).count)
  }

  @Test("keeps every character that XML has, and shows every other one")
  func characters() throws {
    let scalars =
      (0...0x2FF).compactMap(Unicode.Scalar.init) + ["\u{FFFD}", "\u{FFFE}", "\u{FFFF}"]
    for scalar in scalars {
      let text = "a\(Character(scalar))]]>b"
      let document = "<r a=\"\(XMLText.attribute(text))\">\(XMLText.content(text))</r>"
      let element = try #require(XMLElement(parsing: document))
      let isKept =
        scalar.value >= 0x20 && scalar.value < 0xFFFE || "\t\n\r".unicodeScalars.contains(scalar)
      #expect((element.text == text) == isKept)
      #expect(element.attributes["a"] == element.text)
      #expect(element.text.unicodeScalars.count == text.unicodeScalars.count)
    }
  }
}
