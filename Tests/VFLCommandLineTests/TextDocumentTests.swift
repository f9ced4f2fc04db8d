import Testing
import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords
import VFLTestSupport

@testable import VFLCommandLine
@testable import VFLCompiler

@Suite("Text documents")
struct TextDocumentTests {
  private func read(_ text: String) -> LayoutDocument {
    TextDocumentReader.read(Array(text.utf8), name: "a.vfl")
  }

  @Test("every directive of a text document is read")
  func directives() throws {
    let document = read(
      """
      // A comment, and a blank line.

      @container 320x- margins: 8,16,8,16
      @direction rtl
      @spacing layoutMarginsGuide // the last one
      @metrics left: 20, gap: -8.5
      @metrics
      @view a, b intrinsic: 80x21.5 hugging: 251 compression: 750x1000
      @view c parent: b baselines: 14,-4 margins: 5
      @view d parent: none intrinsic: -x0
        |-left-[a]-|\t
      @options alignAllTop, raw:0x80
      [a][b]\r
      V:[c]// the end
      @constraint a.width == 2 * b.height + 3 @750
      """)
    expectEqual(document.bag.diagnostics, [])
    #expect(document.width == 320 && document.height == nil)
    expectEqual(document.margins, LayoutMargins(top: 8, leading: 16, bottom: 8, trailing: 16))
    #expect(document.direction == .rightToLeft && document.spacing == .layoutMarginsGuide)
    expectEqual(document.metrics.map(\.name), ["left", "gap"])
    expectEqual(document.metrics.map(\.value), [.number(20), .number(-8.5)])
    expectEqual(document.views.map(\.node.name), ["a", "b", "c", "d"])
    expectEqual(document.views.map(\.parent), [.container, .container, .view("b"), .none])
    expectEqual(document.views[1].node.content, PerAxis(80, 21.5))
    expectEqual(document.views[1].node.hugging, PerAxis(both: .init(251)))
    expectEqual(document.views[1].node.compression, PerAxis(.init(750), .init(1000)))
    expectEqual(document.views[2].node.lastBaseline, -4)
    expectEqual(document.views[3].node.content, PerAxis(nil, 0))
    let formats = document.formats.map { String(decoding: $0.bytes, as: UTF8.self) }
    expectEqual(formats, ["|-left-[a]-|", "[a][b]", "V:[c]"])
    expectEqual(document.formats.map(\.line), [11, 13, 14])
    expectEqual(document.formats.map(\.column), [3, 1, 1])
    expectEqual(document.formats[1].options, [.alignAllTop, FormatOptions(rawValue: 0x80)])
    #expect(document.formats[2].options == nil)
    expectEqual(document.equations.map(\.line), [15])
    expectEqual(document.equations.map(\.column), [13])
  }

  @Test("`0x480` in `@container` is read as a width of 0 and a height of 480")
  func zeroWidth() {
    let document = read("@container 0x480")
    #expect(document.width == 0 && document.height == 480)
  }

  private static let malformedDirectives: [(String, Range<Int>)] = [
    ("@container wide", 11..<15), ("@container 320", 14..<14), ("@container 320x480 x", 19..<20),
    ("@direction up", 11..<13), ("@spacing 8", 9..<10), ("@metrics left 20", 14..<16),
    ("@metrics left: x", 15..<16), ("@metrics left: 1,", 17..<17),
    ("@metrics left: 1 2", 17..<18),
    ("@view", 5..<5), ("@view 1a", 6..<8), ("@view a parent", 14..<14),
    ("@view a size: 8", 8..<13),
    ("@view a intrinsic: 80", 21..<21), ("@view a hugging: x", 17..<18),
    ("@view a baselines: 1", 20..<20), ("@view a margins: 1,2", 20..<20),
    ("@options", 8..<8), ("@options alignAllTop alignAllLeft\n[a]", 21..<33),
    ("@options alignAllTop", 0..<8),
    ("@container -5x10", 11..<16), ("@container 320x-.5", 15..<18),
    ("@view a intrinsic: 10x-4", 22..<24), ("@container 1e999x10", 12..<19),
    ("@container 9999999999999999x1", 11..<27), ("@container 1x2 margins: 1e999", 24..<29),
    ("@view a baselines: 1e999,4", 19..<24), ("@view a baselines: 14,-1e16", 22..<27),
    ("@view a margins: 1,2,1e308,4", 21..<26),
    ("@view a intrinsic: 9999999999999999x1", 19..<35),
  ]

  @Test(
    "a malformed directive is reported with its source range",
    arguments: malformedDirectives)
  func malformed(_ text: String, span: Range<Int>) throws {
    let diagnostics = read(text).bag.diagnostics
    expectEqual(diagnostics.map(\.code), [.malformedDirective])
    let location = try #require(diagnostics.first?.location)
    expectEqual(location, SourceLocation(.document, SourceSpan(span.lowerBound, span.upperBound)))
  }

  @Test(
    "unknown directives and invalid directive values are reported",
    arguments: [
      ("@contaner 1x2", DiagnosticCode.unknownDirective), ("@", .unknownDirective),
      ("@options alignTop\n[a]", .unknownOption), ("@view a hugging: 0", .priorityOutOfRange),
      ("@view a compression: 999.99999999", .roundedPriority),
      ("@container 1x2\n@container 1x2", .duplicateName),
      ("@view a intrinsic: 80x21 intrinsic: 5x5", .duplicateName),
      ("@view a parent: none hugging: 1 parent: b", .duplicateName),
    ])
  func diagnostics(_ text: String, code: DiagnosticCode) {
    expectEqual(read(text).bag.diagnostics.map(\.code), [code])
  }

  @Test("diagnostics of a text document have the position in the file")
  func places() {
    let transcript = Transcript(
      "check", "--format", "short", "a.vfl",
      files: ["a.vfl": "@view a\n@view b\n  [a]-[c]\n@constraint a.widht == 1\n@veiw d\n"])
    expectEqual(
      transcript.output,
      """
      a.vfl:3:8: error: unknown view `c` [VFL0201]
      a.vfl:4:15: error: unknown attribute `widht`; did you mean `width`? [VFL0309]
      a.vfl:5:1: error: unknown directive `@veiw`; did you mean `@view`? [VFL0605]

      """)
    expectEqual(transcript.code, .diagnostics)
  }
}
