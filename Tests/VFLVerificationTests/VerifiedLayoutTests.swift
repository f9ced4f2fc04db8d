import Testing
import VFLCompiler
import VFLDiagnostics
import VFLReports
import VFLTestSupport
import VFLVerification

@Suite("Layouts with intervals")
struct VerifiedLayoutTests {
  /// The messages of the diagnostics for a text.
  private func messages(_ text: String) -> [String] {
    VerificationReport(of: VerifiedLayout(text: text), inputs: []).groups
      .flatMap { $0.diagnostics.map { $0.message } }
  }

  @Test("the planted mistakes in the fixtures are found, and nothing else")
  func mistakes() throws {
    let expected: [String: [String]] = [
      "dialog-buttons": ["`cancel` and `confirm` can overlap by 1 point"],
      "media-toolbar": ["constraints can be unsatisfiable"],
      "onboarding-stack": ["constraints can be unsatisfiable"],
      "signup-form": ["`header` can be 1 point narrower than its content"],
      "form": [
        "`name` can be 1 point narrower than its content",
        "`mail` can be 1 point narrower than its content",
      ],
    ]
    for fixture in VerificationFixture.small where fixture.name != "tab-bar" {
      let report = VerificationReport(of: try fixture.layout(), inputs: [])
      let found = report.groups.flatMap { $0.diagnostics.map { $0.message } }
      expectEqual(found, expected[fixture.name] ?? [], "\(fixture.name)")
    }
  }

  @Test("a text and a JSON document with the same intervals have the same result")
  func forms() {
    let text = VerifiedLayout(
      text: """
        @container width: 320..430, height: 44
        @metrics gap: 8..16
        @view a intrinsic: 40..400x20
        @view b intrinsic: 30x10 * text
        @scale text: 1..2
        @direction both
        |-gap-[a]-(>=gap)-[b]-gap-|
        V:|-[a(20)]
        V:|-[b(20)]
        @require inside and apart
        @require b.width >= 31
        @overlap a, b
        """)
    let json = VerifiedLayout(
      text: """
        {"container": {"width": [320, 430], "height": 44}, "direction": "both",
         "scales": {"text": [1, 2]}, "metrics": {"gap": [8, 16]},
         "views": {"a": {"intrinsic": [[40, 400], 20]},
                   "b": {"intrinsic": [30, 10], "scale": "text"}},
         "formats": ["|-gap-[a]-(>=gap)-[b]-gap-|", "V:|-[a(20)]", "V:|-[b(20)]"],
         "require": ["inside and apart", "b.width >= 31"], "overlap": [["a", "b"]]}
        """)
    expectEqual(
      text.parameters.sorted { $0.name < $1.name }, json.parameters.sorted { $0.name < $1.name })
    let reports = [text, json].map { VerificationReport(of: $0, inputs: []) }
    expectEqual(reports[0].summary, reports[1].summary)
    expectEqual(
      reports[0].groups.flatMap { $0.diagnostics.map { $0.message } },
      reports[1].groups.flatMap { $0.diagnostics.map { $0.message } })
  }

  @Test("an interval that is a priority, a factor or multiplied by another one is refused")
  func refused() {
    let texts = [
      "@metrics m: 250..750\n@view a\n|-(8@m)-[a(40)]-(>=8)-|",
      "@dialect extended\n@metrics m: 1..2\n@view a\n|-[a(|*m)]\nV:|[a]|",
      "@dialect extended\n@metrics m: 1..2, n: 1..2\n@view a\n|-[a(m*n)]\nV:|[a]|",
    ]
    for text in texts {
      let report = VerificationReport(
        of: VerifiedLayout(text: "@container width: 320..430, height: 44\n" + text), inputs: [])
      #expect(report.isInvalid, "\(text)")
    }
  }

