import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the control flow between the changes of a string and a call that reads the string.
struct StringWaysTests {
  /// Returns the strings that are read, with `␣` for an interpolation, and `?` if any string is unread.
  private static func formats(_ body: String, _ language: HostLanguage) -> [String] {
    let call =
      language == .swift
      ? "constraints(withVisualFormat: s, options: [], metrics: nil, views: v)"
      : "[NSLayoutConstraint constraintsWithVisualFormat:s options:0 metrics:nil views:v];"
    let inside = body.replacing("CALL", with: call)
    let source =
      language == .swift
      ? "class X {\nfunc f() {\n\(inside)\n}\n}"
      : "@implementation X\n- (void)f {\n\(inside)\n}\n@end"
    let scan = HostScan(Array(source.utf8), language: language)
    let read = scan.sites.map { site in
      var text = site.literal.text
      for hole in site.literal.holes.reversed() {
        text.insert(contentsOf: "␣".utf8, at: hole.offset)
      }
      return String(decoding: text, as: UTF8.self)
    }
    return read.sorted() + (scan.unreadable.isEmpty ? [] : ["?"])
  }

  private func expect(_ body: String, _ language: HostLanguage, _ formats: String) {
    expectEqual(
      Self.formats(body, language), formats.split(separator: " ").map(String.init), "\(body)")
  }

  @Test(
    arguments: [
      ("var s = \"\"\n#if X\ns += \"A\"\n#else\ns += \"B\"\n#endif\ns += \"C\"\nCALL", "AC BC"),
      (
        "var s = \"A\"\n#if X\ns += \"B\"\n#elseif Y\ns = \"C\"\n#else\ns += \"D\"\n#endif\nCALL",
        "AB AD C"
      ),
      ("var s = \"A\"\n#if X\ns += \"B\"\n#endif\nCALL", "A AB"),
      ("var s = \"A\"\n#if X\ns += \"B\"\n#elseif Y\ns += \"C\"\n#endif\nCALL", "A AB AC"),
      // Conditions are nested in other conditions and in blocks.
      (
        "var s = \"A\"\n#if X\n#if Y\ns += \"B\"\n#else\ns += \"C\"\n#endif\n#else\ns += \"D\"\n#endif\nCALL",
        "AB AC AD"
      ),
      (
        "var s = \"A\"\n#if X\nif a { s += \"B\" } else { s += \"C\" }\n#else\ns += \"D\"\n#endif\nCALL",
        "AB AC AD"
      ),
      ("var s = \"A\"\nif a {\n#if X\ns += \"B\"\n#else\ns += \"C\"\n#endif\n}\nCALL", "A AB AC"),
      // The same condition is tested twice.
      (
        "var s = \"A\"\n#if X\ns += \"B\"\n#else\ns += \"C\"\n#endif\n#if X\ns += \"D\"\n#else\ns += \"E\"\n#endif\nCALL",
        "ABD ACE"
      ),
      ("var s = \"A\"\n#if X\ns += \"B\"\n#endif\n#if !X\ns += \"C\"\n#endif\nCALL", "AB AC"),
      ("var s = \"A\"\n#if X\ns += \"B\"\n#else\ns += \"C\"\n#endif\n#if X\nCALL\n#endif", "AB"),
      ("var s = \"A\"\n#if X\ns += \"B\"\n#else\ns += \"C\"\nCALL\n#endif", "AC"),
      // Some branches are never compiled, or return.
      ("var s = \"A\"\n#if false\ns += \"B\"\n#else\ns += \"C\"\n#endif\nCALL", "AC"),
      ("var s = \"A\"\n#if X\ns += \"B\"\n#else\nreturn\n#endif\nCALL", "AB"),
      ("#if X\nlet s = \"A\"\n#else\nlet s = \"B\"\n#endif\nCALL", "A B"),
      (
        "var s = \"A\"\nswitch k {\n#if X\ncase .a: s += \"B\"\n#endif\ndefault: s += \"C\"\n}\nCALL",
        "AB AC"
      ),
    ])
  func `Exactly one branch of a Swift conditional compilation block is taken`(
    body: String, formats: String
  ) {
    expect(body, .swift, formats)
  }

  private static let start = "NSMutableString *s = [NSMutableString stringWithString:@\"A\"];\n"

