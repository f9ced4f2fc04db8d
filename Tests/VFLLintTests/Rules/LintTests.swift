import Testing
import VFLDiagnostics
import VFLLint
import VFLLowering
import VFLTestSupport

@Suite("Lint rules")
struct LintTests {
  @Test(
    "format strings as in shipped code have no lint diagnostics",
    arguments: [
      "H:|[a]|", "V:|-8-[a(44)]-(>=0)-[b(==a)]-|", "|-0-[a]-0-|", "[a]-0@999-[b]",
      "|->=20-[a(>=20,<=40)]", "[a(>=125@400,>=50,<=225)]-5-[b(==1)]-(-2)-[c]",
      "[a]-(>=20,==20@75)-[b]", "|-(left@250)-[a(<=50@1000)]-(right@750)-|",
      "V:[a(>=min@required,<=max@required)]", "V:|-right-[a(20)]-left-[b(>=0@999)]-left-|",
      "[a(==b,==c,==d)]", "[a(>=0)]", "[a(10,m)]", "[a(==10@500,==20)]",
    ])
  func shipping(format: String) {
    expectEqual(LintRun(format).summaries, [])
  }

  @Test(
    "a predicate that repeats another predicate is reported in any spelling",
    arguments: [
      ("[a(==20,20)]", ["0504 20"]), ("[a]-(m,>=8,==m)-[b]", ["0504 ==m"]),
      ("[a(8,8.0,0x8)]", ["0504 8.0", "0504 0x8"]), ("[a(8@1000,8)]", ["0504 8"]),
      ("[a]-(8@p,8@p)-|", ["0504 8@p"]), ("[a(8@p,8@q)]", []), ("[a(8,>=8)]", []),
      ("[a(8)]-8-[b(8)]", []),
    ])
  func duplicates(format: String, summaries: [String]) {
    expectEqual(LintRun(format).summaries, summaries)
  }

  @Test(
    "contradicting required predicates of the same gap or size are reported",
    arguments: [
      ("[a(>=50,<=40)]", ["0505 <=40"]), ("[a]-(==20,==30)-[b]", ["0505 ==30"]),
      ("[a(<=40,>=50)]", ["0505 >=50"]), ("[a(20,>=21)]", ["0505 >=21"]),
      ("[a(>=50,<=50)]", []), ("[a(>=50@999,<=40)]", []), ("[a(>=50@1000,<=40)]", ["0505 <=40"]),
      ("[a(>=n,<=40)]", []), ("[a(>=big,<=40)]", ["0505 <=40"]), ("[a(>=50@p,<=40)]", []),
      ("[a(-5)]", ["0505 -5"]), ("[a(<=-5)]", ["0505 <=-5"]), ("[a(>=-5)]", []),
      ("[a]-(-5)-[b]", []), ("[a]-(>=20,==20@75,<=10)-[b]", ["0505 <=10"]),
      ("[a(-5@999)]", []),
    ])
  func contradictions(format: String, summaries: [String]) {
    var run = LintRun(format)
    run.metrics = ["big": 100]
    run.otherUses = ["big"]
    expectEqual(run.summaries, summaries)
  }

  @Test("a view that occurs twice and a size that is compared with itself are reported")
  func views() {
    expectEqual(LintRun("|-[a]-[b]-[a]-|").summaries, ["0513 a"])
    expectEqual(LintRun("[a(b)]-[b(>=b)]").summaries, ["0512 >=b"])
    var run = LintRun("[a(a)]")
    run.metrics = ["a": 8]
    expectEqual(run.summaries, [])
  }

  @Test("at most 100 repeated uses of the same view are reported for a format string")
  func manyUses() {
    let many = String(repeating: "[a]", count: 300) + "-[b]-[b]"
    let summaries = LintRun(many).summaries
    expectEqual(summaries.count { $0 == "0513 a" }, 100)
    expectEqual(summaries.count { $0 == "0513 b" }, 1)
  }

