import Testing
import VFLCommandLine
import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLSyntax
import VFLTestSupport
import VFLText

@testable import VFLCompiler

@Suite("Limits of inputs")
struct LimitTests {
  /// Returns the codes of the diagnostics of a layout in the extended dialect.
  private static func codes(_ formats: String...) -> [DiagnosticCode] {
    var document = LayoutDocument(name: "layout")
    document.dialect = .extended
    document.formats = formats.map { .init(bytes: Array($0.utf8), name: "layout") }
    return CompiledLayout([document]).groups.flatMap(\.diagnostics).map(\.code)
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(
    "a format string of maximum length is accepted, and a longer format string is reported once")
  func formatBytes() {
    let limit = Limit.formatBytes.value
    let longest = Array("[".utf8) + [UInt8](repeating: 0x61, count: limit - 2) + Array("]".utf8)
    for dialect in [FormatDialect.apple, .extended] {
      let tree = FormatTree.parse(longest, dialect: dialect)
      #expect(tree.diagnostics.isEmpty && tree.tree.elements.count == 1)
      let texts = ["[a]", "é", " ", "[", "(", "@", "8", "|", "-", "\""]
      for text in LongTests.cases(texts, short: 3) {
        let bytes = Array(Self.repeated(text, limit / text.utf8.count + 1).utf8)
        let (tree, diagnostics) = FormatTree.parse(bytes, dialect: dialect)
        expectEqual(diagnostics.map(\.code), [.limitExceeded], "\(text)")
        #expect(tree.statements.isEmpty && tree.text == bytes)
      }
    }
  }

  @Test("an equation of maximum length is accepted, and a longer equation is reported")
  func equationBytes() {
    func codes(_ length: Int) -> [DiagnosticCode] {
      let end = Array(".width == 1".utf8)
      let equation = [UInt8](repeating: 0x61, count: length - end.count) + end
      var document = LayoutDocument(name: "layout")
      document.equations = [.init(bytes: equation, name: "layout")]
      return CompiledLayout([document]).groups.flatMap(\.diagnostics).map(\.code)
    }
    expectEqual(codes(Limit.formatBytes.value), [])
    expectEqual(codes(Limit.formatBytes.value + 1), [.limitExceeded])
  }

  @Test("too many nested parentheses and too many nested operations in a format are reported")
  func nesting() {
    func nested(_ depth: Int) -> String {
      "[a(\(Self.repeated("(", depth))8\(Self.repeated(")", depth)))]"
    }
    // Brackets and the parentheses of the size also count as nesting levels.
    let depths = (0...100).filter { Self.codes(nested($0)) == [] }
    expectEqual(depths, Array(0...(depths.last ?? 0)))
    #expect((Limit.nesting.value - 2...Limit.nesting.value).contains(depths.count))
    expectEqual(Self.codes(nested(depths.count)), [.limitExceeded])
    let count = Limit.operations.value
    expectEqual(Self.codes("[a(8\(Self.repeated("+1", count)))]"), [])
    expectEqual(Self.codes("[a(8\(Self.repeated("+1", count + 1)))]"), [.limitExceeded])
  }

  @Test(
    "the total number of views in ranges is limited for all format strings of a layout together")
  func ranges() {
    let most = Limit.rangeViews.value
    expectEqual(Self.codes("[v1..\(most)]"), [])
    expectEqual(Self.codes("[v1..\(most + 1)]"), [.limitExceeded])
    let all = Self.repeated("[v1..\(most)];", Limit.allRangeViews.value / most)
    expectEqual(Self.codes(all), [])
    expectEqual(Self.codes(all + "[v1..2]"), [.limitExceeded])
    expectEqual(Self.codes(all, "[a]", "[v1..2]"), [.limitExceeded])
  }

  @Test("the number of view pairs that a single relation joins is limited")
  func pairs() {
    let most = Limit.pairs.value / 400
    expectEqual(Self.codes("[v1..400][w1..\(most)]"), [])
    expectEqual(Self.codes("[v1..400][w1..\(most + 1)]"), [.limitExceeded])
  }

  @Test("the number of constraints of a layout is limited, and lowering stops at the limit")
  func constraints() throws {
    let scope = UncheckedScope.shared
    let statement = "[v1..400][w1..\(Limit.pairs.value / 400)];"
    let count = Limit.constraints.value / Limit.pairs.value
    let trees = [Self.repeated(statement, count), "[a(8)]", "[a(8)][b(8)]"].map {
      FormatTree.parse(Array($0.utf8), dialect: .extended).tree
    }
    var lowering = FormatLowering(in: scope, spacing: FormatSpacing())
    let codes = trees.map { tree in
      var bag = DiagnosticBag(origin: .document)
      lowering.lower(tree, options: [], into: &bag)
      return bag.diagnostics.map(\.code)
    }
    expectEqual(codes, [[], [.limitExceeded], []])
    expectEqual(lowering.records.count, Limit.constraints.value)
  }

  private static let empty = LayoutDocument.Source(bytes: [], name: "layout")

  @Test("the total number of format strings and equations of a document is limited")
  func formats() {
    var document = LayoutDocument(name: "layout")
    document.formats = Array(repeating: Self.empty, count: Limit.formats.value - 2)
    document.add(equation: Self.empty, at: SourceSpan(0, 1))
    document.add(format: Self.empty, at: SourceSpan(1, 2))
    expectEqual(document.formats.count + document.equations.count, Limit.formats.value)
    #expect(document.bag.isEmpty)
    document.add(equation: Self.empty, at: SourceSpan(2, 3))
    document.add(format: Self.empty, at: SourceSpan(3, 4))
    expectExceeded(document, at: SourceSpan(2, 3))
  }

  @Test(
    "a format string that exceeds its own length limit does not count toward the total length limit"
  )
  func allFormatBytes() {
    let (most, all) = (Limit.formatBytes.value, Limit.allFormatBytes.value)
    let (long, tooLong) = (
      LayoutDocument.Source(bytes: .init(repeating: 0x61, count: most), name: "layout"),
      LayoutDocument.Source(bytes: .init(repeating: 0x61, count: most + 1), name: "layout")
    )
    var document = LayoutDocument(name: "layout")
    for _ in 0..<all / most { document.add(format: long, at: SourceSpan(0, 1)) }
    document.add(format: tooLong, at: SourceSpan(0, 1))
    #expect(document.formats.count == all / most + 1 && document.bag.isEmpty)
    document.add(format: .init(bytes: [0x61], name: "layout"), at: SourceSpan(1, 2))
    expectExceeded(document, at: SourceSpan(1, 2))
  }

  @Test("the number of views of a document is limited")
  func views() {
    let view = LayoutDocument.View(node: .init(name: "a"), span: SourceSpan(4, 5))
    var document = LayoutDocument(name: "layout")
    document.views = Array(repeating: view, count: Limit.views.value - 1)
    document.add(view)
    #expect(document.views.count == Limit.views.value && document.bag.isEmpty)
    document.add(view)
    expectExceeded(document, at: SourceSpan(4, 5))
  }

  @Test("the number of metrics and the number of views in arrays of a document are limited")
  func metricsAndArrays() {
    let metric = LayoutDocument.Metric(name: "m", value: .number(1), span: SourceSpan(4, 5))
    var document = LayoutDocument(name: "layout")
    document.metrics = Array(repeating: metric, count: Limit.metrics.value - 1)
    document.add(metric)
    #expect(document.metrics.count == Limit.metrics.value && document.bag.isEmpty)
    document.add(metric)
    expectExceeded(document, at: SourceSpan(4, 5))
    let half = Array(repeating: "a", count: Limit.arrayViews.value / 2)
    document = LayoutDocument(name: "layout")
    for _ in 0..<2 { document.add(.init(name: "x", views: half, span: SourceSpan(0, 1))) }
    #expect(document.arrays.count == 2 && document.bag.isEmpty)
    document.add(.init(name: "x", views: ["a"], span: SourceSpan(4, 5)))
    expectExceeded(document, at: SourceSpan(4, 5))
  }

  private func expectExceeded(_ document: LayoutDocument, at span: SourceSpan) {
    #expect(document.formats.isEmpty && document.equations.isEmpty && document.views.isEmpty)
    #expect(document.metrics.isEmpty && document.arrays.isEmpty)
    expectEqual(document.bag.diagnostics.map(\.code), [.limitExceeded])
    expectEqual(document.bag.diagnostics.first?.location?.span, span)
  }

  @Test("if a document exceeds a limit, that is the only diagnostic of the whole layout")
  func alone() {
    var document = TextDocumentReader.read(Array("@view a\n[a]-[b".utf8), name: "layout")
    document.exceed(.formats, at: SourceSpan(0, 1))
    let other = TextDocumentReader.read(Array("[c][a]-[unknown]\n[".utf8), name: "other")
    let layout = CompiledLayout([document, other])
    expectEqual(layout.groups.flatMap(\.diagnostics).map(\.code), [.limitExceeded])
    #expect(layout.hasErrors && layout.problem.records.isEmpty)
  }

  @Test(
    "reading of a document stops when the document exceeds a limit", .enabled(if: LongTests.areOn())
  )
  func reading() {
    let lines = Array(Self.repeated("[a]\n", Limit.formats.value + 1).utf8)
    let texts = Array(
      "{\"formats\": [\(Self.repeated("\"[a]\",", Limit.formats.value))\"[a]\"]}".utf8)
    let views = (0...Limit.views.value).map { "@view v\($0)\n" }.joined()
    let row = Self.repeated("a,", Limit.views.value)
    let lists = [
      "@view \(row)a,,", "@array x: \(row)a,,",
      "@metrics \(Self.repeated("m:1,", Limit.metrics.value))m:1,,",
    ]
    for bytes in [lines, texts] + ([views] + lists).map({ Array($0.utf8) }) {
      let document = LayoutDocument.read(bytes, name: "layout")
      expectEqual(document.bag.diagnostics.map(\.code), [.limitExceeded])
    }
    let values = Array(("[" + Self.repeated("0,", Limit.jsonValues.value - 2) + "0]").utf8)
    #expect(throws: Never.self) { try JSONReader.read(values) }
    #expect(throws: JSONError.self) { try JSONReader.read(values.dropLast() + Array(",0]".utf8)) }
  }

  @Test(
    "1,000 of 5,000 diagnostics about unknown names are reported, and the remaining ones are counted",
    .timeLimit(.minutes(30)))
  func unknownNames() {
    let views = (0..<300).map { "\"view\($0)\": {}" }.joined(separator: ",")
    let formats = [String](repeating: "\"[zz]\"", count: 5000).joined(separator: ",")
    let transcript = Transcript(
      "check", "--json-lines", standardInput: "{\"views\": {\(views)}, \"formats\": [\(formats)]}")
    #expect(transcript.output.contains("4000 more diagnostics not shown; the limit is 1000"))
  }

  @Test("`check` reports that it does not solve a layout with more than 10,000 constraints")
  func solvedConstraints() {
    let limit = Limit.solvedConstraints.value
    func check(_ count: Int) -> Transcript {
      let formats = "@dialect extended\n@container 320x480\n[v1..100(100)]\n"
      return Transcript(
        "check", "-",
        standardInput: formats + Self.repeated("[v1..100(<=200)]\n", count / 100 - 1)
          + Self.repeated("[v1(<=300)]\n", count % 100))
    }
    let text = "1 layout with more than 10,000 constraints not solved"
    #expect(!(check(limit).output + check(limit).errors).contains(text))
    let beyond = check(limit + 1)
    #expect(beyond.code == .success && (beyond.output + beyond.errors).contains(text))
    let views = (0...limit).map { "[v\($0)(5)]" }.joined()
    let layout = "@container 300x200\nH:|\(views)|\n"
    let single = Transcript("check", "-", standardInput: layout)
    #expect((single.output + single.errors).contains(text))
    let json = Transcript("check", "--format", "json", "-", standardInput: layout).output
    #expect(json.contains("\"unsolved\": true"))
    // The limit also applies to a layout with an unknown metric, which is never solved.
    let unnamed = Transcript("check", "-", standardInput: layout + "H:|-gap-[v0]\n")
    #expect((unnamed.output + unnamed.errors).contains(text))
  }
}
