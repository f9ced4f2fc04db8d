import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

/// Tests of strings that are passed to a helper under a condition, if the helper tests another condition that
/// may be equivalent.
struct SitesHelperConditionTests {
  private static func codes(_ source: String, _ language: HostLanguage) -> [String] {
    let scan = HostScan(Array(source.utf8), language: language)
    return SiteCheck.diagnostics(of: SiteCheck.check(scan)).map(\.code.rawValue)
  }

  /// Returns the diagnostic codes of a class with a helper, in whose body `A!` is a call with the view `a`
  /// and `B!` is a call with the view `b`.
  private static func swift(_ body: String, _ calls: String) -> [String] {
    func call(_ view: String) -> String {
      "add(NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, "
        + "views: [\"\(view)\": \(view)]))"
    }
    let body = body.replacing("A!", with: call("a")).replacing("B!", with: call("b"))
    return codes(
      "class S: UIView {\nfunc setUp() {\n\(calls)\n}\nfunc pin(_ f: String) {\n\(body)\n}\n"
        + "func pinNarrow(_ f: String) {\n\(call("b"))\n}\n}", .swift)
  }

  private static let conditional = [
    "guard wide else { return pinNarrow(f) }\nA!", "if !wide { pinNarrow(f); return }\nA!",
    "if wide { A! } else { pinNarrow(f) }", "guard wide else { return }\nA!", "if wide { A! }",
    "for _ in 0..<2 { if !wide { continue }\nA! }", "do { try open() } catch { return }\nA!",
    "switch o {\ncase .wide: A!\ndefault: break\n}", "_ = wide && A!",
    "guard f.count > 0, wide else { return }\nA!", "if superview != nil && wide { A! }",
    "guard let s = superview, wide else { return pinNarrow(f) }\nA!",
  ]

  @Test(arguments: conditional)
  func `a string is not checked if the caller may test the helper's condition`(body: String) {
    expectEqual(Self.swift(body, "if wide { pin(\"[a]\") } else { pin(\"[b]\") }"), [], "\(body)")
    expectEqual(Self.swift(body, "pin(wide ? \"[a]\" : \"[b]\")"), [], "\(body)")
    expectEqual(Self.swift(body, "guard wide else { return pin(\"[b]\") }\npin(\"[a]\")"), [])
  }

  @Test(arguments: conditional)
  func `a syntax error is reported even if the helper's call has a condition`(body: String) {
    expectEqual(Self.swift(body, "if wide { pin(\"[a\") }"), ["VFL0110"], "\(body)")
  }

  @Test(
    arguments: [
      "guard let superview = superview else { return }\nA!", "A!",
      "guard let s = superview, !f.isEmpty else { return }\nA!",
      "guard f.count > 0 else { return }\nA!", "if superview == nil { return }\nA!",
      "for _ in 0..<2 { A! }", "guard window != nil else { return }\nlog { return }\nA!",
    ])
  func `a string is checked against the call that the helper always reaches`(body: String) {
    expectEqual(Self.swift(body, "if wide { pin(\"[z]\") }"), ["VFL0201"], "\(body)")
  }

  @Test(
    arguments: [
      "if tall { log(f); A! } else { B! }", "if tall { last = f; A! } else { B! }",
      "if tall { B! } else { all.append(f)\nA! }", "if tall { B! } else { if f == \"x\" { A! } }",
      "guard tall else { other.show(f); return }\nB!",
    ])
  func `a string is not checked if the helper may use it for something else`(body: String) {
    expectEqual(Self.swift(body, "pin(\"[a]\")\npin(\"[b]\")"), [], "\(body)")
  }

  @Test(
    arguments: [
      "let pin = { (f: String) in if tall { A! } }\nif tall { pin(\"[a]\") } else { pin(\"[b]\") }",
      "[\"[a]\", \"[b]\"].forEach { f in if tall { log(f); A! } else { B! } }",
    ])
  func `a string is not checked if the closure starts with a condition`(body: String) {
    expectEqual(Self.swift(body, ""), [], "\(body)")
    let lines = body.replacing(" in if", with: " in\nif")
    expectEqual(Self.swift(lines, ""), [], "\(lines)")
  }

  @Test(arguments: ["log(f)\nA!", "if tall { print(f) }\nA!", "if tall { log(f) }\nA!"])
  func `a string is checked if the helper uses it in other ways, too`(body: String) {
    expectEqual(Self.swift(body, "pin(\"[b]\")"), ["VFL0201"], "\(body)")
  }

  @Test func `a string is checked if the helper is called unconditionally`() {
    expectEqual(Self.swift("guard wide else { return }\nA!", "pin(\"[z]\")"), ["VFL0201"])
  }

  @Test func `a string is checked if every branch of the helper uses it`() {
    let call =
      "constraints(withVisualFormat: f, options: [], metrics: nil, views: views)"
    let source =
      "func pin(_ f: String, views: [String: Any]) {\nif wide { wide(\(call)) } else { \(call) }\n}\n"
      + "func setUp() { if wide { pin(\"[z]\", views: [\"a\": a]) } }"
    expectEqual(Self.codes(source, .swift), ["VFL0201"])
  }

  @Test(arguments: ["if (!self.wide) return;\nA!", "if (self.wide) { A! }", "if (self.wide) A!"])
  func `in Objective-C, a caller may test the same condition as its helper`(body: String) {
    let call =
      "[NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:@{@\"a\": a}];"
    func source(_ calls: String) -> String {
      "@implementation S\n- (void)setUp {\n\(calls)\n}\n- (void)pin:(NSString *)f {\n"
        + "\(body.replacing("A!", with: call))\n}\n@end"
    }
    let calls = "if (self.wide) { [self pin:@\"[a]\"]; } else { [self pin:@\"[b]\"]; }"
    expectEqual(Self.codes(source(calls), .objectiveC), [], "\(body)")
    expectEqual(Self.codes(source("[self pin:@\"[b]\"];"), .objectiveC), ["VFL0201"], "\(body)")
  }

  @Test(
    arguments: [
      // The helper has two branches, or is one of two overloaded functions.
      "func pin(_ f: String, _ on: Bool) { if on { A! } else { B! } }",
      "func pin(_ f: String, _ on: Bool) { if f.hasPrefix(\"V:\") { B!; return }\nA! }",
      "func pin(_ f: String, _ on: Axis) { switch on {\ncase .horizontal: A!\ndefault: B!\n} }",
      "func pin(_ f: String, _ v: UIView) { A! }\nfunc pin(_ f: String, _ v: Bool) { B! }",
    ])
  func `a prefix that a helper adds to some strings is not assumed for others`(helper: String) {
    func call(_ format: String) -> String {
      "add(NSLayoutConstraint.constraints(withVisualFormat: \(format), metrics: nil, views: [\"a\": a]))"
    }
    let helper = helper.replacing("A!", with: call("\"H:\" + f")).replacing("B!", with: call("f"))
    func found(_ string: String) -> [String] {
      Self.codes("class S: UIView {\nfunc go() { pin(\"\(string)\", false) }\n\(helper)\n}", .swift)
    }
    expectEqual(found("V:|[a]|"), [])
    expectEqual(found("|[a]|"), [])
    // The error is reported in any branch, but a test of the string itself may exclude it.
    #expect(found("|[a|") == ["VFL0110"] || helper.contains("hasPrefix"))
  }
}
