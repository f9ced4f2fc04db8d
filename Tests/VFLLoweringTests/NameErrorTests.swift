import Testing
import VFLDiagnostics
import VFLLowering
import VFLTestSupport

@Suite("Unknown and misused names")
struct NameErrorTests {
  private let metrics = ["m": 12.0, "low": 250]

  @Test(
    "an unknown view is reported once and causes no further errors",
    arguments: [
      "[zz]", "|-[zz]-|", "|[zz(10@250)]", "[zz][a]", "V:[a]-[zz]|", "[a]-m-[zz(a)]-m-[b]",
    ])
  func unknownView(_ format: String) {
    let compiled = Compiled(format, metrics: metrics)
    expectEqual(compiled.errors, [DiagnosticSummary(.unknownView, "zz")])
    expectEqual(compiled.warnings, [])
  }

  @Test("every unknown view in a format string is reported")
  func unknownViews() {
    expectEqual(
      Compiled("|[x]-8-[y]|").errors,
      [DiagnosticSummary(.unknownView, "x"), DiagnosticSummary(.unknownView, "y")])
  }

  @Test(
    "an unknown name as a gap, size or priority is reported as an unknown metric",
    arguments: [
      "[a]-nope-[b]", "[a]-(nope)-[b]", "|->=nope@low-[a]", "[a]-(8,<=nope)-|", "[a(nope)]",
      "[a(>=nope@250)]", "[a(10@nope)]", "[a]-(8@nope)-[b]", "[a]-8@nope-|", "[a(b@nope)]",
      "V:|-nope-[a]",
    ])
  func unknownMetric(_ format: String) {
    let compiled = Compiled(format, metrics: metrics)
    expectEqual(compiled.errors, [DiagnosticSummary(.unknownMetric, "nope")])
    expectEqual(compiled.warnings, [])
  }

  @Test("view and metric names in format strings are case-sensitive")
  func capitals() {
    expectEqual(Compiled("[A]").errors, [DiagnosticSummary(.unknownView, "A")])
    expectEqual(
      Compiled("[a]-M-[b]", metrics: metrics).errors, [DiagnosticSummary(.unknownMetric, "M")])
    expectEqual(
      Compiled("[a(B)]", metrics: metrics).errors, [DiagnosticSummary(.unknownMetric, "B")])
  }

  @Test("the name of a metric in brackets is reported as an unknown view")
  func metricAsView() {
    expectEqual(Compiled("[m]", metrics: metrics).errors, [DiagnosticSummary(.unknownView, "m")])
    expectEqual(
      Compiled("|-[m]-8-[a]", metrics: metrics).errors, [DiagnosticSummary(.unknownView, "m")])
  }

  @Test(
    "a view name as a gap is an error",
    arguments: ["[a]-c-[b]", "[a]-(c)-[b]", "[a]-(==c)-[b]", "[a]-(8,>=c@low)-[b]", "|-c-[a]"])
  func viewAsGap(_ format: String) {
    expectEqual(Compiled(format, metrics: metrics).errors, [DiagnosticSummary(.viewAsGap, "c")])
  }

  @Test(
    "a view name as a priority is an error",
    arguments: ["[a(5@c)]", "[a]-8@c-[b]", "[a]-(8@c)-[b]", "[a(b@c)]", "[a]-(>=m@c,9)-|"])
  func viewAsPriority(_ format: String) {
    expectEqual(
      Compiled(format, metrics: metrics).errors, [DiagnosticSummary(.viewAsPriority, "c")])
  }

  @Test(
    "a metric whose value is not a number is an error",
    arguments: ["[a]-wide-[b]", "[a(wide)]", "[a(5@wide)]", "|-(1,>=wide)-[a]", "[a]-8@wide-|"])
  func metricNotNumber(_ format: String) {
    let compiled = Compiled(format, texts: ["wide": "very"])
    expectEqual(compiled.errors, [DiagnosticSummary(.metricNotNumber, "wide")])
    expectEqual(compiled.warnings, [])
  }

  @Test("a metric whose value is not a number is an error even if a view has the same name")
  func metricOverView() {
    expectEqual(
      Compiled("[a(b)]", texts: ["b": "x"]).errors, [DiagnosticSummary(.metricNotNumber, "b")])
    expectEqual(
      Compiled("[a]-b-[b]", texts: ["b": "x"]).errors, [DiagnosticSummary(.metricNotNumber, "b")])
  }

  @Test("invalid metrics and views that a format string does not use are not reported")
  func unused() {
    let compiled = Compiled(
      "[a]-m-[b]", metrics: ["m": 1, "bad": .nan], texts: ["worse": "x"],
      views: ["a": "s", "b": "s", "orphan": nil])
    #expect(compiled.compilation.diagnostics.isEmpty)
  }

  @Test("a diagnostic quotes an unknown name, and a fix-it replaces it with a similar known name")
  func suggestions() throws {
    let compiled = Compiled(
      "[titel]-marign-[body]", metrics: ["margin": 8], views: ["title": nil, "body": nil])
    expectEqual(
      compiled.errors,
      [DiagnosticSummary(.unknownView, "titel"), DiagnosticSummary(.unknownMetric, "marign")])
    for (diagnostic, (written, meant)) in zip(
      compiled.compilation.diagnostics, [("titel", "title"), ("marign", "margin")])
    {
      #expect(diagnostic.message.contains(written))
      let edit = try #require(diagnostic.fixIts.first?.edits.first)
      expectEqual(edit.replacement, meant)
      expectEqual(compiled.text(edit.span), written)
    }
  }
}
