import Testing
import VFLDiagnostics
import VFLLowering
import VFLTestSupport

@Suite("Source ranges of errors in equations")
struct EquationSpanTests {
  @Test(
    "an error about a number or metric points at the number or metric",
    arguments: [
      ("a.width == 1e999", DiagnosticSummary(.constantNotFinite, "1e999")),
      ("a.width == b.width + inf", DiagnosticSummary(.constantNotFinite, "inf")),
      ("a.width == 5 @0", DiagnosticSummary(.priorityOutOfRange, "0")),
      ("a.width == 5 @1000.5", DiagnosticSummary(.priorityOutOfRange, "1000.5")),
      ("a.width == 5 @zero", DiagnosticSummary(.priorityOutOfRange, "zero")),
      ("a.width == 0 * b.width + 100", DiagnosticSummary(.zeroMultiplier, "0")),
      ("a.width == b.width * 0", DiagnosticSummary(.zeroMultiplier, "0")),
      ("a.width == zero * b.width", DiagnosticSummary(.zeroMultiplier, "zero")),
      ("a.width == 5 @-1", DiagnosticSummary(.priorityOutOfRange, "-1")),
      ("a.width == b.width / 1e-320", DiagnosticSummary(.constantNotFinite, "1e-320")),
      ("a.width == b.width / -1e-310 + 3", DiagnosticSummary(.constantNotFinite, "-1e-310")),
      ("a.width == 1e308 + 1e308", DiagnosticSummary(.constantNotFinite, "1e308")),
    ])
  func numbers(_ equation: String, _ diagnostic: DiagnosticSummary) {
    expectEqual(ReadEquation(equation).diagnostics, [diagnostic])
  }

  @Test(
    "an error about an unexpected token in an equation marks and quotes the whole token",
    arguments: [
      ("a.width = 3", "="), ("a.width => 5 @2", "=>"), ("a.width == b.width @@ 5", "@"),
      ("a.width == 5 é", "é"), ("a.width == 5 漢字😀x", "漢字😀"), ("a.width == 5 e\u{301}", "e"),
      ("a.width == 100 hundred", "hundred"), ("12.5 == a.width", "12.5"),
      ("a.width == 2 * b.width / 2", "/"), ("a.width == 5 \u{7F}\u{7F}", "\u{7F}"),
    ])
  func tokens(_ equation: String, _ token: String) throws {
    let read = ReadEquation(equation)
    expectEqual(read.diagnostics, [DiagnosticSummary(.malformedEquation, token)])
    let scope = DictionaryScope(views: ["a": "|", "b": "|"], metrics: [:])
    let parsed = ReadEquation.lower(equation, in: scope)
    let diagnostic = try #require(parsed.diagnostics.first)
    #expect(token == "\u{7F}" || diagnostic.message.hasSuffix("found `\(token)`"))
  }

  @Test("an error about a location that is compared with a number points at the location")
  func location() {
    let texts = ReadEquation("a.centerX == 100").diagnostics.map(\.text)
    #expect(texts == ["centerX"] || texts == ["a.centerX"])
  }

  @Test("an error about a second attribute points at the second attribute")
  func secondAttribute() {
    let texts = ReadEquation("a.width == b.width + c.height").diagnostics.map(\.text)
    expectEqual(texts.count, 1)
    expectEqual(texts.first?.hasPrefix("c"), true)
  }

  @Test("all independent errors of an equation are reported")
  func independentFaults() {
    expectEqual(
      ReadEquation("a.widht == zz.width + nope").diagnostics,
      [
        DiagnosticSummary(.unknownAttribute, "widht"), DiagnosticSummary(.unknownView, "zz"),
        DiagnosticSummary(.unknownMetric, "nope"),
      ])
  }

  @Test(
    "a fix-it for a priority in an equation replaces only the number",
    arguments: [
      ("a.width == 5 @1001", "a.width == 5 @1000"), ("a.width == 5 @0", "a.width == 5 @1"),
    ])
  func fixIts(_ equation: String, _ fixed: String) throws {
    let scope = DictionaryScope(views: ["a": "|"], metrics: [:])
    var bytes = Array(equation.utf8)
    let parsed = ReadEquation.lower(equation, in: scope)
    let edit = try #require(parsed.diagnostics.first?.fixIts.first?.edits.first)
    bytes.replaceSubrange(edit.span.start..<edit.span.end, with: edit.replacement.utf8)
    expectEqual(String(decoding: bytes, as: UTF8.self), fixed)
  }
}
