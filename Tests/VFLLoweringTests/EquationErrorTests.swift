import Testing
import VFLDiagnostics
import VFLLowering
import VFLTestSupport

@Suite("Errors in equations")
struct EquationErrorTests {
  @Test(
    "an unknown name or a metric that is not a number is reported once, and no constraint is created",
    arguments: [
      ("a.widht == 100", DiagnosticSummary(.unknownAttribute, "widht")),
      ("a.width == b.heigth", DiagnosticSummary(.unknownAttribute, "heigth")),
      ("a.Width == 100", DiagnosticSummary(.unknownAttribute, "Width")),
      ("a.notAnAttribute == 100", DiagnosticSummary(.unknownAttribute, "notAnAttribute")),
      ("zz.width == 100", DiagnosticSummary(.unknownView, "zz")),
      ("a.width == 2 * zz.width", DiagnosticSummary(.unknownView, "zz")),
      ("m.width == 100", DiagnosticSummary(.unknownView, "m")),
      ("a.width == nope", DiagnosticSummary(.unknownMetric, "nope")),
      ("a.width == b.width + nope", DiagnosticSummary(.unknownMetric, "nope")),
      ("a.width == nope * b.width", DiagnosticSummary(.unknownMetric, "nope")),
      ("a.width == 5 @nope", DiagnosticSummary(.unknownMetric, "nope")),
      ("a.width == wide", DiagnosticSummary(.metricNotNumber, "wide")),
      ("a.width == 5 @wide", DiagnosticSummary(.metricNotNumber, "wide")),
    ])
  func single(_ equation: String, _ diagnostic: DiagnosticSummary) {
    let read = ReadEquation(equation)
    expectEqual(read.diagnostics, [diagnostic])
    #expect(read.record == nil)
  }

  @Test("a fix-it replaces the attribute alias `baseline` with `lastBaseline`")
  func alias() throws {
    let scope = DictionaryScope(views: ["a": "|", "b": "|"], metrics: [:])
    let parsed = ReadEquation.lower("a.baseline == b.lastBaseline", in: scope)
    let diagnostic = try #require(parsed.diagnostics.first)
    #expect(diagnostic.message.hasSuffix("did you mean `lastBaseline`?"))
    expectEqual(diagnostic.fixIts.first?.edits.first?.replacement, "lastBaseline")
  }

  @Test(
    "an infinite constant, an invalid priority or a zero multiplier is an error in an equation",
    arguments: [
      ("a.width == 1e999", DiagnosticCode.constantNotFinite),
      ("a.width == b.width + inf", .constantNotFinite), ("a.width == 5 @0", .priorityOutOfRange),
      ("a.width == 5 @-1", .priorityOutOfRange), ("a.width == 5 @1000.5", .priorityOutOfRange),
      ("a.width == 5 @zero", .priorityOutOfRange),
      ("a.width == 0 * b.width + 100", .zeroMultiplier),
      ("a.width == b.width * 0", .zeroMultiplier), ("a.width == zero * b.width", .zeroMultiplier),
    ])
  func numbers(_ equation: String, _ code: DiagnosticCode) {
    let read = ReadEquation(equation)
    expectEqual(read.diagnostics.map(\.code), [code])
    #expect(read.record == nil)
  }

  @Test(
    "a location attribute that is only compared with a number is an error",
    arguments: [
      "left", "right", "top", "bottom", "leading", "trailing", "centerX", "centerY",
      "lastBaseline", "firstBaseline", "leftMargin", "topMargin", "centerXWithinMargins",
    ])
  func locationWithoutPartner(_ attribute: String) {
    for equation in ["a.\(attribute) == 100", "|.\(attribute) >= 1 @250"] {
      let read = ReadEquation(equation)
      expectEqual(read.diagnostics.map(\.code), [.locationWithoutPartner], "\(equation)")
      #expect(read.record == nil)
    }
  }

  @Test(
    "an equation with two incompatible attributes is an error",
    arguments: [
      ("left", "top"), ("centerX", "centerY"), ("leading", "firstBaseline"), ("width", "left"),
      ("top", "height"), ("width", "top"), ("leading", "left"), ("right", "trailing"),
      ("leadingMargin", "left"), ("rightMargin", "trailing"), ("centerX", "width"),
    ])
  func incompatible(_ first: String, _ second: String) {
    let read = ReadEquation("a.\(first) == b.\(second) + 3")
    expectEqual(read.diagnostics.map(\.code), [.incompatibleAttributes])
    #expect(
      read.diagnostics.allSatisfy { $0.text.contains(first) && $0.text.contains(second) })
    #expect(read.record == nil)
  }

  @Test(
    "an unexpected token in an equation is an error",
    arguments: [
      ("a.width = 100", "="), ("a.width == 100 x", "x"), ("a.width == 100 @5 6", "6"),
      ("a.width == 2 * b.width / 2", "/"), ("2 == a.width", "2"), ("a.width => 5", "=>"),
      ("a.width == b.width c.width", "c"), ("a.width == 100 == 5", "=="), ("a.width < 5", "<"),
      ("a.width != 5", "!="), ("a width == 5", "width"), ("a.width == (5)", "("),
    ])
  func malformed(_ equation: String, _ place: String) {
    let read = ReadEquation(equation)
    expectEqual(read.diagnostics.map(\.code), [.malformedEquation])
    #expect(read.diagnostics.allSatisfy { $0.text.hasPrefix(place.prefix(1)) })
    #expect(read.record == nil)
  }

  @Test(
    "an incomplete equation has an error at its end",
    arguments: [
      "", " ", "a", "a.", "a.width", "a.width ==", "a.width == -", "a.width == 2 *",
      "a.width == 5 @", "a.width == b.", "a.width == b.width +", "|", "a.width == b.width /",
    ])
  func truncated(_ equation: String) {
    let read = ReadEquation(equation)
    expectEqual(read.diagnostics, [DiagnosticSummary(.malformedEquation, "")])
    #expect(read.record == nil)
  }

  @Test("a second attribute on the right side of an equation is an error")
  func secondAttribute() {
    for equation in ["a.width == b.width + c.width", "a.width == 2 * b.width - b.width"] {
      let read = ReadEquation(equation)
      expectEqual(read.diagnostics.count, 1, "\(equation)")
      #expect(read.record == nil)
    }
  }

  @Test("a division by zero or an infinite result in an equation is an error")
  func divisionByZero() {
    for equation in ["a.width == b.width / 0", "a.width == b.width / zero"] {
      let read = ReadEquation(equation)
      expectEqual(read.diagnostics.count, 1, "\(equation)")
      #expect(read.record == nil)
    }
    #expect(ReadEquation("a.width == 1e308 + 1e308").record == nil)
    #expect(ReadEquation("a.width == 1e999 * b.width").record == nil)
    #expect(ReadEquation("a.width == inf * b.width").record == nil)
  }

  @Test("any string has either a constraint or an error when it is parsed as an equation")
  func anyBytes() {
    var random = SplitMix64(seed: 11)
    let pieces = [
      "a", ".", "width", "==", ">", "2", "*", "|", "+", "-", "@", "0x", "1e999", " ", "é", "\0",
      "m", "/", "b.left", "\u{7F}", "left",
    ]
    for _ in 0..<3000 {
      let count = Int.random(in: 0..<12, using: &random)
      let read = ReadEquation((0..<count).map { _ in random.pick(pieces) }.joined())
      expectEqual(read.record == nil, !read.diagnostics.isEmpty)
    }
  }
}
