import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

/// Tests of format strings and calls that depend on conditions.
///
/// A format string is checked against a call only if both certainly occur together.
struct SitesConditionTests {
  private static func codes(_ source: String, _ language: HostLanguage) -> Set<String> {
    let scan = HostScan(Array(source.utf8), language: language)
    return Set(SiteCheck.diagnostics(of: SiteCheck.check(scan)).map(\.code.rawValue))
  }

  /// Returns the diagnostic codes of a function body, in which `Y!` is a call with an option for horizontal
  /// formats, `X!` a call with an option for vertical formats, and `Z!` a call with a neutral option.
  private static func swift(_ body: String) -> Set<String> {
    func call(_ option: String) -> String {
      "add(NSLayoutConstraint.constraints(withVisualFormat: f, options: .\(option), "
        + "metrics: nil, views: [\"a\": a, \"b\": b]))"
    }
    let body = body.replacing("Y!", with: call("alignAllCenterY"))
      .replacing("Z!", with: call("directionLeadingToTrailing"))
      .replacing("X!", with: call("alignAllCenterX"))
      .replacing("H+V", with: "? \"H:[a]-[b]\" : \"V:[a]-[b]\"")
    return codes("func g(_ o: Axis, _ n: Int) {\n\(body)\n}", .swift)
  }

  @Test(
    arguments: [
      "for x in list where f != \"[a\" { Z! }", "while f != \"[a\" { Z! }", "if f != \"[a\" { Z! }",
      "for x in list where x.isHidden && f != \"[a\" { Z! }",
      "switch o { case _ where f != \"[a\": Z!\ndefault: break }",
      "list.forEach { x in if f != \"[a\" { Z! } }", "guard f != \"[a\" else { return }; Z!",
      "repeat { if f == \"[a\" { break }; Z! } while true",
    ])
  func `a string that a condition excludes is not checked behind the condition`(code: String) {
    let body = "var f = \"[a\"\nif n == 1 { f = \"[a]-[b]\" }\n\(code)"
    expectEqual(Self.swift(body), [], "\(body)")
  }

  @Test(
    arguments: [
      "let f = o == .h H+V\nswitch o {\ncase .h: Y!\ncase .v: X!\n}",
      "let f: String\nswitch o {\ncase .h: f = \"H:[a]-[b]\"\ncase .v: f = \"V:[a]-[b]\"\n}\nif o == .h { Y! } else { X! }",
      "let isH = o == .h\nlet f = isH H+V\nif o == .h { Y! } else { X! }",
      "let f = isH H+V\nguard o == .h else { X!; return }\nY!",
      "let f = isH H+V\nif o == .v { X!; return }\nY!",
      "let f = isH H+V\no == .h ? Y! : X!",
      "let f = isH H+V\n_ = o == .h && Y!",
      "let f = isH H+V\nprecondition(o == .h)\nY!",
      "let f = isH H+V\nwhenWide { Y! }\nwhenTall { X! }",
      "let f = isH H+V\nfor _ in wide { Y! }\nfor _ in tall { X! }",
      "let f = isH H+V\n#if os(iOS)\nY!\n#else\nX!\n#endif",
      "var h = true\nlet f = h H+V\nh = !h\nif h { X! } else { Y! }",
      "let f = h H+V\nfunc w() { Y! }\nfunc t() { X! }",
      "let f = h H+V\nswitch o {\ncase .h: Y!; return\ncase .v: break\n}\nX!",
    ])
  func `a format is not checked against a call whose condition may be different`(body: String) {
    expectEqual(Self.swift(body), [], "\(body)")
  }

  @Test(
    arguments: [
      "let f = o == .h H+V\nY!", "if n > 1 { let f = o == .h H+V\nY! }",
      "let f = isH H+V\nif isH { X! }", "let f = isH H+V\nif !isH { Y! }",
      "let f = isH H+V\nguard isH else { return }\nX!", "let f = isH H+V\nisH ? X! : Y!",
      "for f in [\"H:[a]-[b]\", \"V:[a]-[b]\"] { Y! }",
      "[\"H:[a]-[b]\", \"V:[a]-[b]\"].forEach { f in Y! }",
      "let f = isH H+V\nUIView.animate(withDuration: 1) { Y! }",
      "let f = isH H+V\ndo { Y! }", "let f = isH H+V\ndefer { log() }\nY!",
    ])
  func `a format is checked against a call with the same condition`(body: String) {
    expectEqual(Self.swift(body), ["VFL0304"], "\(body)")
  }

