import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

/// Tests of format strings that are composed from the branches of several choices.
struct SitesChoiceTests {
  private static func codes(_ format: String, in body: String = "CALL") -> [String] {
    let call =
      "add(constraints(withVisualFormat: \(format), options: [], metrics: nil, views: views))"
    let source = """
      func f(a: Bool, b: Bool) {
        let views = ["x": x, "y": y]
        \(body.replacing("CALL", with: call))
      }
      """
    let scan = HostScan(Array(source.utf8), language: .swift)
    let sites = SiteCheck.check(scan)
    let found = SiteCheck.diagnostics(of: sites) + SiteLint.diagnostics(of: sites, in: scan)
    return found.map(\.code.rawValue)
  }

  @Test(
    arguments: [
      // The same condition, also in the negated spelling.
      #"(a ? "H:|-(8" : "V:[x") + (a ? ")-[x]" : "]")"#,
      #"(a ? "H:|-(8" : "V:[x") + (!a ? "]" : ")-[x]")"#,
      // Two conditions that may depend on each other.
      #"(a ? "H:|-(8" : "V:[x") + (b ? ")-[x]" : "]")"#,
      #"(a ? "[x]" : "[y]") + (b ? "[x]" : "[y]")"#,
    ])
  func `branches that may exclude each other are not combined`(format: String) {
    expectEqual(Self.codes(format), [], "\(format)")
  }

  @Test(
    arguments: [
      (#"(a ? "H|" : "V:|") + (b ? "[x]" : "-[x]")"#, ["VFL0104"]),
      (#"(a ? "[x]" : "[y]") + (b ? "-[z]" : "")"#, ["VFL0201"]),
      (#"(a ? "[z]" : "[x]") + (a ? "-[y]" : "")"#, ["VFL0201"]),
      (#"a ? "[z]" : "[x]""#, ["VFL0201"]),
    ])
  func `an error that no other branch can fix is reported`(format: String, codes: [String]) {
    expectEqual(Set(Self.codes(format)), Set(codes), "\(format)")
  }

  @Test func `values from different loop iterations are not combined`() {
    let chain = #"var last = "x"; for name in ["x", "y"] { CALL; last = name }"#
    expectEqual(Self.codes(#""H:[" + last + "]-[" + name + "]""#, in: chain), [])
    let pairs = #"for one in ["x", "y"] { for two in ["x", "y"] { CALL } }"#
    expectEqual(Self.codes(#""[" + one + "]-[" + two + "]""#, in: pairs), [])
    expectEqual(
      Self.codes(#""[" + name + "]-[" + name + "]""#, in: #"for name in ["x", "y"] { CALL }"#),
      ["VFL0513", "VFL0513"])
  }

  @Test func `a shared part that repeats a view is reported in each call`() {
    let body = #"""
      let p = "[x]-[x]"
      add(constraints(withVisualFormat: "V:|-" + p + "-[y]|", options: [], metrics: nil, views: views))
      CALL
      """#
    expectEqual(Self.codes(#""|-\(p)-[x]|""#, in: body), ["VFL0513", "VFL0513"])
  }

  @Test func `a view repeated in a wrapper and its caller's string is reported once`() {
    let body = #"""
      func h(_ f: String) { CALL }
      h("[x]|")
      """#
    expectEqual(Self.codes(#""|-[x]-[x]-" + f"#, in: body), ["VFL0513"])
  }
}
