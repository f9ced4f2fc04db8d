import Testing
import VFLDiagnostics
import VFLLowering
import VFLTestSupport

@Suite("Errors in numbers, bars and options")
struct ValueErrorTests {
  private let metrics = [
    "inf": Double.infinity, "minus": -Double.infinity, "nan": .nan, "zero": 0, "neg": -1,
    "big": 1000.5, "m": 12,
  ]

  @Test(
    "a constant in a format string that is not finite is an error",
    arguments: [
      ("[a]-1e999-[b]", "1e999"), ("[a(1e999)]", "1e999"), ("|-(>=-1e999@250)-[a]", "-1e999"),
      ("[a(-inf)]", "-inf"), ("[a(-infinity)]", "-infinity"), ("[a(-nan)]", "-nan"),
      ("[a]-inf-[b]", "inf"), ("[a]-minus-[b]", "minus"), ("[a(nan)]", "nan"),
      ("[a]-(8,<=nan)-|", "nan"), ("[a(1.7976931348623159e308)]", "1.7976931348623159e308"),
    ])
  func constantNotFinite(_ format: String, _ culprit: String) {
    let compiled = Compiled(format, metrics: metrics)
    expectEqual(compiled.errors, [DiagnosticSummary(.constantNotFinite, culprit)])
    expectEqual(compiled.warnings, [])
  }

  @Test(
    "a priority of 0 or below, or above 1000, is an error",
    arguments: [
      ("[a(5@0)]", "0"), ("[a(5@-1)]", "-1"), ("[a(5@1000.5)]", "1000.5"), ("[a(5@1001)]", "1001"),
      ("[a]-8@2000-[b]", "2000"), ("[a]-(8@-0.5)-|", "-0.5"), ("|->=8@0x400-[a]", "0x400"),
      ("[a(b@1e-999)]", "1e-999"), ("[a(5@1e999)]", "1e999"), ("[a(5@-inf)]", "-inf"),
      ("[a(5@zero)]", "zero"), ("[a(5@neg)]", "neg"), ("[a(5@big)]", "big"), ("[a(5@nan)]", "nan"),
      ("[a]-8@inf-[b]", "inf"), ("[a(5@-0)]", "-0"), ("[a(5@1000.0001)]", "1000.0001"),
    ])
  func priorityOutOfRange(_ format: String, _ culprit: String) {
    let compiled = Compiled(format, metrics: metrics)
    expectEqual(compiled.errors, [DiagnosticSummary(.priorityOutOfRange, culprit)])
    expectEqual(compiled.warnings, [])
  }

  @Test("a bar next to a view without a superview is an error")
  func barWithoutSuperview() throws {
    let views: [String: String?] = ["a": nil, "b": "super", "c": nil]
    for (format, offset, view) in [
      ("|[a]", 0, "a"), ("V:|-[a]-[b]|", 2, "a"), ("[a]-8-|", 6, "a"), ("|[b][c]-|", 8, "c"),
    ] {
      let compiled = Compiled(format, views: views)
      expectEqual(compiled.errors, [DiagnosticSummary(.barWithoutSuperview, "|")], "\(format)")
      let diagnostic = try #require(compiled.compilation.diagnostics.first)
      expectEqual(diagnostic.location?.span, SourceSpan(offset, offset + 1), "\(format)")
      #expect(diagnostic.message.contains("`\(view)`"), "\(format)")
      let labelled = diagnostic.labels.map { compiled.text($0.location.span) }
      #expect(labelled.count == 1 && labelled[0].contains(view), "\(format)")
    }
  }

  @Test("both bars are errors if neither of the views next to them has a superview")
  func barsWithoutSuperview() {
    let compiled = Compiled("|[a]-[b]|", views: ["a": nil, "b": nil])
    expectEqual(
      compiled.errors,
      [DiagnosticSummary(.barWithoutSuperview, "|"), DiagnosticSummary(.barWithoutSuperview, "|")])
  }