  @Test("unused metrics are reported, and unused views if the rule is enabled")
  func names() throws {
    var run = LintRun("|-m-[a(b,c@p)]", "V:[d]")
    run.views = ["a", "b", "c", "d", "e", "f"]
    run.metrics = ["m": 8, "p": 5, "q": 6]
    run.otherUses = ["f"]
    expectEqual(run.diagnostics.map(\.message), ["unused metric `q`"])
    try run.levels.set(.warning, for: .unusedView)
    expectEqual(
      run.diagnostics.map(\.message),
      [
        "unused view `e`", "unused metric `q`",
      ])
  }

  @Test("a format string that repeats an equation or the standard spacing is reported")
  func repeatsOfOtherSpellings() {
    var run = LintRun("[a(20)]", "[b(c)]-[c]")
    run.equations = ["a.width == 20", "c.width == b.width", "a.leading == |.leading + 20"]
    expectEqual(run.summaries, ["0506 [a(20)]"])
    var spaced = LintRun("|-[a]-[b]", "|-20-[a]-8-[b]")
    expectEqual(spaced.summaries, [])
    spaced.spacing = .classic
    expectEqual(spaced.summaries, ["0506 |-20-[a]-8-[b]"])
    spaced.spacing = .layoutMargins
    expectEqual(spaced.summaries, [])
  }

  @Test(
    "a format string is reported if it adds no constraint, or repeats one and the rule is enabled"
  )
  func repeats() throws {
    expectEqual(LintRun("H:|-[a]-|", "|-[a]-|").summaries, ["0506 |-[a]-|"])
    expectEqual(
      LintRun("H:|-[a]-[b]-|", "[a]-[b]", "|-[a]").summaries, ["0506 [a]-[b]", "0506 |-[a]"])
    expectEqual(LintRun("|[a]", "|-0-[a]").summaries, ["0506 |-0-[a]"])
    expectEqual(LintRun("[a]-m-[b]", "[a]-n-[b]", "[a]-m-[b]").summaries, ["0506 [a]-m-[b]"])
    expectEqual(LintRun("H:|-[a]-|", "V:|-[a]-|").summaries, [])
    expectEqual(LintRun("[a]", "[a]").summaries, [])
    expectEqual(LintRun("[a]-[a]").summaries, ["0513 a"])
    // `[b]` adds no constraint and therefore repeats none.
    expectEqual(LintRun("[a(b)]", "[b]").summaries, [])
    expectEqual(LintRun("[a(b)]-[b]", "[b(a)]").summaries, ["0506 [b(a)]"])
    expectEqual(LintRun("[a(>=b)]-[b]", "[b(<=a)]").summaries, ["0506 [b(<=a)]"])
    expectEqual(LintRun("[a(>=b)]-[b]", "[b(>=a)]").summaries, [])
    expectEqual(LintRun("[a(b@5)]-[b]", "[b(a@6)]").summaries, [])
    var run = LintRun("H:|-[a]-|", "|-[a]-|")
    run.areActiveTogether = false
    expectEqual(run.summaries, [])
    var parts = LintRun("|[a]-8-[b]", "|[a]-8-[c]")
    expectEqual(parts.summaries, [])
    try parts.levels.set(.error, for: .repeatedConstraint)
    expectEqual(parts.summaries, ["0514 |["])
    expectEqual(parts.diagnostics.map(\.severity), [.error])
  }

  @Test("a format option without effect is reported if the rule is enabled")
  func options() throws {
    func summaries(_ format: String, _ options: FormatOptions?) throws -> [String] {
      var run = LintRun(format)
      run.options = options
      try run.levels.set(.warning, for: .uselessOption)
      return run.diagnostics.map { String($0.message.split(separator: "`")[0]) }
    }
    try expectEqual(summaries("[a]", [.alignAllTop, .alignAllCenterY]).count, 2)
    try expectEqual(summaries("[a]", .alignAllLeft), [])
    try expectEqual(summaries("[a][b]", .alignAllTop), [])
    try expectEqual(
      summaries("[a][b]", [.alignAllTop, .alignAllBottom, .alignAllCenterY]), ["alignAllCenterY"])
    try expectEqual(summaries("V:[a][b]", .directionRightToLeft), ["directionRightToLeft"])
    try expectEqual(summaries("[a][b]", .directionRightToLeft), [])
    try expectEqual(summaries("V:[a]", .spacingBaselineToBaseline), ["spacingBaselineToBaseline"])
    try expectEqual(summaries("V:|[a]", .spacingBaselineToBaseline), [])
    try expectEqual(summaries("[a]", nil), [])
  }