  @Test("a scaled interval contains exactly the products of its numbers and the scale")
  func scaled() {
    func text(_ limit: Int) -> String {
      """
      @container 500x44
      @scale text: 0.5..2
      @view a intrinsic: 40..100x20 * text
      |[a]
      V:|[a(40)]
      @require a.width <= \(limit)
      """
    }
    expectEqual(messages(text(200)), [])
    expectEqual(messages(text(199)), ["`a.width <= 199` can be violated by 1 point"])
  }

  @Test("a view without an area overlaps no other view, but a view with a small area does")
  func emptyViews() {
    func text(_ heights: String) -> String {
      """
      @container width: 100, height: 200
      @metrics y: 60..150, h: \(heights)
      @view box, hint
      H:|[box]|
      V:|[box(50)]
      H:|[hint]|
      V:|-y-[hint(h)]
      V:|-(40@500)-[hint]
      @require apart
      """
    }
    let overlapping = text("0..0").replacing("-y-[", with: "-20-[")
    expectEqual(messages(overlapping), [])
    expectEqual(messages(text("0..9")), [])
    expectEqual(
      messages(text("0..9").replacing("y: 60..150", with: "y: 40..150")),
      ["`box` and `hint` can overlap by 1 point"])
  }

  @Test("a view is ambiguous even if a small multiple of its size is known first")
  func multiples() {
    let text = """
      @container width: 300..400, height: 300
      @view b, a
      H:|-[b]
      V:|-[b(10)]
      H:|-[a(>=100,<=200)]
      V:|-100-[a(10)]
      @constraint b.width == 0.000005 * a.width
      @require unambiguous
      """
    expectEqual(messages(text), ["`width` of `a` can be ambiguous"])
  }

  @Test("diagnostics on the same line of a document have different fingerprints")
  func fingerprints() throws {
    let report = VerificationReport(
      of: try VerificationFixture(name: "form").layout(), inputs: [])
    let found = report.files.flatMap { $0.diagnostics.map { $0.fingerprint } }
    expectEqual(found.count, 2)
    expectEqual(Set(found).count, 2)
  }

  @Test("a limit leaves out diagnostics and counts them, but does not change the verdicts")
  func limits() throws {
    let layout = try VerificationFixture(name: "form").layout()
    var result = VerificationResult()
    layout.verify { $0(&result) }
    let report = VerificationReport(of: layout, inputs: [], result, limit: 1)
    expectEqual(report.groups.count, 1)
    expectEqual(report.unreportedCount, 1)
    expectEqual(report.counts.violated, 4)
  }

  @Test("a counterexample changes as few numbers as possible")
  func simple() throws {
    let layout = VerifiedLayout(
      text: """
        @container width: 300..500, height: 44
        @view a, b, c intrinsic: 10..90x20
        |-[a]-[b]-(>=8)-[c]-|
        V:|[a]|
        V:|[b]|
        V:|[c]|
        @require a.width <= 50
        """)
    let report = VerificationReport(of: layout, inputs: [])
    let values = try #require(
      report.parts[0].outcomes.compactMap { outcome -> [Double]? in
        guard case .violated(let violation) = outcome.verdict else { return nil }
        return violation.values
      }.first)
    let changed = zip(layout.parameters, values).filter { $0.usual != $1 }.map { $0.0.name }
    expectEqual(changed, ["a.width"])
    expectEqual(values[layout.parameters.firstIndex { $0.name == "a.width" } ?? 0], 51)
  }

  @Test("unknown views, unknown scales and malformed requirements are errors")
  func errors() {
    let lines = [
      "@require inside b", "@require foo", "@overlap a, b", "@view b intrinsic: 1x1 * text",
      "@scale text: 2", "@container width: 400..300, height: 10",
    ]
    for line in lines {
      let report = VerificationReport(of: VerifiedLayout(text: "@view a\n[a]\n" + line), inputs: [])
      #expect(report.isInvalid, "\(line)")
    }
  }

  @Test("properties that were not decided yet are undecided, and the others keep their verdicts")
  func stopped() throws {
    let layout = try VerificationFixture(name: "signup-form").layout()
    var result = VerificationResult()
    layout.verify { change in
      if result.decidedCount < 100 { change(&result) }
    }
    let report = VerificationReport(of: layout, inputs: [], result)
    expectEqual(report.counts.proved + report.counts.violated, 100)
    #expect(report.counts.undecided > 400)
    #expect(!report.isProved)
  }
}