  @Test(
    arguments: [
      "guard !row.isEmpty else { return }\n_ = row.removeFirst()\nlet f = row.isEmpty ? \"H:[a|\" : \"H:[a]\"\nZ!",
      "if n > 3 { return }\nn += 5\nlet f = n > 3 ? \"H:[a|\" : \"H:[a]\"\nZ!",
      "if tall { return }\nlayOut()\nlet f = tall ? \"H:[a|\" : \"H:[a]\"\nZ!",
      "if tall { return }\nrun { tall in\nlet f = tall ? \"H:[a|\" : \"H:[a]\"\nZ!\n}",
    ])
  func `a condition is unknown after its variables may have changed`(body: String) {
    expectEqual(Self.swift(body), ["VFL0110"], "\(body)")
    let unchanged = "if tall { return }\nlet f = tall ? \"H:[a|\" : \"H:[a]\"\nZ!"
    expectEqual(Self.swift(unchanged), [])
  }

  @Test func `parts that are chosen before and after a change are not combined`() {
    let parts = "var f = n > 3 ? \"H:[a\" : \"H:[a]\"\nn += 1\nf += n > 3 ? \"]\" : \"\"\nZ!"
    expectEqual(Self.swift(parts), [])
  }

  @Test func `a syntax error is reported under any condition`() {
    let body = "let f = isH ? \"H:[a\" : \"V:[a]-[b]\"\nif o == .h { Y! } else { X! }"
    expectEqual(Self.swift(body), ["VFL0110"])
  }

  @Test func `an error in every possible string of a call is reported`() {
    let f = "let k = isH ? \"H:\" : \"V:\"\nlet f = k + \"[z]\"\n"
    #expect(Self.swift(f + "if o == .h { Y! }").contains("VFL0201"))
  }

  @Test(
    arguments: [
      "switch (o) { case 0: f = @\"H:[a]-[b]\"; break; default: f = @\"V:[a]-[b]\"; break; } if (o == 0) { Y! } else { X! }",
      "f = h ? @\"H:[a]-[b]\" : @\"V:[a]-[b]\"; if (o == 0) Y! else X!",
      "f = h ? @\"H:[a]-[b]\" : @\"V:[a]-[b]\"; switch (o) { case 0: Y! break; case 1: X! break; }",
      "f = h ? @\"H:[a]-[b]\" : @\"V:[a]-[b]\"; if (o) { Y! return; } X!",
    ])
  func `in Objective-C, a format is not checked against a call of another condition`(body: String) {
    func call(_ option: String) -> String {
      "[NSLayoutConstraint constraintsWithVisualFormat:f options:NSLayoutFormatAlignAll\(option) "
        + "metrics:nil views:NSDictionaryOfVariableBindings(a, b)];"
    }
    let body = body.replacing("Y!", with: call("CenterY")).replacing("X!", with: call("CenterX"))
    let source = "@implementation A\n- (void)g:(int)o {\nNSString *f;\n\(body)\n}\n@end"
    expectEqual(Self.codes(source, .objectiveC), [], "\(body)")
  }

  @Test(
    arguments: [
      "switch (o, n) {\ncase (let views, 1): CALL\ndefault: break\n}",
      "switch o {\ncase .some(let views): CALL\ndefault: break\n}",
      "if case (let views, 1) = (o, n) { CALL }",
      "guard case .x(let views) = o else { return }\nCALL",
    ])
  func `a pattern variable hides an outer variable with the same name`(body: String) {
    let call =
      "NSLayoutConstraint.constraints(withVisualFormat: \"[b]\", options: [], metrics: nil, views: views)"
    let source = "func g() {\nlet views = [\"a\": a]\n\(body.replacing("CALL", with: call))\n}"
    expectEqual(Self.codes(source, .swift), [], "\(body)")
  }

  @Test func `a macro is expanded with its definition at the call site`() {
    let define = "#define ADD(f, n) [NSLayoutConstraint constraintsWithVisualFormat:f options:0 "
    let source = """
      - (void)a { NSDictionary *views = @{@"a": a};
      \(define)metrics:nil views:views]
        ADD(@"[a]", 0);
      #undef ADD
      #define FORMAT @"[b]"
        ADD2(FORMAT);
      #undef FORMAT
      }
      - (void)b { NSDictionary *views = @{@"b": b}, *metrics = @{@"m": @8};
      \(define)metrics:metrics views:views]
        ADD(@"[b(m)]", 0);
      #define FORMAT @"[a]"
      #undef FORMAT
      #define FORMAT @"[b]"
        [NSLayoutConstraint constraintsWithVisualFormat:FORMAT options:0 metrics:nil views:views];
      }
      #if IOS
      #define MINE(f) [NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:@{@"c": c}]
      #else
      #define MINE(f) [NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:@{@"d": d}]
      #endif
      - (void)c { MINE(@"[c]"); MINE(@"[d]"); }

      """
    expectEqual(Self.codes(source, .objectiveC), [])
    expectEqual(Self.codes(source.replacing("[b(m)]", with: "[b(n)]"), .objectiveC), ["VFL0202"])
    expectEqual(Self.codes(source.replacing("[c]", with: "[c"), .objectiveC), ["VFL0110"])
  }
}
