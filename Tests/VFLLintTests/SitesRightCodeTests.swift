import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

/// Tests of correct code and of incomplete code.
struct SitesRightCodeTests {
  private static func codes(_ source: String, _ language: HostLanguage = .swift) -> [String] {
    SiteCheck.diagnostics(of: SiteCheck.check(HostScan(Array(source.utf8), language: language)))
      .map(\.code.rawValue)
  }

  private static func call(_ format: String, views: String = #"["l": l, "m": m]"#) -> String {
    "add(NSLayoutConstraint.constraints(withVisualFormat: \(format), metrics: nil, views: \(views)))"
  }

  @Test(
    arguments: [
      #"rows(["title", "body"]).flatMap { CALL($0) }"#, #"formats["h"].map { CALL($0) }"#,
      #"lists["h", default: []].forEach { CALL($0) }"#, #"formats["h"]!.map { CALL($0) }"#,
      #"let key = "title"; formats[key].map { CALL($0) }"#,
      #"for i in 0..<2 { CALL(["[l]", "[m]"][i]) }"#,
    ])
  func `a subscript or an argument of a call is not a list of formats`(body: String) {
    let source = body.replacing(#/CALL\((.+?)\)(?= |$)/#) { Self.call(String($0.output.1)) }
    expectEqual(Self.codes(source), [], "\(source)")
  }

  @Test(
    arguments: [
      "for i in 0..<formats.count - 1 { CALL }", "for i in 0..<(formats.count - 1) { CALL }",
      "for i in formats.indices.dropLast() { CALL }", "for i in 0..<min(2, formats.count) { CALL }",
      "for i in formats.indices where i < 1 { CALL }",
      "for i in formats.indices { if i == 1 { continue }; CALL }",
      "for i in 0..<formats.count { guard i < 1 else { continue }; CALL }",
      "for s in formats { do { try check(s); CALLS } catch {} }",
    ])
  func `an element that a loop omits is not checked`(body: String) {
    let loop = body.replacing("CALLS", with: Self.call("s", views: #"["l": l]"#))
      .replacing("CALL", with: Self.call("formats[i]", views: #"["l": l]"#))
    let source = "func f() {\nlet formats = [\"V:|-[l]\", \"V:[l]-[m]\"]\n\(loop)\n}"
    expectEqual(Self.codes(source), [], "\(source)")
  }

  @Test(
    arguments: [
      "class CALayer: UIView {}\nfunc f(a: CALayer) { CALL }",
      "typealias NSNumber = UIView\nfunc f(a: NSNumber) { CALL }",
      "func f<Int: UIView>(a: Int) { CALL }",
      "func s(_ a: Int) { let c = { [a = self] in CALL }; c() }",
      "class A { let topAnchor = UIView(); func f() { let a = 8; print(a) }; func g() { CALL } }",
    ])
  func `a declaration of the program takes precedence over a system type`(source: String) {
    let call = Self.call(#""[a]""#, views: #"["a": a]"#)
    expectEqual(Self.codes(source.replacing("CALL", with: call)), [], "\(source)")
  }

  @Test func `a property with the name of an anchor may be a view`() {
    let call = Self.call(#""[b]""#, views: #"["b": self.bottomAnchor]"#)
    expectEqual(Self.codes("class A { let bottomAnchor = UIView(); func f() { \(call) } }"), [])
  }

  @Test(
    arguments: [
      "extension UILayoutPriority: CustomStringConvertible { public var description: String { \"8\" } }",
      "extension DefaultStringInterpolation { mutating func appendInterpolation(_ p: UILayoutPriority) {} }",
    ])
  func `a type with custom string output may be a number`(declaration: String) {
    let call = Self.call(#""[l(8@\(p))]""#)
    expectEqual(Self.codes("\(declaration)\nfunc f(p: UILayoutPriority) { \(call) }"), [])
  }

  @Test func `an interpolated constant of unknown type is not reported`() {
    expectEqual(Self.codes("func f() { \(Self.call(#""[l(8@\(UILayoutPriority.mine))]""#)) }"), [])
  }

  @Test(
    arguments: [
      "[self add:[NSLayoutConstraint constraintsWithVisualFormat:@\"[a]\" options:0 metrics:nil views:[self.]]];",
      "[self add:[NSLayoutConstraint constraintsWithVisualFormat:@\"[a]\" options:0 metrics:nil views:[self @]]];",
      "[self add:[NSLayoutConstraint constraintsWithVisualFormat:@\"[a]\" options:0 metrics:nil views:self.]];",
      "for (int i = 0; i < 2; i++) [self add:[NSLayoutConstraint constraintsWithVisualFormat:@[@\"[a]\", @\"[b]\"][i] options:0 metrics:nil views:v]];",
    ])
  func `incomplete Objective-C code has no diagnostics`(statement: String) {
    expectEqual(
      Self.codes("@implementation A\n- (void)f {\n\(statement)\n}\n@end", .objectiveC), [])
  }

  @Test func `incomplete Swift code has at most two diagnostics`() {
    let broken = "var f = \"|\"; f += (n == 0 ?in \"\" : \"-\") + \"[l]\"; \(Self.call("f"))"
    #expect(Self.codes("func g() { \(broken) }").count < 3)
    #expect(Self.codes("func g() { let s = ?[\"a\"]; \(Self.call("s")) }").count < 3)
  }
}