  private static let misfits: [(FormatOptions, String, String)] = [
    (.alignAllLeft, "H:", "alignAllLeft"), (.alignAllRight, "", "alignAllRight"),
    (.alignAllLeading, "H:", "alignAllLeading"), (.alignAllTrailing, "", "alignAllTrailing"),
    (.alignAllCenterX, "H:", "alignAllCenterX"), (.alignAllTop, "V:", "alignAllTop"),
    (.alignAllBottom, "V:", "alignAllBottom"), (.alignAllCenterY, "V:", "alignAllCenterY"),
    (.alignAllLastBaseline, "V:", "alignAllLastBaseline"),
    (.alignAllFirstBaseline, "V:", "alignAllFirstBaseline"),
  ]

  @Test(
    "an alignment option of the wrong axis is an error if the format string has two views",
    arguments: misfits)
  func optionOffAxis(_ option: FormatOptions, _ prefix: String, _ name: String) throws {
    let compiled = Compiled(prefix + "|-[a(5)]-4-[b]-[c]-|", options: option)
    expectEqual(compiled.errors, [DiagnosticSummary(.optionOffAxis, "[a(5)]-4-[b]")])
    expectEqual(compiled.warnings, [])
    let diagnostic = try #require(compiled.compilation.diagnostics.first)
    #expect(diagnostic.message.contains("`\(name)`"))
  }

  @Test("an alignment option of the wrong axis is a warning with a single view", arguments: misfits)
  func optionWithoutPair(_ option: FormatOptions, _ prefix: String, _ name: String) throws {
    let compiled = Compiled(prefix + "|-3-[a(10)]-4-|", options: option)
    expectEqual(compiled.errors, [])
    expectEqual(compiled.warnings, [DiagnosticSummary(.optionWithoutEffect, "[a(10)]")])
    #expect(!compiled.compilation.hasErrors)
    expectEqual(compiled.records, Compiled(prefix + "|-3-[a(10)]-4-|").records)
    expectEqual(compiled.records.count, 3)
    let diagnostic = try #require(compiled.compilation.diagnostics.first)
    #expect(diagnostic.message.contains("`\(name)`"))
  }

  @Test("each alignment option of the wrong axis is an error")
  func optionsOffAxis() {
    let both = Compiled("V:[a][b]", options: [.alignAllTop, .alignAllBottom, .alignAllLeft])
    expectEqual(
      both.errors,
      [DiagnosticSummary(.optionOffAxis, "[a][b]"), DiagnosticSummary(.optionOffAxis, "[a][b]")])
    let one = Compiled("[a][b]", options: [.alignAllTop, .alignAllTrailing])
    expectEqual(one.errors, [DiagnosticSummary(.optionOffAxis, "[a][b]")])
  }

  @Test("an undeclared option bit that aligns sizes along the axis is an error")
  func undeclaredBits() {
    let widths = Compiled("[a][b]", options: FormatOptions(rawValue: 0x80))
    expectEqual(widths.errors, [DiagnosticSummary(.optionOffAxis, "[a][b]")])
    let heights = Compiled("V:[a][b]", options: FormatOptions(rawValue: 0x100))
    expectEqual(heights.errors, [DiagnosticSummary(.optionOffAxis, "[a][b]")])
  }

  @Test(
    "baseline spacing in a horizontal format string is an error at the first gap",
    arguments: [
      ("[a]-8-[b]-9-[c]", "-8-"), ("H:|-(3)-[a]-|", "-(3)-"), ("[a]-[b]", "-"), ("[a]-|", "-"),
      ("[a][b]", ""), ("|[a]", ""),
    ])
  func baselineSpacing(_ format: String, _ gap: String) {
    let compiled = Compiled(format, options: .spacingBaselineToBaseline)
    expectEqual(compiled.errors, [DiagnosticSummary(.baselineSpacingHorizontal, gap)])
    expectEqual(compiled.warnings, [])
  }

  @Test("baseline spacing in a horizontal format string without a gap is not an error")
  func baselineSpacingWithoutGap() {
    let compiled = Compiled("H:[a(30)]", options: .spacingBaselineToBaseline)
    expectEqual(compiled.records, ["a.width == 30 @1000"])
    expectEqual(compiled.errors, [])
  }
}
