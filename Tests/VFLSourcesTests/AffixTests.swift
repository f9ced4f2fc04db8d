import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of functions that add a text to a format string, which depends on another parameter.
struct AffixTests {
  @Test(
    arguments: [
      "(wide ? \"H:\" : \"V:\") + f", "\"\\(wide ? \"H\" : \"V\"):\\(f)\"",
      "(wide ? \"H:\" : \"V:\").appending(f)", "[wide ? \"H:\" : \"V:\", f].joined()",
      "String(format: \"%@:%@\", wide ? \"H\" : \"V\", f)", "wide ? \"H:\\(f)\" : \"V:\\(f)\"",
    ])
  func `A string is a format with each text that a condition chooses`(format: String) {
    let source = """
      func pin(_ f: String, wide: Bool, v: [String: UIView]) {
        NSLayoutConstraint.constraints(withVisualFormat: \(format), options: [], metrics: nil, views: v)
      }
      func g() { pin("|[a]|", wide: true, v: ["a": a]) }
      """
    let sites = HostScan(Array(source.utf8), language: .swift).sites
    let texts = sites.map { String(decoding: $0.literal.text, as: UTF8.self) }
    expectEqual(texts.filter { $0.contains("a") }.sorted(), ["H:|[a]|", "V:|[a]|"], format)
  }

  @Test(arguments: [
    "wide ? f : \"H:|[b]|\"", "wide ? \"H:\" + f : other", "(f.isEmpty ? \"\" : p) + f",
  ])
  func `A string of which a condition chooses something else is not a format`(format: String) {
    let source = """
      func pin(_ f: String, wide: Bool, v: [String: UIView]) {
        NSLayoutConstraint.constraints(withVisualFormat: \(format), options: [], metrics: nil, views: v)
      }
      func g() { pin("|[a]|", wide: true, v: ["a": a]) }
      """
    let sites = HostScan(Array(source.utf8), language: .swift).sites
    expectEqual(sites.count { $0.literal.text.contains(UInt8(ascii: "a")) }, 0, format)
  }

  @Test(
    arguments: [
      "for f in [h, v] { CALL }", "for f in [\"H:\" + h, \"V:\" + v] { CALL }",
      "[h, v].forEach { f in CALL }", "let all = [h, v]; for f in all { CALL }",
    ])
  func `Each parameter in a list of format strings is a format`(body: String) {
    let call =
      "NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: views)"
    let source = """
      func pin(h: String, v: String, views: [String: UIView]) {
        \(body.replacing("CALL", with: call))
      }
      func g() { pin(h: "|[a]|", v: "|[b]", views: ["a": a, "b": b]) }
      """
    let sites = HostScan(Array(source.utf8), language: .swift).sites
    let texts = sites.map { String(decoding: $0.literal.text, as: UTF8.self) }
    expectEqual(texts.count { $0.contains("[a]") || $0.contains("[b]") }, 2, body)
  }

  @Test(arguments: ["for f in [h, v] where f == h { CALL }", "let f = wide ? h : v; CALL"])
  func `A parameter of which a condition chooses another one is no format`(body: String) {
    let call =
      "NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: views)"
    let source = """
      func pin(h: String, v: String, views: [String: UIView]) {
        \(body.replacing("CALL", with: call))
      }
      func g() { pin(h: "|[a]|", v: "|[b]", views: ["a": a, "b": b]) }
      """
    let sites = HostScan(Array(source.utf8), language: .swift).sites
    let texts = sites.map { String(decoding: $0.literal.text, as: UTF8.self) }
    expectEqual(texts.count { $0.contains("[a]") || $0.contains("[b]") }, 0, body)
  }
}
