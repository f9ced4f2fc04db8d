import Testing
import VFLDiagnostics
import VFLLowering
import VFLTestSupport

@Suite("Several errors in a format string")
struct ErrorCombinationTests {
  private let metrics = ["m": 12.0, "inf": .infinity]

  @Test("every error in a format string is reported once, in source order")
  func everything() {
    let compiled = Compiled(
      "|-nope-[a(b@0)]-c-[c(1e999,5@c)]-8-[zz]-inf-[orphan]|",
      options: [.alignAllTop, .alignAllLeft], metrics: metrics,
      views: ["a": "super", "b": "super", "c": "super", "orphan": nil])
    let expected = [
      DiagnosticSummary(.unknownMetric, "nope"), DiagnosticSummary(.priorityOutOfRange, "0"),
      DiagnosticSummary(.viewAsGap, "c"),
      DiagnosticSummary(.constantNotFinite, "1e999"), DiagnosticSummary(.viewAsPriority, "c"),
      DiagnosticSummary(.unknownView, "zz"),
      DiagnosticSummary(.constantNotFinite, "inf"), DiagnosticSummary(.barWithoutSuperview, "|"),
    ]
    expectEqual(compiled.errors.filter { $0.code != .optionOffAxis }, expected)
    expectEqual(compiled.errors.filter { $0.code == .optionOffAxis }.count, 1)
    let starts = compiled.compilation.diagnostics.compactMap { $0.location?.span.start }
    expectEqual(starts, starts.sorted())
  }

  @Test(
    "syntax errors and name errors in a format string are reported together",
    arguments: [
      (
        "[zz]-8-",
        [DiagnosticSummary(.unknownView, "zz"), DiagnosticSummary(.danglingConnection, "-8-")]
      ),
      (
        "[a]-nope-[b]|x",
        [DiagnosticSummary(.unknownMetric, "nope"), DiagnosticSummary(.textAfterClosingBar, "x")]
      ),
      ("[a] [zz]", [DiagnosticSummary(.whiteSpace, " "), DiagnosticSummary(.unknownView, "zz")]),
      (
        "H|[zz]|",
        [DiagnosticSummary(.missingOrientationColon, ""), DiagnosticSummary(.unknownView, "zz")]
      ),
      (
        "[a(5@0)]--8-[b]",
        [DiagnosticSummary(.priorityOutOfRange, "0"), DiagnosticSummary(.bareNegativeGap, "-8")]
      ),
      (
        "[a(=100@c)]",
        [DiagnosticSummary(.unknownRelation, "="), DiagnosticSummary(.viewAsPriority, "c")]
      ),
    ])
  func syntaxAndNames(_ format: String, _ diagnostics: [DiagnosticSummary]) {
    expectEqual(Compiled(format).errors, diagnostics)
  }

  @Test("errors in the value and the priority of the same predicate are both reported")
  func valueAndPriority() {
    expectEqual(
      Compiled("[a(1e999@c)]").errors,
      [
        DiagnosticSummary(.constantNotFinite, "1e999"), DiagnosticSummary(.viewAsPriority, "c"),
      ])
    expectEqual(
      Compiled("[a(nope@gone)]").errors,
      [
        DiagnosticSummary(.unknownMetric, "nope"), DiagnosticSummary(.unknownMetric, "gone"),
      ])
  }

  @Test("an option of the wrong axis and unknown names are reported together")
  func optionAndNames() {
    let compiled = Compiled("[zz]-nope-[b]", options: .alignAllLeading)
    expectEqual(
      Set(compiled.errors),
      [
        DiagnosticSummary(.optionOffAxis, "[zz]-nope-[b]"), DiagnosticSummary(.unknownView, "zz"),
        DiagnosticSummary(.unknownMetric, "nope"),
      ])
    expectEqual(compiled.errors.count, 3)
  }

  @Test("an error and a warning of a format string are reported together")
  func errorAndWarning() {
    let compiled = Compiled("V:[zz]", options: .alignAllTop)
    expectEqual(compiled.errors, [DiagnosticSummary(.unknownView, "zz")])
    expectEqual(compiled.warnings, [DiagnosticSummary(.optionWithoutEffect, "[zz]")])
    #expect(compiled.compilation.hasErrors)
  }

  @Test("without dictionaries, names are not checked, but numbers and options are")
  func unchecked() {
    let scope = UncheckedScope.shared
    let fine = FormatCompilation(
      Array("V:|-m-[a(b@p)]-q@p-[c(x)]|".utf8), in: scope, options: .alignAllLeft)
    #expect(fine.diagnostics.isEmpty)
    let bad = FormatCompilation(
      Array("[x(5@0)]-1e999-[y]".utf8), in: scope, options: .alignAllLeft)
    expectEqual(
      Set(bad.diagnostics.map(\.code)), [.constantNotFinite, .priorityOutOfRange, .optionOffAxis])
    expectEqual(bad.diagnostics.count, 3)
  }
}
