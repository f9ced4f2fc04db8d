import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

/// Tests of lists of format strings and dictionaries of names, in all forms of both languages.
struct SitesListFormTests {
  private static func reported(
    _ body: String, _ language: HostLanguage, around members: String = ""
  )
    -> [String]
  {
    let source =
      language == .swift
      ? "final class A: UIView {\n\(members)\nfunc f(a: UIView, b: UIView, on: Bool) {\n\(body)\n}\n}"
      : "@implementation A\n\(members)\n- (void)f:(UIView *)a on:(BOOL)on {\n\(body)\n}\n@end"
    let scan = HostScan(Array(source.utf8), language: language)
    return SiteCheck.diagnostics(of: SiteCheck.check(scan)).map(\.code.rawValue)
  }

  private static func message(_ format: String, views: String = "@{@\"a\": a}") -> String {
    "[self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:\(format) options:0 "
      + "metrics:nil views:\(views)]];"
  }

  private static func call(_ format: String, views: String = "[\"a\": a]") -> String {
    "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \(format), metrics: nil, "
      + "views: \(views)))"
  }

  @Test(
    arguments: [
      "auto l = {@\"H:|[x]|\", @\"V:|[a]|\"}; for (auto f : l) { CALL(f) }",
      "for (NSString *f : {@\"H:|[x]|\", @\"V:|[a]|\"}) { CALL(f) }",
      "NSString *l[] = {@\"H:|[x]|\", @\"V:|[a]|\"}; for (int i = 0; i < 2; i++) { CALL(l[i]) }",
      "NSArray *l = @[@\"H:|[x]|\", @\"V:|[a]|\"]; for (int i = 0; i < l.count; i++) CALL(l[i])",
      "NSArray *l = @[@\"H:|[x]|\", @\"V:|[a]|\"]; for (int i = 0; i < [l count]; i++) CALL([l objectAtIndex:i])",
      "for (NSString *f in @[@\"H:|[x]|\", @\"V:|[a]|\"]) CALL(f)",
      "for (NSString *f in @[@\"H:|[x]|\", @\"V:|[a]|\"]) if (on) CALL(f)",
    ])
  func `in Objective-C, every element of a list is checked in any form of loop`(body: String) {
    let source = body.replacing(#/CALL\((.+?)\)(?= |$)/#) { Self.message(String($0.output.1)) }
    expectEqual(Self.reported(source, .objectiveC), ["VFL0201"], "\(source)")
  }

  @Test func `an element is not checked if a loop may omit it`() {
    let list = "NSArray *l = @[@\"H:|[x]|\", @\"V:|[a]|\"];"
    expectEqual(
      Self.reported(
        list + "for (int i = 1; i < l.count; i++) " + Self.message("l[i]"), .objectiveC), [])
    let swift = "let l = [\"H:|[x]|\", \"V:|[a]|\"]; for i in RANGE { \(Self.call("l[i]")) }"
    expectEqual(Self.reported(swift.replacing("RANGE", with: "1..<l.count"), .swift), [])
    expectEqual(Self.reported(swift.replacing("RANGE", with: "0..<l.count"), .swift), ["VFL0201"])
    expectEqual(Self.reported(swift.replacing("RANGE", with: "l.indices"), .swift), ["VFL0201"])
  }

  @Test(
    arguments: [
      "NSMutableDictionary *views = [NSMutableDictionary dictionaryWithDictionary:@{@\"a\": a}];",
      "NSMutableDictionary *views = [@{@\"a\": a} mutableCopy];",
      "NSMutableDictionary *views = [NSMutableDictionary dictionary]; views[@\"a\"] = a;",
    ])
  func `a mutable dictionary is unchanged by the call that uses it`(start: String) {
    let first = Self.message("@\"|[a]|\"", views: "views")
    let second = Self.message("@\"|[c]|\"", views: "views")
    expectEqual(Self.reported("\(start) \(first) \(second)", .objectiveC), ["VFL0201"])
    expectEqual(Self.reported("\(start) \(first) views[@\"c\"] = a; \(second)", .objectiveC), [])
    expectEqual(Self.reported("\(start) \(first) [self add:views]; \(second)", .objectiveC), [])
  }

  @Test(arguments: ["nil", "0", "NULL", "nullptr"])
  func `a null pointer defines no metrics`(metrics: String) {
    let call = Self.message("@\"|-gap-[a]|\"").replacing("metrics:nil", with: "metrics:\(metrics)")
    expectEqual(Self.reported(call, .objectiveC), ["VFL0202"])
  }

  // MARK: Dictionaries from functions

  @Test(
    arguments: [
      ("- (NSDictionary *)all { return @{@\"a\": _a}; }", "self.all", ["VFL0201"]),
      ("- (NSDictionary *)all { return @{@\"a\": _a}; }", "[self all]", ["VFL0201"]),
      (
        "- (NSDictionary *)all { return NSDictionaryOfVariableBindings(a); }", "self.all",
        ["VFL0201"]
      ),
      (
        "- (NSDictionary *)all { if (x) return @{@\"x\": x}; return @{@\"a\": a}; }", "self.all", []
      ),
      ("- (NSDictionary *)all { return @{}; }", "self.all", []),
      ("- (NSDictionary *)all { return [self make]; }", "self.all", []),
      ("", "self.all", []), ("- (NSDictionary *)all { return @{@\"a\": _a}; }", "other.all", []),
    ])
  func `Objective-C methods supply view names`(method: String, views: String, codes: [String]) {
    expectEqual(
      Self.reported(Self.message("@\"|[x]|\"", views: views), .objectiveC, around: method), codes)
  }

  @Test(
    arguments: [
      ("func all() -> V { return [\"a\": a] }", "all()", ["VFL0201"]),
      ("func all() -> V { [\"a\": a] }", "self.all()", ["VFL0201"]),
      ("func all() -> V { var d: V = [:]; d[\"a\"] = a; return d }", "all()", ["VFL0201"]),
      ("func all() -> V { var d = V(); d[\"a\"] = a; return d }", "all().filter { $0 }", []),
      (
        "func all(_ l: [UIView]) -> V { var d: V = [:]; for (i, v) in l.enumerated() { d[\"v\\(i)\"] = v }; return d }",
        "all([a])", ["VFL0201"]
      ),
      ("func all(_ d: V) -> V { var d = d; d[\"a\"] = a; return d }", "all([:])", []),
      ("func all() -> V { [\"a\": a] }\nfunc all(_ i: Int = 0) -> V { [\"x\": a] }", "all()", []),
      ("func all() -> V { let l = k.map { return $0 }; return [\"a\": l] }", "all()", ["VFL0201"]),
      ("var others: V { [\"x\": b] }\nfunc all() -> V { on ? others : [\"a\": a] }", "all()", []),
    ])
  func `Swift functions supply view names`(function: String, views: String, codes: [String]) {
    expectEqual(
      Self.reported(Self.call("\"|[x]|\"", views: views), .swift, around: function), codes,
      "\(function)")
  }

  @Test func `a method that a subclass may override is not evaluated`() {
    let source = """
      class A: UIView {
        func all() -> [String: UIView] { ["a": a] }
        func f() { \(Self.call("\"|[x]|\"", views: "all()")) }
      }
      """
    func codes(_ source: String) -> [String] {
      SiteCheck.diagnostics(of: SiteCheck.check(HostScan(Array(source.utf8), language: .swift)))
        .map(\.code.rawValue)
    }
    expectEqual(codes(source), [])
    expectEqual(codes(source.replacing("func all", with: "private func all")), ["VFL0201"])
    expectEqual(codes(source.replacing("class A", with: "final class A")), ["VFL0201"])
  }
}
