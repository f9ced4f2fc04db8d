import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the strings that a variable may contain at a call that reads the variable.
struct StringFlowTests {
  /// Returns the strings that are read, with `␣` for an interpolation, and `?` for each unread string.
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
      // Each branch is followed separately, also after the branches join.
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
      // Strings are appended and concatenated.
      ("var s = \"A\"; s += \"B\"; s.append(\"C\"); CALL", "ABC"),
      ("var s = \"A\"; if a { s += \"B\" } else { s += \"C\" }; s += \"D\"; CALL", "ABD ACD"),
      ("var s = \"A\"; for x in y { s += x }; s += \"B\"; CALL", "A␣B"),
      ("var s = \"A\"; for x in y { s += \"C\" + x }; s += \"B\"; CALL", "A␣B A␣C␣␣B"),
      ("let s = (a ? \"A\" : \"B\") + (a ? \"C\" : \"D\"); CALL", "AC BD"),
      ("let s = (a ? \"A\" : \"B\") + (!a ? \"C\" : \"D\"); CALL", "AD BC"),
      ("for n in [\"A\", \"B\"] { let s = n + n; CALL }", "AA BB"),
      ("var s = \"A\", t = \"B\"; (s, t) = (\"C\", \"D\"); CALL", "C"),
      ("for (s, n) in [(\"A\", 1), (\"B\", 2)] { CALL }", "A B"),
      ("var all = [String](); all.append(\"A\"); all += [\"B\"]; for s in all { CALL }", "A B"),
      // A string that may be changed elsewhere is not read.
      ("var s = \"A\"; let f = { s = \"B\" }; f(); CALL", "?"),
      ("func f() { s = \"B\" }; var s = \"A\"; f(); CALL", "?"),
      ("var s = \"A\"; change(&s); CALL", "?"),
      ("var s = \"A\"; s.removeLast(); CALL", "?"),
      ("var s = \"A\"; for x in y { CALL; s = \"B\" }", "?"),
      ("let s =\n#if X\n\"A\"\n#else\n\"B\"\n#endif\nCALL", "?"),
      ("for s in [\"fill\", \"A\"] { if s == \"fill\" { continue }; CALL }", "?"),
      ("print(\"\\(constraints(withVisualFormat: s))\")", "?"),
      // Assignments to other variables with the same name are ignored.
      ("let s = \"A\"; do { let s = \"no\"; print(s) }; CALL", "A"),
      ("var s = \"A\"; self.s = \"no\"; other.s = \"no\"; CALL", "A"),
      ("let s = \"A\"; let t = s; do { let s = t; CALL }", "A"),
    ])
  func `The possible values of a Swift string at a call are found`(body: String, formats: String) {
    let call = "constraints(withVisualFormat: s, options: [], metrics: nil, views: v)"
    let source = "class X {\nfunc f() {\n\(body.replacing("CALL", with: call))\n}\n}"
    expectEqual(
      Self.formats(source, .swift), formats.split(separator: " ").map(String.init), "\(source)")
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
      ("NSMutableString *s = [@\"A\" mutableCopy]; CALL", "A"),
      (
        "NSMutableString *s = [@\"A\" mutableCopy]; [s appendFormat:@\"B%@\", x]; CALL", "AB␣"
      ),
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
      ("NSString *s = @\"A\"; CHANGE; CALL", "B"),
    ])
  func `The possible values of an Objective-C string at a call are found`(
    body: String, formats: String
  ) {
    let call = "[NSLayoutConstraint constraintsWithVisualFormat:s options:0 metrics:nil views:v];"
    let source =
      "#define CHANGE s = @\"B\"\n@implementation X\n- (void)f {\n"
      + body.replacing("CALL", with: call) + "\n}\n@end"
    expectEqual(
      Self.formats(source, .objectiveC), formats.split(separator: " ").map(String.init),
      "\(source)")
  }

  @Test func `A property is read only from the enclosing type, and only if it is constant`() {
    let call = "constraints(withVisualFormat: s, options: [], metrics: nil, views: v)"
    let other = "class A { let s = \"no\" }\n"
    expectEqual(Self.formats(other + "class B: C { func f() { \(call) } }", .swift), ["?"])
    expectEqual(
      Self.formats(other + "class B { let s = \"B\"\nfunc f() { \(call) } }", .swift), ["B"])
    expectEqual(
      Self.formats("class B { static var s = \"B\"\nfunc f() { \(call) } }", .swift), ["?"])
  }

  @Test(
    arguments: [
      // Character codes, `fallthrough` and the last iteration of a loop are not evaluated.
      ("let f = String(format: \"%c:|[a]|\", 86)", ["␣:|[a]|"]),
      ("let f = String(format: \"[v%x]\", 10)", ["[v␣]"]),
      ("let f = String(format: \"[v%d]\", 10)", ["[v10]"]),
      (
        "var f = \"[a\"; switch k { case 0: f += \"-\"; fallthrough\ndefault: f += \"]\" }",
        ["[a-]", "[a]"]
      ),
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
  func `A string that is not certain to occur is not read`(body: String, formats: [String]) {
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
    expectEqual(found, formats, "\(body)")
  }

  @Test func `A variable that is declared first in a switch case is followed`() {
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
    expectEqual(sites.map { $0.views.names.map(\.name) }, [["a"]])
  }

  @Test func `A variable that is declared in a switch case is not visible in another case`() {
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
    expectEqual(sites.map { $0.views.names.map(\.name) }, [["a", "b"], ["a"]])
    expectEqual(sites.map { String(decoding: $0.literal.text, as: UTF8.self) }, ["[b]", "[a]"])
  }

  @Test(
    arguments: [
      ("let f = c ? \"[a]\" : \"[b]\"\nlet g = d ? f : \"[c]\"", false),
      ("let f = c ? \"[a]\" : \"[b]\"\nlet g = (c && d) ? f : \"[c]\"", false),
      ("let f = c ? \"[a]\" : \"[b]\"\nvar g = \"[c]\"\nif d { g = f }", false),
      ("var g = c ? \"[a]\" : \"[b]\"\nif d { g += \"\" } else { CALL }\ng = \"[c]\"", false),
      ("let f = c ? \"[a]\" : \"[b]\"\nlet g = f", true),
      ("let g = d ? (c ? \"[a]\" : \"[b]\") : \"[c]\"", true),
      ("var g = \"[c]\"\nif d { g = c ? \"[a]\" : \"[b]\" }", true),
      ("let f = c ? \"[a]\" : \"[b]\"\nlet g = \"H:\" + f", true),
    ])
  func `A string that another choice can discard does not always reach the call`(
    body: String, leads: Bool
  ) {
    let call = "constraints(withVisualFormat: g, options: [], metrics: nil, views: [\"a\": a])"
    let source = "func h() {\n\(body.replacing("CALL", with: call))\n\(call)\n}"
    let sites = HostScan(Array(source.utf8), language: .swift).sites
    let early = sites.filter { String(decoding: $0.literal.text, as: UTF8.self).hasSuffix("[b]") }
    #expect(!early.isEmpty)
    // Ignores choices that the string shares with the other strings.
    let first = early.flatMap(\.choices).filter { choice in
      sites.count { $0.choices.contains(where: choice.meets) } == 1
    }
    expectEqual(first.contains(where: \.leadsToCall), leads, "\(body)")
  }

  @Test(
    arguments: [
      ("return", true), ("throw e", true), ("abort()", true), ("exit(1)", true),
      ("fatalError()", true), ("preconditionFailure()", true), ("precondition(ready)", true),
      ("assert(ready)", true), ("assertionFailure()", true), ("NSAssert(ready, s)", true),
      ("NSParameterAssert(ready)", true), ("NSCAssert(ready, s)", true),
      ("NSCParameterAssert(ready)", true), ("log()", false), ("print(c)", false),
    ])
  func `A string need not reach a call after a statement that may end the program`(
    statement: String, isLeft: Bool
  ) {
    let source = """
      func h() {
        let f = c ? "[a]" : "[b]"
        if d { \(statement) }
        constraints(withVisualFormat: f, options: [], metrics: nil, views: ["a": a])
      }
      """
    let sites = HostScan(Array(source.utf8), language: .swift).sites
    expectEqual(sites.count, 2, "\(statement)")
    let choices = sites.flatMap(\.choices)
    #expect(!choices.isEmpty && choices.allSatisfy { $0.leadsToCall != isLeft }, "\(statement)")
  }

  private static let helper = """
    func add(_ f: String) { constraints(withVisualFormat: f, options: [], metrics: nil, views: v) }
    """

  private static let method = """
    - (void)add:(NSString *)f {
      [NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v];
    }
    """

  @Test(
    arguments: [
      "var f = start()\nf.append(\"-|\")", "var f = start()\nf += \"-|\"",
      "var f = \"H:|\"\nfor v in list { f = f.appending(v) }\nf.append(\"-|\")",
      "var f = \"H:|\"\nlist.forEach { f += $0 }\nf.append(\"|\")",
      "var f = String()\nf.append(name)\nf.append(\"|\")",
    ])
  func `A string that is appended to an unknown string is no format string`(body: String) {
    let source = "class X {\n\(Self.helper)\nfunc g() {\n\(body)\nadd(f)\n}\n}"
    let texts = HostScan(Array(source.utf8), language: .swift).sites.filter {
      $0.literal.holes.isEmpty
    }.map { String(decoding: $0.literal.text, as: UTF8.self) }
    #expect(!texts.contains("-|") && !texts.contains("|"), "\(body)")
  }

  @Test(
    arguments: [
      "NSMutableString *f = [[NSMutableString alloc] init];",
      "NSMutableString *f = [NSMutableString stringWithCapacity:9];",
      "NSMutableString *f = [[self start] mutableCopy];",
      "NSMutableString *f = [NSMutableString stringWithString:[self start]];",
    ])
  func `A string that is appended to a mutable string is no format string`(start: String) {
    let source = """
      @implementation X
      \(Self.method)
      - (void)g { \(start) [f appendString:@"H:|"]; [f appendString:x]; [f appendString:@"|"]; [self add:f]; }
      @end
      """
    let texts = HostScan(Array(source.utf8), language: .objectiveC).sites.filter {
      $0.literal.holes.isEmpty
    }.map { String(decoding: $0.literal.text, as: UTF8.self) }
    #expect(!texts.contains("H:|") && !texts.contains("|"), "\(start)")
  }

  @Test(
    arguments: [
      ("var f = [\"[a]\"]\nf.append(\"[b]\")", HostLanguage.swift),
      ("var f: [String] = [\"[a]\", other]\nf.append(\"[b]\")", .swift),
      ("var f = [String]()\nf.append(\"[b]\")", .swift),
      ("NSMutableArray *f = [[NSMutableArray alloc] init]; [f addObject:@\"[b]\"];", .objectiveC),
      ("NSMutableArray *f = [@[ @\"[a]\" ] mutableCopy]; [f addObject:@\"[b]\"];", .objectiveC),
    ])
  func `A string that is appended to an array is a format string`(
    body: String, language: HostLanguage
  ) {
    let swift = """
      class X {
        func add(_ fs: [String]) {
          for f in fs { constraints(withVisualFormat: f, options: [], metrics: nil, views: v) }
        }
        func g() {
          \(body)
          add(f)
        }
      }
      """
    let objectiveC = """
      @implementation X
      - (void)add:(NSArray *)fs {
        for (NSString *f in fs) { [NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v]; }
      }
      - (void)g { \(body) [self add:f]; }
      @end
      """
    let source = language == .swift ? swift : objectiveC
    let texts = HostScan(Array(source.utf8), language: language).sites.map {
      String(decoding: $0.literal.text, as: UTF8.self)
    }
    #expect(texts.contains("[b]"), "\(body)")
  }
}
