import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

/// Tests of names with a computed part, which are compared with the names of the call.
struct SitesTornNameTests {
  private static func reported(_ body: String, _ language: HostLanguage = .swift) -> [String] {
    let source =
      language == .swift
      ? "class A: UIView {\nfunc f(i: Int, n: Int, text: String) {\n\(body)\n}\n}"
      : "@implementation A\n- (void)f:(NSInteger)i {\n\(body)\n}\n@end"
    let scan = HostScan(Array(source.utf8), language: language)
    return SiteCheck.diagnostics(of: SiteCheck.check(scan)).map(\.message)
  }

  private static func call(
    _ format: String, views: String = #"["a": a, "box": b, "row1": c]"#, metrics: String = "nil"
  ) -> String {
    "add(NSLayoutConstraint.constraints(withVisualFormat: \(format), metrics: \(metrics), views: \(views)))"
  }

  @Test(
    arguments: [
      #"["login": loginButton]"#, #"["login": self.loginButton, "loginButtons": x]"#,
    ])
  func `the key of a variable is suggested if a format string contains the variable`(
    views: String
  ) throws {
    let source = "func f() {\n\(Self.call(#""[loginButton]""#, views: views))\n}"
    let sites = SiteCheck.check(HostScan(Array(source.utf8), language: .swift))
    let diagnostic = try #require(SiteCheck.diagnostics(of: sites).first)
    expectEqual(diagnostic.message, "unknown view `loginButton`; did you mean `login`?")
    expectEqual(diagnostic.notes.first, "`loginButton` is the value of the key `login`")
    expectEqual(diagnostic.fixIts.first?.edits.first?.replacement, "login")
  }

  @Test
  func `a key that the format string contains already is not suggested for a variable`() {
    let twoKeys = #"["title": titleLabel, "headline": titleLabel]"#
    expectEqual(
      Self.reported(Self.call(#""[titleLabel]-[title]""#, views: twoKeys)),
      ["unknown view `titleLabel`; did you mean `headline`?"])
    expectEqual(
      Self.reported(Self.call(#""[nil]""#, views: #"["title": nil]"#)),
      ["unknown view `nil`; the only view is `title`"])
  }

  @Test(
    arguments: [
      (#""V:|[x\(i)]|""#, "unknown view `x…`"),
      (#""V:|[x\(text)]|""#, "unknown view `x…`"),
      (#""V:|[box\(i)]|""#, "unknown view `box…`"),
      (#""V:|[row\(i)b]|""#, "unknown view `row…b`"),
      (#"String(format: "V:|[x%d]|", i)"#, "unknown view `x…`"),
      (#""V:|-gap\(i)-[a]|""#, "unknown metric `gap…`; no metric is defined"),
      (#""V:|[a(==x\(i))]|""#, "unknown metric or view `x…`"),
    ])
  func `a partly computed name that matches no key is reported`(format: String, message: String) {
    expectEqual(Self.reported(Self.call(format)), [message])
  }

  @Test(
    arguments: [
      #""V:|[row\(i)]|""#, #""V:|[row\(text)]|""#, #""V:|[\(text)]|""#, #""V:|[\(text)x]|""#,
      #""V:|[b\(text)]|""#, #""V:|[box\(text)]|""#, #""V:|[a(row\(i))]|""#, #""V:|[a(8\(i))]|""#,
      #""V:|-8\(i)-[a]|""#, #""\(text)x\(i)]|""#,
    ])
  func `a partly computed name that may match a key is not reported`(format: String) {
    expectEqual(Self.reported(Self.call(format)), [])
  }

  @Test func `a partly computed name is not reported if the keys are unknown`() {
    expectEqual(Self.reported(Self.call(#""V:|[x\(i)]|""#, views: "views")), [])
    expectEqual(Self.reported(Self.call(#""V:|[x\(i)]|""#, views: "[text: a]")), [])
  }

  /// Returns source code that fills a dictionary in a loop and passes the dictionary to a call.
  private static func filled(_ key: String, _ format: String, from start: String = "[:]") -> String
  {
    """
    var views: [String: Any] = \(start)
    for k in 0..<n { views[\(key)] = UIView() }
    for k in 0..<n { \(call(format, views: "views")) }
    """
  }

  @Test func `names are compared with keys that are computed in a loop`() {
    expectEqual(Self.reported(Self.filled(#""button\(k)""#, #""V:|[button\(k)]|""#)), [])
    expectEqual(Self.reported(Self.filled(#""button\(k)""#, #""V:|[button0]|""#)), [])
    expectEqual(Self.reported(Self.filled(#""button\(k)""#, #""V:|[button1\(k)]|""#)), [])
    expectEqual(Self.reported(Self.filled(#""\(k)Button""#, #""V:|[x\(text)Button]|""#)), [])
    expectEqual(
      Self.reported(Self.filled(#""button\(k)""#, #""V:|[btn\(k)]|""#)),
      [
        "unknown view `btn…`"
      ])
    expectEqual(
      Self.reported(Self.filled(#""c\(k)""#, #""V:|[d0]|""#)),
      [
        "unknown view `d0`"
      ])
  }

  @Test func `in Objective-C, format specifiers are computed parts of names`() {
    let body = """
      UIView *a = [UIView new];
      [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"V:|[x%ld]|", (long)i] options:0 metrics:nil views:@{@"a": a}]];
      """
    expectEqual(Self.reported(body, .objectiveC), ["unknown view `x…`; the only view is `a`"])
    let other = body.replacing("[x%ld]", with: "[a%ld]").replacing("@\"a\"", with: "@\"a1\"")
    expectEqual(Self.reported(other, .objectiveC), [])
  }

  @Test func `a name that a loop composes is compared with the keys of the loop`() {
    func body(_ piece: String, behind: String = "") -> String {
      """
      var format = "H:|"
      var views: [String: Any] = [:]
      for k in 0..<n { views["c\\(k)"] = UIView(); format += \(piece) }
      \(behind)
      \(Self.call("format", views: "views"))
      """
    }
    expectEqual(Self.reported(body(#""-[c\(k)]""#)), [])
    expectEqual(Self.reported(body(#""-[d\(k)]""#)), ["unknown view `d…`"])
    // The condition before the call may exclude the views.
    expectEqual(Self.reported(body(#""-[d\(k)]""#, behind: "if n > 3 { return }")), [])
  }
}
