import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of functions that add a text to a format string, or use several parameters as formats.
struct AffixTests {
  /// Returns the format strings with the views `a` and `b` that are found if a function has a body, in which
  /// `CALL` is a call with the format `f`, and is called with some arguments.
  private static func formats(
    _ parameters: String, _ body: String, calledWith arguments: String
  ) -> [String] {
    let call =
      "NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: d)"
    let source = """
      func pin(\(parameters), d: [String: UIView]) {
        \(body.replacing("CALL", with: call))
      }
      func g() { pin(\(arguments), d: ["a": a, "b": b]) }
      """
    let sites = HostScan(Array(source.utf8), language: .swift).sites
    return sites.map { String(decoding: $0.literal.text, as: UTF8.self) }
      .filter { $0.contains("[a]") || $0.contains("[b]|") }.sorted()
  }

  @Test(
    arguments: [
      "(wide ? \"H:\" : \"V:\") + s", "\"\\(wide ? \"H\" : \"V\"):\\(s)\"",
      "(wide ? \"H:\" : \"V:\").appending(s)", "[wide ? \"H:\" : \"V:\", s].joined()",
      "String(format: \"%@:%@\", wide ? \"H\" : \"V\", s)", "wide ? \"H:\\(s)\" : \"V:\\(s)\"",
    ])
  func `A string is a format with each text that a condition chooses`(format: String) {
    let found = Self.formats(
      "_ s: String, wide: Bool", "let f = \(format); CALL", calledWith: "\"|[a]|\", wide: true")
    expectEqual(found, ["H:|[a]|", "V:|[a]|"], format)
  }

  @Test(
    arguments: [
      "wide ? s : \"H:|[c]|\"", "wide ? \"H:\" + s : other", "(s.isEmpty ? \"\" : p) + s",
    ])
  func `A string of which a condition chooses something else is not a format`(format: String) {
    let found = Self.formats(
      "_ s: String, wide: Bool", "let f = \(format); CALL", calledWith: "\"|[a]|\", wide: true")
    expectEqual(found, [], format)
  }

  @Test(
    arguments: [
      ("for f in [h, v] { CALL }", ["V:|[b]|", "|[a]|"]),
      ("for f in [\"H:\" + h, v] { CALL }", ["H:|[a]|", "V:|[b]|"]),
      ("[h, v].forEach { f in CALL }", ["V:|[b]|", "|[a]|"]),
      ("let all = [h, v]; for f in all { CALL }", ["V:|[b]|", "|[a]|"]),
      // A condition chooses the parameter.
      ("for f in [h, v] where f == h { CALL }", []), ("let f = wide ? h : v; CALL", []),
      ("for (i, f) in [h, v].enumerated() { if i == 0 { l.text = f } else { CALL } }", []),
      // The loop need not reach the second parameter.
      ("for f in [h, v] { CALL; break }", []),
      ("for f in [h, v] { CALL; if ready { return } }", []),
      ("var done = false; for f in [h, v] { if !done { CALL }; done = true }", []),
      ("for f in [h, v] { do { try check(f); CALL; return } catch { continue } }", []),
    ])
  func `Each parameter in a list of format strings is a format`(body: String, formats: [String]) {
    let found = Self.formats(
      "h: String, v: String", body, calledWith: "h: \"|[a]|\", v: \"V:|[b]|\"")
    expectEqual(found, formats, body)
  }

  @Test(
    arguments: ["if (i == 0) { CALL return; }", "CALL *stop = YES;", "if (i == 0) { CALL }"])
  func `A parameter that a block does not reach is not a format`(body: String) {
    let call = "[NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:d];"
    let source = """
      @implementation X
      - (void)pin:(NSString *)h or:(NSString *)v d:(NSDictionary *)d {
        [@[h, v] enumerateObjectsUsingBlock:^(NSString *f, NSUInteger i, BOOL *stop) {
          \(body.replacing("CALL", with: call))
        }];
      }
      - (void)g { [self pin:@"H:|[a]|" or:@"none" d:d]; }
      @end
      """
    let sites = HostScan(Array(source.utf8), language: .objectiveC).sites
    #expect(!sites.contains { String(decoding: $0.literal.text, as: UTF8.self) == "none" })
  }

  @Test
  func `A parameter in a list is counted only if its callers are not known`() {
    let function = """
      func pin(_ h: String, _ v: String) {
        for f in [h, v] {
          NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: d)
        }
      }

      """
    func counts(_ source: String) -> [Int] {
      let scan = HostScan(Array(source.utf8), language: .swift)
      return [scan.sites.count, scan.unreadable.count { $0.reason == .parameter }]
    }
    expectEqual(counts(function + "func g() { pin(\"H:|[a]|\", \"V:|[a]|\") }"), [2, 0])
    expectEqual(counts(function), [0, 2])
  }
}