  @Test(
    arguments: [
      (
        "#ifdef X\n[s appendString:@\"B\"];\n#else\n[s appendString:@\"C\"];\n#endif\nCALL", "AB AC"
      ),
      (
        "#ifdef X\n[s appendString:@\"B\"];\n#endif\n#ifndef X\n[s appendString:@\"C\"];\n#endif\nCALL",
        "AB AC"
      ),
      (
        "#ifdef X\n[s appendString:@\"B\"];\n#endif\n#if !defined(X)\n[s appendString:@\"C\"];\n#endif\nCALL",
        "AB AC"
      ),
      (
        "#if 0\n[s appendString:@\"B\"];\n#elif X\n[s appendString:@\"C\"];\n#else\n[s appendString:@\"D\"];\n#endif\nCALL",
        "AC AD"
      ),
    ])
  func `Exactly one branch of a preprocessor conditional is taken`(body: String, formats: String) {
    expect(Self.start + body, .objectiveC, formats)
  }

  @Test(
    arguments: [
      ("if (x)\n[s appendString:@\"B\"];\nelse\n[s appendString:@\"C\"];\nCALL", "AB AC"),
      ("if (x) [s appendString:@\"B\"]; CALL", "A AB"),
      ("if (x) [s appendString:@\"B\"]; else { [s appendString:@\"C\"]; } CALL", "AB AC"),
      ("if (x) { [s appendString:@\"B\"]; } else [s appendString:@\"C\"]; CALL", "AB AC"),
      (
        "if (x) [s appendString:@\"B\"]; else if (y) [s appendString:@\"C\"]; else [s appendString:@\"D\"]; CALL",
        "AB AC AD"
      ),
      // An `else` belongs to the nearest `if`.
      ("if (x) if (y) [s appendString:@\"B\"]; else [s appendString:@\"C\"]; CALL", "A AB AC"),
      (
        "if (x) if (y) [s appendString:@\"B\"]; else [s appendString:@\"C\"]; else [s appendString:@\"D\"]; CALL",
        "AB AC AD"
      ),
      ("if (x) [s setString:@\"B\"]; else return; CALL", "?"),
      (
        "for (id e in l) if (x) [s appendString:@\"B\"]; else [s appendString:@\"C\"]; CALL",
        "A␣ A␣B␣ A␣C␣"
      ),
      (
        "if (x) for (id e in l) [s appendString:@\"B\"]; else [s appendString:@\"C\"]; CALL",
        "AC A␣ A␣B␣"
      ),
      (
        "if (x) { if (y) [s appendString:@\"B\"]; else return; } [s appendString:@\"C\"]; CALL",
        "ABC AC"
      ),
      (
        "switch (k) { case 0: if (x) [s appendString:@\"B\"]; else [s appendString:@\"C\"]; break; default: return; } CALL",
        "AB AC"
      ),
      ("if (x) [s appendString:@\"B\"]; else { [s appendString:@\"C\"]; CALL }", "AC"),
    ])
  func `Objective-C branches without braces that append to a string are followed`(
    body: String, formats: String
  ) {
    expect(Self.start + body, .objectiveC, formats)
  }

  @Test(
    arguments: [
      ("if (x) s = @\"A\"; else return; CALL", "A"),
      ("if (x) s = @\"A\"; else @throw e; CALL", "A"),
      ("if (x) s = @\"A\"; else abort(); CALL", "A"),
      ("if (x) { s = @\"A\"; } else return; CALL", "A"),
      ("if (x) s = @\"A\"; else if (y) s = @\"B\"; else s = @\"C\"; CALL", "A B C"),
      ("if (x) s = @\"A\"; else if (y) return; else s = @\"C\"; CALL", "A C"),
      ("if (x) return; else s = @\"A\"; CALL", "A"),
      ("if (x) s = @\"A\"; CALL", "A no"),
      ("while (x) s = @\"A\"; CALL", "A ?"),
      ("if ((s = [self start])) [x go]; CALL", "?"),
      ("x ? (s = @\"A\") : (s = @\"B\"); CALL", "A B"),
    ])
  func `Objective-C branches without braces that assign a string are followed`(
    body: String, formats: String
  ) {
    expect("NSString *s = @\"no\";\n" + body, .objectiveC, formats)
  }

