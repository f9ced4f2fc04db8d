import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

/// Tests of errors in the parts of composed format strings and in the elements of lists.
struct SitesPieceTests {
  private static func codes(_ body: String, _ language: HostLanguage = .swift) -> [String] {
    let source =
      language == .swift
      ? "class A: UIView {\nfunc f(on: Bool, off: Bool?, n: Int, b: UIView) {\n\(body)\n}\n}"
      : "@implementation A\n- (void)f:(NSInteger)n on:(BOOL)on {\n\(body)\n}\n@end"
    let scan = HostScan(Array(source.utf8), language: language)
    return SiteCheck.diagnostics(of: SiteCheck.check(scan)).map(\.code.rawValue)
  }

  private static func call(_ format: String) -> String {
    "add(NSLayoutConstraint.constraints(withVisualFormat: \(format), metrics: nil, views: [\"a\": a, \"b\": b]))"
  }

  // MARK: Lists

  @Test(
    arguments: [
      "guard on else { return }; for s in LIST { CALL }",
      "if on { for s in LIST { CALL } }",
      "if let off { print(off); for s in LIST { CALL } }",
      "for s in LIST { if on { continue }; CALL }",
      "for s in LIST { guard on else { continue }; CALL }",
      "for s in LIST { if on { CALL } }",
      "for s in LIST { if on { CALL } else { print(s) } }",
      "if on { LIST.forEach { s in CALL } }",
      "let make = { for s in LIST { CALL } }; make()",
      "switch n { case 1: for s in LIST { CALL } default: break }",
    ])
  func `a condition around or in a loop does not prevent checking its elements`(body: String) {
    let call = Self.call("s")
    for list in [#"["H:|[a]", "V:|[x]"]"#, "list"] {
      let source =
        "let list = [\"H:|[a]\", \"V:|[x]\"]\n"
        + body.replacing("CALL", with: call).replacing("LIST", with: list)
      expectEqual(Self.codes(source), ["VFL0201"], "\(source)")
    }
  }

  @Test(
    arguments: [
      // The loop may test the element itself.
      "let list = [\"H:|[a]\", \"V:|[x]\"]; for s in list { if s.count > 6 { continue }; CALL }",
      "let list = [\"H:|[a]\", \"V:|[x]\"]; for s in list { if s.hasPrefix(\"H\") { CALL } }",
      // The loop may change the condition.
      "let list = [\"H:|[a]\", \"V:|[x]\"]; var done = false; for s in list { if done { continue }; CALL; done = true }",
      "let list = [\"H:|[a]\", \"V:|[x]\"]; for (i, s) in list.enumerated() { if i > 0 { continue }; CALL }",
      // The choice between two lists may depend on the same condition as the call.
      "var list = [\"H:|[a]\", \"V:|[x]\"]; if on { list = [\"H:|[b]\"] }; guard on else { return }; for s in list { CALL }",
      "let list: [String]; if on { list = [\"H:|[x]\"] } else { list = [\"H:|[b]\"] }; guard !on || n > 2 else { return }; for s in list { CALL }",
      "var list = [\"H:|[a]\"]; if on { list.append(\"V:|[x]\") }; if n > 2 { for s in list { CALL } }",
    ])
  func `an element that may not reach the call is not checked`(body: String) {
    let source = body.replacing("CALL", with: Self.call("s"))
    expectEqual(Self.codes(source), [], "\(source)")
  }

  // MARK: Parts

  @Test(
    arguments: [
      #"let piece = on ? "[a(]-8-" : ""; if b.isHidden { CALL }"#,
      #"var piece = ""; if on { piece += "[a(]-8-" }; if b.isHidden { CALL }"#,
      #"var piece = ""; for _ in 0..<n { piece += "[a(]-8-" }; CALL"#,
      #"var piece = ""; for _ in 0..<n { if on { piece += "[a(]-8-" } }; CALL"#,
    ])
  func `a part that is invalid in any format is reported`(body: String) {
    let source = body.replacing("CALL", with: Self.call(#""H:|-\(piece)[b]-|""#))
    expectEqual(Self.codes(source), ["VFL0111"], "\(source)")
  }

  @Test(
    arguments: [
      // Another part may complete the first one.
      #"let piece = on ? "[a(" : "[a]-"; let rest = n > 2 ? "8)]-" : ""; if b.isHidden { CALL }"#,
      #"var piece = ""; for _ in 0..<n { piece += "]-[" }; let rest = ""; CALL"#,
      #"let piece = on ? "[x]-" : ""; let rest = ""; if b.isHidden { CALL }"#,
    ])
  func `a part that another part may complete is not reported`(body: String) {
    let source = body.replacing("CALL", with: Self.call(#""H:|-\(piece)\(rest)[b]-|""#))
    expectEqual(Self.codes(source), [], "\(source)")
  }

  @Test func `in Objective-C, parts that are appended with messages are checked`() {
    func body(_ piece: String) -> String {
      """
      UIView *b = [UIView new];
      NSMutableString *format = [@"V:|" mutableCopy];
      for (int k = 0; k < n; k++) [format appendFormat:\(piece), k];
      [format appendString:@"|"];
      [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
      """
    }
    expectEqual(Self.codes(body(#"@"-[c%d]-""#), .objectiveC), [])
    expectEqual(Self.codes(body(#"@"-[c%d)-""#), .objectiveC), ["VFL0110"])
  }
}