  @Test(
    "an undocumented or redundant spelling is reported if the rule is enabled",
    arguments: [
      (
        "|-0-[a]-(==0)-[b]-0.0@1000-|",
        ["0503 -0-", "0503 -(==0)-", "0503 -0.0@1000-", "0509 @1000", "0511 0.0@1000"]
      ),
      ("|-0@999-[a]->=0-[b]-(0,0@5)-[c]-0", ["0511 0@999", "0511 >=0"]),
      ("[a(5@1000,6@1e3,7@999)]", ["0509 @1000", "0509 @1e3"]),
      ("|-8-[a]-m-[b]-(>=8@m)-|", []),
    ])
  func spelling(format: String, summaries: [String]) throws {
    var run = LintRun(format)
    for code in [DiagnosticCode.zeroGap, .writtenRequiredPriority, .undocumentedSpelling] {
      try run.levels.set(.warning, for: code)
    }
    expectEqual(run.summaries.filter { !$0.hasPrefix("0505") }.sorted(), summaries.sorted())
  }

  @Test(
    "a metric whose name refers to the other axis is reported if the rule is enabled",
    arguments: [
      ("V:|-leftMargin-[a(kRight_inset)]", ["leftMargin", "kRight_inset"]),
      ("H:|-TOP-[a(titleHeight)]-bottom-|", ["TOP", "titleHeight", "bottom"]),
      ("V:|-top-[a(height)]", []), ("V:|-bright-[a]-stop-|", []), ("V:[width(width)]", ["width"]),
      ("V:|-topLeft-[a]", []), ("V:|-8-[a(b@left)]", []), ("V:|[a(leftView)]", []),
      ("V:|-rightVerMargin-[a]", []),
    ])
  func axisWords(format: String, names: [String]) throws {
    var run = LintRun(format)
    try run.levels.set(.warning, for: .offAxisMetric)
    run.metrics = ["kRight_inset": 8, "titleHeight": 20, "height": 44, "width": 44, "b": 8]
    run.otherUses = ["kRight_inset", "titleHeight", "height", "width", "b"]
    expectEqual(run.summaries, names.map { "0508 " + $0 })
  }

  @Test("a view that has constraints on only one axis is reported if the rule is enabled")
  func axes() throws {
    func summaries(_ formats: [String], _ options: FormatOptions?) throws -> [String] {
      var run = LintRun()
      run.formats = formats
      run.options = options
      run.otherUses = ["known"]
      try run.levels.set(.warning, for: .singleAxis)
      return run.summaries
    }
    try expectEqual(summaries(["|[a][b]|", "V:|[b]|"], []), ["0510 a"])
    try expectEqual(summaries(["|[a][b]|", "V:|[b]|"], .alignAllTop), [])
    try expectEqual(summaries(["|[a][b]|", "V:|[b]|"], nil), [])
    try expectEqual(summaries(["V:|[known]|"], []), [])
    try expectEqual(summaries(["[a]"], []), [])
    try expectEqual(summaries(["V:[a(b)]", "|[a]", "[b]"], []), ["0510 b"])
  }

  @Test("at most 1000 lint diagnostics are reported for a format string")
  func bounded() throws {
    let run = try LintRun.all(String(repeating: "[a]-0-", count: 5000) + "[a]")
    expectEqual(run.diagnostics.count, 1001)
    let rest = try #require(run.diagnostics.last)
    expectEqual(rest.code, .tooManyDiagnostics)
    #expect(rest.message.hasSuffix(" more warnings not shown; the limit is 1000"))
    expectEqual(rest.severity, .warning)
  }
}