  @Test(
    arguments: [
      (
        "if (x) y ? [s appendString:@\"B\"] : [s appendString:@\"C\"]; y ? [s appendString:@\"D\"] : [s appendString:@\"E\"]; CALL",
        "ABD ACE AD AE"
      ),
      (
        "if (x) [s appendString:@\"B\"]; else [s appendString:@\"C\"];\n#if Z\nif (!x) return;\n#endif\nif (x) { CALL }",
        "AB"
      ),
    ])
  func `A condition that is tested twice has the same value both times`(
    body: String, formats: String
  ) {
    expect("BOOL x = [self x], y = [self y];\n" + Self.start + body, .objectiveC, formats)
  }

  @Test func `10,000 nested statements are read without a crash`() {
    for count in [10, 100, 10_000] {
      let heads = String(repeating: "if (x) ", count: count)
      let other = String(repeating: "else if (x) [s appendString:@\"C\"]; ", count: count)
      let body = Self.start + "\(heads)[s appendString:@\"B\"]; \(other) CALL"
      #expect(!Self.formats(body, .objectiveC).isEmpty)
      let blocks = String(repeating: "if x {\n#if X\n", count: count)
      let ends = String(repeating: "#endif\n}\n", count: count)
      #expect(!Self.formats("var s = \"A\"\n\(blocks)s += \"B\"\n\(ends)\nCALL", .swift).isEmpty)
    }
  }

  @Test(
    arguments: [
      (
        "switch k {\ncase .a:\nif x {\ns += \"B\"\nbreak\n}\ns += \"C\"\ndefault: s += \"D\"\n}\nCALL",
        "AB AC AD"
      ),
      (
        "sw: switch k {\ncase .a:\nif x {\ns += \"B\"\nbreak sw\n}\ns += \"C\"\ndefault: s += \"D\"\n}\nCALL",
        "AB AC AD"
      ),
      (
        "switch k {\ncase .a: if x { s += \"B\" } else { s += \"C\" }\ndefault: s += \"D\"\n}\nCALL",
        "AB AC AD"
      ),
      ("go: do {\nif x {\ns += \"B\"\nbreak go\n}\ns += \"C\"\n}\nCALL", "AB AC"),
      ("go: if y {\nif x {\ns += \"B\"\nbreak go\n}\ns += \"C\"\n}\nCALL", "A AB AC"),
      ("go: if y { s += \"B\" } else { s += \"C\" }\nCALL", "AB AC"),
      (
        "go: do {\nswitch k {\ncase .a:\ns += \"B\"\nbreak go\ndefault: s += \"C\"\n}\ns += \"D\"\n}\nCALL",
        "AB ACD"
      ),
      (
        "switch k {\ncase .a:\nfor e in l {\nif e { break }\n}\ns += \"B\"\ndefault: s += \"D\"\n}\nCALL",
        "AB AD"
      ),
    ])
  func `A Swift break continues after the statement that it leaves`(body: String, formats: String) {
    expect("var s = \"A\"\n" + body, .swift, formats)
  }

  @Test(
    arguments: [
      (
        "switch (k) { case 1: if (y) { [s appendString:@\"B\"]; break; } [s appendString:@\"C\"]; break; default: [s appendString:@\"D\"]; } CALL",
        "AB AC AD"
      ),
      (
        "switch (k) { case 1: for (id e in l) if (y) { x = 1; break; } [s appendString:@\"C\"]; break; default: [s appendString:@\"D\"]; } CALL",
        "AC AD"
      ),
      // The string of a case that falls through reaches the call only by a `break`.
      (
        "s = [NSMutableString stringWithString:@\"B\"]; switch (k) { case 0: s = @\"C\"; break; case 1: x = 1; default: s = @\"D\"; } CALL",
        "C D"
      ),
      (
        "switch (k) { case 0: s = @\"C\"; break; case 1: if (y) break; default: s = @\"D\"; } CALL",
        "A C D"
      ),
    ])
  func `An Objective-C break continues after the statement that it leaves`(
    body: String, formats: String
  ) {
    expect(Self.start + body, .objectiveC, formats)
  }

