import Testing
import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords
import VFLTestSupport

@testable import VFLCommandLine
@testable import VFLCompiler

@Suite("JSON documents")
struct JSONDocumentTests {
  private func read(_ text: String) -> LayoutDocument {
    JSONDocumentReader.read(Array(text.utf8), name: "layout.json")
  }

  @Test(
    "the diagnostic for an invalid JSON value describes the value",
    arguments: [
      (#"{"direction": "left"}"#, #"found `"left"`"#),
      (#"{"direction": 1}"#, "found `1`"), (#"{"direction": null}"#, "found `null`"),
      (#"{"container": {"width": "wide"}}"#, #"found `"wide"`"#),
      (#"{"container": {"width": true}}"#, "found `true`"),
      (#"{"views": {"a": {"intrinsic": [5]}}}"#, "found a list of one"),
      (#"{"views": {"a": {"intrinsic": []}}}"#, "found an empty list"),
      (#"{"views": {"a": {"margins": [1, 2, 3]}}}"#, "found a list of 3"),
      (#"{"views": {"a": {"margins": [[1], {"b": 2}, 3, 4, 5]}}}"#, "found a list of 5"),
      (#"{"views": {"a": {"margins": [1, 2, "x", 4]}}}"#, #"at `/views/a/margins/2`, found `"x"`"#),
      (#"{"views": [[], [[]]]}"#, "found a list of 2"), (#"{"formats": {}}"#, "found an object"),
      (#"{"formats": [{"options": []}]}"#, "found an object without it"),
      (#"{"container": {"width": 1e999}}"#, "found a number without end"),
      ("[]", "found an empty list"),
    ])
  func found(_ text: String, _ found: String) throws {
    let diagnostics = read(text).bag.diagnostics
    expectEqual(diagnostics.map(\.code), [.wrongType])
    #expect(try #require(diagnostics.first).message.hasSuffix(found), "\(diagnostics)")
  }

  @Test("a long JSON value is shortened in a diagnostic, and invisible characters are not printed")
  func longValues() throws {
    let text = String(repeating: "a\u{202E}", count: 1000)
    let diagnostic = try #require(read(#"{"direction": "\#(text)"}"#).bag.diagnostics.first)
    #expect(diagnostic.message.count < 400)
    #expect(!diagnostic.message.unicodeScalars.contains("\u{202E}"))
  }

  @Test("every key of a JSON document is read")
  func keys() throws {
    let document = read(
      """
      {"container": {"width": 320, "height": null, "margins": 16},
       "direction": "rtl", "spacing": "layoutMargins",
       "metrics": {"left": 20, "text": "12", "neg": "-6.5", "word": "wide"},
       "views": {"b": {"intrinsic": [80, null], "hugging": [251, 1000], "compression": [1, 2],
                       "baselines": [14, 4], "margins": [1, 2, 3, 4]},
                 "a": {"parent": "b"}, "c": {"parent": null}, "d": {"parent": "|"}},
       "formats": ["[a]", {"format": "[b]", "options": ["alignAllTop", "raw:0x80"]}],
       "constraints": ["a.width == 100"]}
      """)
    expectEqual(document.bag.diagnostics, [])
    #expect(document.width == 320 && document.height == nil)
    expectEqual(document.margins, LayoutMargins(all: 16))
    #expect(document.direction == .rightToLeft && document.spacing == .layoutMargins)
    expectEqual(
      document.metrics.map(\.value),
      [
        .number(20), .number(12), .number(-6.5), .notNumber("wide"),
      ])
    expectEqual(document.views.map(\.node.name), ["b", "a", "c", "d"])
    expectEqual(document.views.map(\.parent), [.container, .view("b"), .none, .container])
    let node = try #require(document.views.first).node
    expectEqual(node.content, PerAxis(80, nil))
    #expect(node.hugging.vertical.rawValue == 1000 && node.compression.horizontal.rawValue == 1)
    #expect(node.firstBaseline == 14 && node.lastBaseline == 4)
    expectEqual(node.margins, LayoutMargins(top: 1, leading: 2, bottom: 3, trailing: 4))
    expectEqual(document.formats.map(\.name), ["layout.json#/formats/0", "layout.json#/formats/1"])
    expectEqual(document.formats[1].options, [.alignAllTop, FormatOptions(rawValue: 0x80)])
    expectEqual(document.equations.map(\.name), ["layout.json#/constraints/0"])
  }

  @Test(
    "a JSON value of the wrong type is reported with its JSON pointer",
    arguments: [
      (#"[]"#, "the top of the document"), (#"{"container": 3}"#, "`/container`"),
      (#"{"container": {"width": "3"}}"#, "`/container/width`"),
      (#"{"container": {"height": 1e999}}"#, "`/container/height`"),
      (#"{"container": {"width": 1.1e15}}"#, "`/container/width`"),
      (#"{"container": {"margins": 1e308}}"#, "`/container/margins`"),
      (#"{"views": {"a": {"intrinsic": [1, 1e308]}}}"#, "`/views/a/intrinsic/1`"),
      (#"{"views": {"a": {"baselines": [-1e16, 1]}}}"#, "`/views/a/baselines/0`"),
      (#"{"views": {"a": {"margins": [1, 2, 1e999, 3]}}}"#, "`/views/a/margins/2`"),
      (#"{"direction": "up"}"#, "`/direction`"), (#"{"spacing": 8}"#, "`/spacing`"),
      (#"{"metrics": []}"#, "`/metrics`"), (#"{"metrics": {"a/b": null}}"#, "`/metrics/a~1b`"),
      (#"{"views": null}"#, "`/views`"), (#"{"views": {"a": "x"}}"#, "`/views/a`"),
      (#"{"views": {"a": {"intrinsic": [1]}}}"#, "`/views/a/intrinsic`"),
      (#"{"views": {"a": {"intrinsic": [1, -1]}}}"#, "`/views/a/intrinsic/1`"),
      (#"{"views": {"a": {"hugging": 250}}}"#, "`/views/a/hugging`"),
      (#"{"views": {"a": {"hugging": [250, "x"]}}}"#, "`/views/a/hugging/1`"),
      (#"{"views": {"a": {"baselines": {}}}}"#, "`/views/a/baselines`"),
      (#"{"views": {"a": {"margins": [1, 2, 3]}}}"#, "`/views/a/margins`"),
      (#"{"views": {"a": {"parent": 1}}}"#, "`/views/a/parent`"),
      (#"{"views": {"|": {}}}"#, "`/views/|`"),
      (#"{"formats": "[a]"}"#, "`/formats`"), (#"{"formats": [1]}"#, "`/formats/0`"),
      (#"{"formats": [{"options": []}]}"#, "`/formats/0`"),
      (#"{"formats": [{"format": 1}]}"#, "`/formats/0/format`"),
      (#"{"formats": [{"format": "[a]", "options": "x"}]}"#, "`/formats/0/options`"),
      (#"{"formats": [{"format": "[a]", "options": [1]}]}"#, "`/formats/0/options/0`"),
      (#"{"constraints": {}}"#, "`/constraints`"), (#"{"constraints": [[]]}"#, "`/constraints/0`"),
    ])
  func wrongTypes(_ text: String, place: String) throws {
    let diagnostics = read(text).bag.diagnostics
    expectEqual(diagnostics.map(\.code), [.wrongType])
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.message.contains(" at \(place), found "), "\(diagnostic.message)")
    expectEqual(diagnostic.location?.origin, .document)
  }

  @Test(
    "unknown, duplicate and invalid members of a JSON document are reported",
    arguments: [
      (#"{"view": {}}"#, DiagnosticCode.unknownKey), (#"{"container": {"x": 1}}"#, .unknownKey),
      (#"{"views": {"a": {"size": []}}}"#, .unknownKey),
      (#"{"formats": [{"format": "[a]", "option": []}]}"#, .unknownKey),
      (#"{"formats": [{"fromat": "[a]"}]}"#, .unknownKey),
      (#"{"views": {}, "views": {}}"#, .duplicateName),
      (#"{"views": {"a": {}, "a": {}}}"#, .duplicateName),
      (#"{"metrics": {"\u0061": 1, "a": 2}}"#, .duplicateName),
      (#"{"views": {"a": {"hugging": [0, 1]}}}"#, .priorityOutOfRange),
      (#"{"views": {"a": {"hugging": [1, 999.99999999]}}}"#, .roundedPriority),
      (#"{"formats": [{"format": "[a]", "options": ["x"]}]}"#, .unknownOption),
      (#"{"formats": ["#, .malformedJSON),
    ])
  func diagnostics(_ text: String, code: DiagnosticCode) {
    expectEqual(read(text).bag.diagnostics.map(\.code), [code])
  }

  @Test("a length up to 1e15 is accepted, and a greater length is reported with the valid range")
  func lengths() throws {
    expectEqual(read(#"{"container": {"width": 1e15, "margins": -1e15}}"#).bag.diagnostics, [])
    let diagnostics = read(#"{"container": {"width": 1e16}}"#).bag.diagnostics
    let diagnostic = try #require(diagnostics.first)
    expectEqual(
      diagnostic.message,
      "expected a number between -1e15 and 1e15 at `/container/width`, found `1e16`")
    expectEqual(diagnostic.location?.span, SourceSpan(24, 28))
  }

  @Test("two JSON keys are equal only if their bytes are equal")
  func equivalentKeys() {
    expectEqual(read(#"{"views": {"é": {}, "e\u0301": {}}}"#).bag.diagnostics, [])
    expectEqual(read(#"{"views": {"é": {}, "\u00e9": {}}}"#).bag.diagnostics.count, 1)
    let solved = Transcript(
      "check", "-", standardInput: #"{"views": {"é": {}, "e\u0301": {"parent": "é"}}}"#)
    #expect(solved.codes == [] && solved.code == .success)
  }

  @Test("diagnostics of a JSON document are reported up to the limit")
  func manyFaults() {
    let views = (0..<1000).map { "\"v\($0)\": 1" }.joined(separator: ", ")
    let diagnostics = read("{\"views\": {\(views)}}").bag.diagnostics
    expectEqual(diagnostics.count, Limit.textDiagnostics.value + 1)
    expectEqual(diagnostics.last?.code, .tooManyDiagnostics)
  }
}
