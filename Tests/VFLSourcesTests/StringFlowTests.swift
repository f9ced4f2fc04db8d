import Testing

@testable import VFLSources

/// Which strings a variable may hold where a call reads it.
struct StringFlowTests {
  /// The strings that are read, a hole as `␣`, and `?` for each that is not.
  private static func formats(_ source: String, _ language: HostLanguage) -> [String] {
    let scan = HostScan(Array(source.utf8), language: language)
    return scan.sites.map { site in
      var text = site.literal.text
      for hole in site.literal.holes.reversed() {
        text.insert(contentsOf: "␣".utf8, at: hole.offset)
      }
      return String(decoding: text, as: UTF8.self)
    } + scan.unreadable.map { _ in "?" }
  }

  @Test(
    arguments: [
      // Branches are taken apart and come together again.
      (
        "var s = \"no\"; if a { s = \"A\" } else if b { s = \"B\" } else { s = \"C\" }; CALL",
        "A B C"
      ),
      ("var s = \"A\"; if a { s = \"B\" }; CALL", "A B"),
      ("var s = \"no\"; if a { s = \"A\" }; if !a { s = \"B\" }; CALL", "A B"),
      ("var s = \"\"; if a { s = \"A\" }; CALL", "A"),
      ("var s = \"no\"\nswitch k {\ncase .a: s = \"A\"\ndefault: return\n}\nCALL", "A"),
      ("var s = \"no\"; if a { s = \"A\" } else { return }; CALL", "A"),
      ("let s: String; guard a else { return }; s = \"A\"; CALL", "A"),
      ("let s = a ? \"A\" : \"no\"; if a { CALL }", "A"),
      ("let s = a ? \"A\" : \"no\"; guard a else { return }; CALL", "A"),
      ("let s = a == b ? \"A\" : \"no\"; if a != b { return }; CALL", "A"),
      ("let s = if a { \"A\" } else { \"B\" }; CALL", "A B"),
      ("let s = switch k {\ncase .a: \"A\"\ndefault: \"B\"\n}\nCALL", "A B"),
      ("let s = other ?? \"A\"; CALL", "A ?"),
      ("let s = a ? \"A\" : nil; if let s { CALL }", "A"),
      ("let s = a ? \"A\" : nil; guard let s = s else { return }; CALL", "A"),
      // What is put at the end, and what is put together.
      ("var s = \"A\"; s += \"B\"; s.append(\"C\"); CALL", "ABC"),
      ("var s = \"A\"; if a { s += \"B\" } else { s += \"C\" }; s += \"D\"; CALL", "ABD ACD"),
      ("var s = \"A\"; for x in y { s += x }; s += \"B\"; CALL", "A␣B"),
      ("let s = (a ? \"A\" : \"B\") + (a ? \"C\" : \"D\"); CALL", "AC BD"),
      ("let s = (a ? \"A\" : \"B\") + (!a ? \"C\" : \"D\"); CALL", "AD BC"),
      ("for n in [\"A\", \"B\"] { let s = n + n; CALL }", "AA BB"),
      ("var s = \"A\", t = \"B\"; (s, t) = (\"C\", \"D\"); CALL", "C"),
      ("for (s, n) in [(\"A\", 1), (\"B\", 2)] { CALL }", "A B"),
      ("var all = [String](); all.append(\"A\"); all += [\"B\"]; for s in all { CALL }", "A B"),
      // What may be changed out of sight is not read.
      ("var s = \"A\"; let f = { s = \"B\" }; f(); CALL", "?"),
      ("func f() { s = \"B\" }; var s = \"A\"; f(); CALL", "?"),
      ("var s = \"A\"; change(&s); CALL", "?"),
      ("var s = \"A\"; s.removeLast(); CALL", "?"),
      ("var s = \"A\"; for x in y { CALL; s = \"B\" }", "?"),
      ("let s =\n#if X\n\"A\"\n#else\n\"B\"\n#endif\nCALL", "?"),
      ("for s in [\"fill\", \"A\"] { if s == \"fill\" { continue }; CALL }", "?"),
      ("print(\"\\(constraints(withVisualFormat: s))\")", "?"),
      // Names of other things are not its name.
      ("let s = \"A\"; do { let s = \"no\"; print(s) }; CALL", "A"),
      ("var s = \"A\"; self.s = \"no\"; other.s = \"no\"; CALL", "A"),
      ("let s = \"A\"; let t = s; do { let s = t; CALL }", "A"),
    ])
  func `A string of Swift is followed`(body: String, formats: String) {
    let call = "constraints(withVisualFormat: s, options: [], metrics: nil, views: v)"
    let source = "class X {\nfunc f() {\n\(body.replacing("CALL", with: call))\n}\n}"
    #expect(
      Self.formats(source, .swift) == formats.split(separator: " ").map(String.init), "\(source)")
  }

  @Test(
    arguments: [
      ("NSString *s = nil; if (a) s = @\"A\"; else s = @\"B\"; CALL", "A B"),
      (
        "NSString *s = @\"no\"; switch (k) { case 0: case 1: s = @\"A\"; break; default: return; } CALL",
        "A"
      ),
      ("NSString *t = @\"no\", *s = @\"A\"; CALL", "A"),
      ("NSString *s = a ? @\"A\" : nil; CALL", "A"),
      ("NSMutableString *s = [@\"A\" mutableCopy]; CALL", "?"),
      (
        "NSMutableString *s = [NSMutableString stringWithString:@\"A\"]; [s appendString:@\"B\"]; CALL",
        "AB"
      ),
      (
        "NSMutableArray *l = [NSMutableArray array]; [l addObject:@\"A\"]; for (NSString *s in l) CALL",
        "A"
      ),
      (
        "NSArray *l = @[ @\"A\" ]; [l enumerateObjectsUsingBlock:^(NSString *s, NSUInteger i, BOOL *e) { CALL }];",
        "A"
      ),
      ("for (__strong NSString *s in @[ @\"A\" ]) { s = [s lowercaseString]; CALL }", "?"),
      ("__block NSString *s = @\"A\"; [x run:^{ s = @\"B\"; }]; CALL", "?"),
      ("NSString *s = @\"A\"; Make(&s); CALL", "?"),
      ("NSString *s = @\"A\"; SET(s, x); CALL", "?"),
      ("static NSString *s = @\"A\"; CALL s = @\"B\";", "?"),
      ("NSString *s = @\"A\"; CHANGE; CALL", "?"),
    ])
  func `A string of Objective-C is followed`(body: String, formats: String) {
    let call = "[NSLayoutConstraint constraintsWithVisualFormat:s options:0 metrics:nil views:v];"
    let source =
      "#define CHANGE s = @\"B\"\n@implementation X\n- (void)f {\n"
      + body.replacing("CALL", with: call) + "\n}\n@end"
    #expect(
      Self.formats(source, .objectiveC) == formats.split(separator: " ").map(String.init),
      "\(source)")
  }

  @Test func `A property is that of the type around`() {
    let call = "constraints(withVisualFormat: s, options: [], metrics: nil, views: v)"
    let other = "class A { let s = \"no\" }\n"
    #expect(Self.formats(other + "class B: C { func f() { \(call) } }", .swift) == ["?"])
    #expect(
      Self.formats(other + "class B { let s = \"B\"\nfunc f() { \(call) } }", .swift) == ["B"])
    #expect(Self.formats("class B { static var s = \"B\"\nfunc f() { \(call) } }", .swift) == ["?"])
  }

  @Test(
    arguments: [
      // What a character is, where a case runs on, and which element is the last one is not seen.
      ("let f = String(format: \"%c:|[a]|\", 86)", ["␣:|[a]|"]),
      ("let f = String(format: \"[v%x]\", 10)", ["[v␣]"]),
      ("let f = String(format: \"[v%d]\", 10)", ["[v10]"]),
      ("var f = \"[a\"; switch k { case 0: f += \"-\"; fallthrough\ndefault: f += \"]\" }", []),
      (
        "var f = \"[a\"; switch k { case 0: f += \"-[b]\"\ndefault: f += \"]\" }",
        ["[a-[b]", "[a]"]
      ),
      ("var f = \"[a]\"; for e in [\"[a\", \"[b]\"] { f = e }", []),
      (
        "let f: String\nswitch k {\ncase .a:\nlet g = \"[a]\"\nf = g\ndefault: f = \"[b]\" }",
        ["[a]", "[b]"]
      ),
    ])
  func `What is not certain to be there is not told`(body: String, formats: [String]) {
    let source = """
      func g() {
        \(body)
        constraints(withVisualFormat: f, options: [], metrics: nil, views: v)
      }
      """
    let found = HostScan(Array(source.utf8), language: .swift).sites.map { site in
      var text = site.literal.text
      for hole in site.literal.holes.reversed() {
        text.insert(contentsOf: "␣".utf8, at: hole.offset)
      }
      return String(decoding: text, as: UTF8.self)
    }
    #expect(found == formats, "\(body)")
  }

  @Test func `A variable that a case declares first is followed`() {
    let source = """
      func g() {
        switch k {
        case .a:
          let views = ["a": a]
          constraints(withVisualFormat: "[a]", options: [], metrics: nil, views: views)
        default: break
        }
      }
      """
    let sites = HostScan(Array(source.utf8), language: .swift).sites
    #expect(sites.map { $0.views.names.map(\.name) } == [["a"]])
  }

  @Test func `What one case declares is not there in another`() {
    let source = """
      func g() {
        let views = ["a": a, "b": b], f = "[b]"
        switch k {
        case .a:
          let views = ["a": a], f = "[a]"
          constraints(withVisualFormat: f, options: [], metrics: nil, views: views)
        case .b(let f): constraints(withVisualFormat: f, options: [], metrics: nil, views: views)
        default: constraints(withVisualFormat: f, options: [], metrics: nil, views: views)
        }
      }
      """
    let sites = HostScan(Array(source.utf8), language: .swift).sites
    #expect(sites.map { $0.views.names.map(\.name) } == [["a", "b"], ["a"]])
    #expect(sites.map { String(decoding: $0.literal.text, as: UTF8.self) } == ["[b]", "[a]"])
  }

  @Test(
    arguments: [
      ("let f = c ? \"[a]\" : \"[b]\"\nlet g = d ? f : \"[c]\"", [true, true, false]),
      ("let f = c ? \"[a]\" : \"[b]\"\nlet g = (c && d) ? f : \"[c]\"", [true, true, false]),
      ("let f = c ? \"[a]\" : \"[b]\"\nvar g = \"[c]\"\nif d { g = f }", [true, true, false]),
      ("let f = c ? \"[a]\" : \"[b]\"\nlet g = f", [false, false]),
      (
        "var g = c ? \"[a]\" : \"[b]\"\nif d { g += \"\" } else { CALL }\ng = \"[c]\"",
        [true, true, false]
      ),
      ("let g = d ? (c ? \"[a]\" : \"[b]\") : \"[c]\"", [false, false, false]),
      ("var g = \"[c]\"\nif d { g = c ? \"[a]\" : \"[b]\" }", [false, false, false]),
    ])
  func `A string chosen before another choice takes it need not ever be there`(
    body: String, composed: [Bool]
  ) {
    let call = "constraints(withVisualFormat: g, options: [], metrics: nil, views: [\"a\": a])"
    let source = "func h() {\n\(body.replacing("CALL", with: call))\n\(call)\n}"
    let sites = HostScan(Array(source.utf8), language: .swift).sites
    #expect(sites.map(\.isComposed).sorted { $0 && !$1 } == composed, "\(body)")
  }
}