  @Test(
    arguments: [
      ("do { try z(); s = \"B\" } catch { return }\nCALL", "B"),
      ("do { try z(); s = \"B\" } catch { s = \"C\" }\nCALL", "B C"),
      ("do { try z(); s = \"B\" } catch { fatalError() }\nCALL", "B"),
      (
        "do { try z(); s = \"B\" } catch is E { s = \"C\" } catch let e as F { s = \"D\" } catch { return }\nCALL",
        "B C D"
      ),
      ("do { try z(); s = \"B\" } catch { }\nCALL", "A B"),
      ("do { s = \"B\"; try z(); s = \"C\" } catch { s += \"D\" }\nCALL", "BD C"),
      ("do { s += try z() } catch { s += \"D\" }\nCALL", "AD A␣"),
      ("do { s = \"B\"; if x { s = \"C\" }; try z() } catch { s += \"D\" }\nCALL", "B BD C CD"),
      ("do { try z(); s = \"B\" } catch { CALL }", "A"),
      ("do { let x = try? z(); s = \"B\"; try z() } catch { }\nCALL", "B"),
    ])
  func `A Swift catch block continues with the strings at each point that can throw`(
    body: String, formats: String
  ) {
    expect("var s = \"A\"\n" + body, .swift, formats)
  }

  @Test(
    arguments: [
      ("@try { s = @\"A\"; } @catch (NSException *e) { s = @\"B\"; } CALL", "A B"),
      ("@try { s = @\"A\"; } @catch (NSException *e) { return; } @finally { [x end]; } CALL", "A"),
      ("@try { [x go]; } @catch (NSException *e) { s = @\"A\"; } CALL", "A no"),
      ("@try { s = @\"B\"; } @finally { s = @\"A\"; } CALL", "A"),
      ("@try { s = @\"B\"; } @catch (NSException *e) { } CALL", "B ?"),
    ])
  func `An Objective-C catch block continues with the strings at each point that can throw`(
    body: String, formats: String
  ) {
    expect("NSString *s = @\"no\";\n" + body, .objectiveC, formats)
  }

  @Test(
    arguments: [
      ("x ? (s += \"B\") : (s += \"C\")\nCALL", "AB AC"),
      ("x ? (s = \"B\") : (s = \"C\")\nCALL", "B C"),
      ("x ? (s += \"B\") : log()\nCALL", "A AB"),
      ("_ = x && y(s = \"B\")\nCALL", "A B"),
      ("var t = \"B\"; (s, t) = (s + t, \"C\")\nCALL", "AB"),
      ("var t = \"B\"; (s, t) = (t, s)\nCALL", "B"),
      ("var t = \"B\"; (t, s) = (s, t + s)\nCALL", "BA"),
    ])
  func `The effects of a single statement happen in evaluation order`(body: String, formats: String)
  {
    expect("var s = \"A\"\n" + body, .swift, formats)
  }

  @Test(
    arguments: [
      ("defer { CALL }\ns = \"B\"", "B"),
      ("defer { CALL }\ns += \"B\"", "AB"),
      ("s = \"B\"\ndefer { CALL }\nlog(s)", "B"),
      ("do { defer { CALL } }\ns = \"B\"", "A"),
      ("defer { s = \"B\"; CALL }\ns = \"C\"", "B"),
      ("defer { s = \"B\" }\nCALL", "A"),
      ("do { defer { s = \"B\" } }\nCALL", "B"),
    ])
  func `A defer block is executed at the end of its scope`(body: String, formats: String) {
    expect("var s = \"A\"\n" + body, .swift, formats)
  }

  @Test(
    arguments: [
      "defer { CALL }\nv[\"b\"] = b", "defer { CALL }\nv = [\"b\": b]",
      "x ? (v[\"b\"] = b) : log()\nCALL", "x ? (v = [\"b\": b]) : (v = [\"a\": a])\nCALL",
    ])
  func `A name that may be in the dictionary at a call is known`(body: String) {
    let call = "constraints(withVisualFormat: \"[b]\", options: [], metrics: nil, views: v)"
    let source = "func f() {\nvar v = [\"a\": a]\n\(body.replacing("CALL", with: call))\n}"
    let sites = HostScan(Array(source.utf8), language: .swift).sites
    expectEqual(sites.map { $0.views.names.map(\.name).contains("b") }, [true], "\(body)")
  }

