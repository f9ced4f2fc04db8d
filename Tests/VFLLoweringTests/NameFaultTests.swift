import Testing
import VFLDiagnostics
import VFLLowering
import VFLTestSupport

@Suite("The faults of names and metrics")
struct NameFaultTests {
  private let metrics = ["m": 12.0, "low": 250]

  @Test(
    "have a name that no view has, once, with nothing that follows from it",
    arguments: [
      "[zz]", "|-[zz]-|", "|[zz(10@250)]", "[zz][a]", "V:[a]-[zz]|", "[a]-m-[zz(a)]-m-[b]",
    ])
  func unknownView(_ format: String) {
    let compiled = Compiled(format, metrics: metrics)
    expectEqual(compiled.errors, [Fault(.unknownView, "zz")])
    expectEqual(compiled.warnings, [])
  }

  @Test("are counted for each place where a name is not known")
  func unknownViews() {
    expectEqual(
      Compiled("|[x]-8-[y]|").errors, [Fault(.unknownView, "x"), Fault(.unknownView, "y")])
  }

  @Test(
    "have a name that is no metric, as gap, size or priority",
    arguments: [
      "[a]-nope-[b]", "[a]-(nope)-[b]", "|->=nope@low-[a]", "[a]-(8,<=nope)-|", "[a(nope)]",
      "[a(>=nope@250)]", "[a(10@nope)]", "[a]-(8@nope)-[b]", "[a]-8@nope-|", "[a(b@nope)]",
      "V:|-nope-[a]",
    ])
  func unknownMetric(_ format: String) {
    let compiled = Compiled(format, metrics: metrics)
    expectEqual(compiled.errors, [Fault(.unknownMetric, "nope")])
    expectEqual(compiled.warnings, [])
  }

  @Test("know capital letters from small ones")
  func capitals() {
    expectEqual(Compiled("[A]").errors, [Fault(.unknownView, "A")])
    expectEqual(Compiled("[a]-M-[b]", metrics: metrics).errors, [Fault(.unknownMetric, "M")])
    expectEqual(Compiled("[a(B)]", metrics: metrics).errors, [Fault(.unknownMetric, "B")])
  }

  @Test("hold of a metric's name in brackets: only views stand there")
  func metricAsView() {
    expectEqual(Compiled("[m]", metrics: metrics).errors, [Fault(.unknownView, "m")])
    expectEqual(Compiled("|-[m]-8-[a]", metrics: metrics).errors, [Fault(.unknownView, "m")])
  }

  @Test(
    "have a view as a gap",
    arguments: ["[a]-c-[b]", "[a]-(c)-[b]", "[a]-(==c)-[b]", "[a]-(8,>=c@low)-[b]", "|-c-[a]"])
  func viewAsGap(_ format: String) {
    expectEqual(Compiled(format, metrics: metrics).errors, [Fault(.viewAsGap, "c")])
  }

  @Test(
    "have a view as a priority",
    arguments: ["[a(5@c)]", "[a]-8@c-[b]", "[a]-(8@c)-[b]", "[a(b@c)]", "[a]-(>=m@c,9)-|"])
  func viewAsPriority(_ format: String) {
    expectEqual(Compiled(format, metrics: metrics).errors, [Fault(.viewAsPriority, "c")])
  }

  @Test(
    "have a metric that is no number",
    arguments: ["[a]-wide-[b]", "[a(wide)]", "[a(5@wide)]", "|-(1,>=wide)-[a]", "[a]-8@wide-|"])
  func metricNotNumber(_ format: String) {
    let compiled = Compiled(format, texts: ["wide": "very"])
    expectEqual(compiled.errors, [Fault(.metricNotNumber, "wide")])
    expectEqual(compiled.warnings, [])
  }

  @Test("have a metric that is no number even where a view has its name")
  func metricOverView() {
    expectEqual(Compiled("[a(b)]", texts: ["b": "x"]).errors, [Fault(.metricNotNumber, "b")])
    expectEqual(Compiled("[a]-b-[b]", texts: ["b": "x"]).errors, [Fault(.metricNotNumber, "b")])
  }

  @Test("do not come from metrics and views that the string does not use")
  func unused() {
    let compiled = Compiled(
      "[a]-m-[b]", metrics: ["m": 1, "bad": .nan], texts: ["worse": "x"],
      views: ["a": "s", "b": "s", "orphan": nil])
    #expect(compiled.compilation.diagnostics.isEmpty)
  }

  @Test("name what was written, and the name that it is close to")
  func suggestions() throws {
    let compiled = Compiled(
      "[titel]-marign-[body]", metrics: ["margin": 8], views: ["title": nil, "body": nil])
    expectEqual(compiled.errors, [Fault(.unknownView, "titel"), Fault(.unknownMetric, "marign")])
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