@Suite("Layouts with intervals that are easily misread")
struct MisreadIntervalTests {
  private func report(_ texts: String...) -> VerificationReport {
    let documents = texts.map { LayoutDocument.read(Array($0.utf8), name: "layout") }
    return VerificationReport(of: VerifiedLayout(documents), inputs: [])
  }

  @Test("products of metrics are refused, even if they agree at the ends of the intervals")
  func products() {
    let head = "@dialect extended\n@container width: 300, height: 100\n"
    let square = head + "@metrics g: 0..1\n@view a\nH:|-(g*g*100)-[a(10)]\nV:|[a]|"
    let product = head + "@metrics g: -1..0, h: 0..5\n@view a\nH:|-(10 + g*h)-[a]|\nV:|[a]|"
    for text in [square, product] { #expect(report(text).isInvalid, "\(text)") }
  }

  @Test("a scale that is declared twice is an error")
  func duplicateScale() {
    #expect(report("@scale t: 1..1\n@scale t: 1..3\n@view a intrinsic: 4..9x20 * t\n[a]").isInvalid)
  }

  @Test("a size in a later document replaces an interval")
  func laterDocument() {
    let first = """
      @container width: 400..500, height: 100
      @view a intrinsic: 350x20
      H:|[a]|
      V:|[a]|
      """
    let later = "@container width: 300, height: 100"
    let found = report(first, later).groups.flatMap { $0.diagnostics.map { $0.message } }
    #expect(found.contains { $0.hasPrefix("`a` can be 50 points narrower") }, "\(found)")
  }

  @Test("sums of decimal numbers are exact")
  func sums() {
    let margins = """
      @container width: 320..400, height: 100, margins: 0.1
      @view a
      @constraint a.leading == |.leadingMargin + 0.2
      @constraint a.leading == |.leading + 0.3
      H:[a(50)]
      V:|[a]|
      """
    let shares = """
      @container width: 320..400, height: 100
      @view a, b
      @constraint a.width == 0.3333333333333333 * |.width
      @constraint b.width == 0.6666666666666667 * |.width
      H:|[a][b]|
      V:|[a]|
      V:|[b]|
      """
    for text in [margins, shares] { #expect(report(text).isProved, "\(text)") }
  }

  @Test("a counterexample next to values without a layout is found")
  func besideUnsatisfiable() {
    let text = """
      @container width: 320..1366, height: 100
      @view a, b, c
      H:|[c(>=340)]|
      V:|-50-[c(10)]
      H:|[a(135)]
      H:[b(100)]-110-|
      V:|[a(20)]
      V:|-10-[b(20)]
      @require apart
      """
    expectEqual(report(text).counts.violated, 2)
  }

  @Test("negative sizes, contents that do not exist, priorities and equal names are errors")
  func refused() {
    let lines = [
      "@scale t: -1..1", "@view b intrinsic: -4..4x4", "@container width: -320..400, height: 4",
      "@require untruncated a", "@require a.width >= 44 @500", "@overlap a, a",
      "@metrics t: 1..2\n@scale t: 1..2",
    ]
    for line in lines { #expect(report("@view a\n|[a]|\nV:|[a]|\n" + line).isInvalid, "\(line)") }
  }

  @Test("pairs that overlap at the usual values are counted")
  func overlapping() {
    let text = """
      @container width: 300..500, height: 100
      @view a, b
      H:|[a(200)]
      H:[b(200)]|
      V:|[a(20)]
      V:|-10-[b(20)]
      """
    #expect(report(text).summary.contains("1 pair of siblings overlap"))
  }
}