  @Test(
    arguments: [
      ("#if DEBUG\nNSLog(@\"%@\", v);\n#endif", true), ("#if DEBUG\nlog(v.count);\n#endif", true),
      ("#if DEBUG\nv = other;\n#endif", false), ("#if DEBUG\nv = @{@\"b\": b};\n#endif", true),
    ])
  func `A conditionally compiled statement makes names unknown only if it may change them`(
    body: String, isExact: Bool
  ) {
    let source = """
      @implementation X
      - (void)f {
        NSDictionary *v = NSDictionaryOfVariableBindings(a);
        \(body)
        [NSLayoutConstraint constraintsWithVisualFormat:@"[b]" options:0 metrics:nil views:v];
      }
      @end
      """
    let sites = HostScan(Array(source.utf8), language: .objectiveC).sites
    expectEqual(sites.map { $0.views == .exactly($0.views.names) }, [isExact], "\(body)")
  }

  @Test(
    arguments: [
      ("for t in [\"Ax\", \"A\"] { let s = t == \"Ax\" ? \"A\" : t\nCALL }", "A ?"),
      ("[\"Ax\", \"A\"].forEach { s in _ = s == \"Ax\" ? nil : CALL }", "?"),
      ("let t = x ? \"Ax\" : \"A\"\nlet s = t.hasSuffix(\"x\") ? \"A\" : t\nCALL", "A ?"),
      ("let s = x ? \"Ax\" : \"A\"\nif s.hasSuffix(\"x\") { return }\nCALL", "?"),
      ("let s = x ? \"Ax\" : \"A\"\nguard s != \"Ax\" else { return }\nCALL", "?"),
      ("let s = x ? \"Ax\" : \"A\"\n_ = s != \"Ax\" && y(CALL)", "?"),
      ("var s = x ? \"Ax\" : \"A\"\nif s == \"Ax\" { s = \"A\" }\nCALL", "A ?"),
      ("var s = \"Ax\"\nif s == \"Ax\" { log() }\ns = \"A\"\nCALL", "A"),
      ("let t = x ? \"\" : \"A\"\nlet s = t.isEmpty ? \"B\" : t\nCALL", "A B"),
      ("let s = x ? \"B\" : \"A\"\nif s.hasPrefix(\"B\") { log(s) }\nCALL", "A B"),
      ("for s in [\"A\", \"B\"] { s == \"A\" ? log() : log()\nCALL }", "A B"),
      // A variable with a single possible string is read in spite of a test.
      ("let s = \"A\"\nfor f in all { if f == s { continue }\nuse(f) }\nCALL", "A"),
      ("let s = \"A\"\nguard cache[s] == nil else { return }\nCALL", "A"),
      ("let s = \"A\"\nif cache[s] == nil { CALL }", "A"),
      ("let s = \"A\"\nif let c = cache[s] { add(c)\nreturn }\nCALL", "A"),
    ])
  func `A string that a test may exclude is not certain after the test`(
    body: String, formats: String
  ) {
    expect(body, .swift, formats)
  }

  @Test(
    "a string that reaches a call in several ways is one string",
    arguments: [
      ("let p = \"A\"\nlet q = p ?? p\nlet s = q ?? q\nCALL", "A"),
      ("let p = \"A\"\nlet s = x ? (y ? p : p) : p\nCALL", "A"),
      ("let p = \"A\"\nvar s = \"B\"\nif x { s = p } else { s = p }\nCALL", "A"),
      ("let p = \"A\"\nlet s = switch x { case 1: p\ncase 2: p\ndefault: p }\nCALL", "A"),
      ("let p = \"A\"\nfor q in [p, p] { for s in [q, q] { CALL } }", "A"),
      ("let p = [\"A\", \"B\"]\nfor s in x ? p : p { CALL }", "A B"),
      (
        "var s = \"A\"\ndo { s = \"B\"; try g(); try g(); try g() } catch { CALL }", "B"
      ),
      ("var s = \"A\"\ndo { try g(); s = \"B\"; try g(); try g() } catch { CALL }", "A B"),
    ])
  func severalWays(_ body: String, _ formats: String) { expect(body, .swift, formats) }
}
