import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLSyntax
import VFLTestSupport

/// Tests of format strings with computed parts.
struct SitesHoleTests {
  private static func codes(
    _ format: String, views: String = "[\"a\": a, \"b\": b]", metrics: String = "nil",
    options: String = "[]", parameters: String = "x: Any, y: Any"
  ) -> [String] {
    let source = """
      func f(\(parameters)) {
        g(NSLayoutConstraint.constraints(withVisualFormat: \(format), options: \(options), metrics: \(metrics), views: \(views)))
      }
      """
    let scan = HostScan(Array(source.utf8), language: .swift)
    return SiteCheck.diagnostics(of: SiteCheck.check(scan)).map(\.code.rawValue)
  }

  @Test(
    arguments: [
      (#"H:|-\(x)-[a|"#, "VFL0110"), (#"H:|-\(x)-[a"#, "VFL0110"), (#"H:|-\(x)-[]|"#, "VFL0108"),
      (#"H:|-\(x)-[a]-"#, "VFL0115"), (#"H:|-\(x)-[a]--|"#, "VFL0128"),
      (#"\(x):|[a|"#, "VFL0110"), (#"H:|-\(x)-[a]-|[b]"#, "VFL0122"),
      (#"H:|-\(x)-[a(=20)]"#, "VFL0114"), (#"V:|-[a(2@1001)]-\(x)-|"#, "VFL0302"),
      (#"H:|-\(x)-[a]-\(y)-[z]|"#, "VFL0201"),
    ])
  func `the syntax after a computed part is checked`(format: String, code: String) {
    expectEqual(Self.codes("\"\(format)\""), [code], "\(format)")
  }

  @Test(
    arguments: [
      (#"H:|-\(x)-a]-|"#, "VFL0129"), (#"H:|-[a-\(x)-|"#, "VFL0110"), (#"H:[a(\(x)]"#, "VFL0111"),
      (#"H:[\(x)]"#, "VFL0108"),
      (#"H:|-(\(x))-[a]"#, ""), (#"H:|-\(x)-[a]"#, ""), (#"H:[a(\(x))]"#, ""),
      (#"H:[a\(x)]"#, "VFL0201"),
      (#"H:[a(8@\(x))]"#, ""), (#"H:|-\(x).5-[a]"#, ""),
    ])
  func `a computed part that is a number is checked as a number`(format: String, code: String) {
    let found = Self.codes("\"\(format)\"", parameters: "x: CGFloat")
    expectEqual(found, (code.isEmpty ? [] : [code]), "\(format)")
  }

  @Test(
    arguments: [
      (#"String(format: "[a(%.1f)]-%d%%-[b]", 1.0, 3)"#, "found a percentage: `…%`"),
      (#""H:|-\(x)%-[a]""#, "found a percentage: `…%`"),
      (#""H:|-(\(x)*2)-[a]""#, "found a multiplication or division: `…*2`"),
      (#""H:[\(x)]""#, "found a number"), (#""H:|\(x)[a]""#, "found a number"),
      (#""H:|\(x)\(x)[a]""#, "found a number"), (#""H:|\(x)y\(x)[a]""#, "found `…y…`"),
    ])
  func `a message shows no value for a computed number`(format: String, words: String) {
    let source = """
      func f(x: CGFloat) {
        g(NSLayoutConstraint.constraints(withVisualFormat: \(format), options: [], metrics: nil, views: ["a": a, "b": b]))
      }
      """
    let found = SiteCheck.diagnostics(
      of: SiteCheck.check(HostScan(Array(source.utf8), language: .swift)))
    #expect(found.count == 1 && found.allSatisfy { $0.message.contains(words) }, "\(found)")
  }

  @Test func `an option is checked even if the gaps are computed`() {
    let found = Self.codes(
      #""H:|-\(x)-[a]-\(x)-[b]""#, options: ".alignAllLeft", parameters: "x: CGFloat")
    expectEqual(found, ["VFL0304"])
  }

  @Test(
    arguments: [
      (#""\(wide ? "H" : "V"):|[a|""#, "VFL0110"), (#""\(Self.axis):|[a|""#, "VFL0110"),
      (#""\(axis):|[a|""#, "VFL0110"), (#""\(axis)|[a]|""#, "VFL0104"),
      (#""H:[\(name)]""#, "VFL0201"), (#""H:|-\(gap)-[a|""#, "VFL0110"),
      (#"String(format: "H:|-%d-[%@]", 8, name)"#, "VFL0201"),
      (#"String(format: "%@%@", "H:|", "[a|")"#, "VFL0110"),
      (#"String(format: "H:[a(%.1f]", x)"#, "VFL0111"), (#""\(axis):|-\(gap)-[a]|""#, ""),
      (#"String(format: "H:|-%d-[a]", -x)"#, ""), (#"String(format: "%2$@[a]%1$@", x, y)"#, ""),
    ])
  func `a computed part with a known value is replaced by its value`(format: String, code: String) {
    let source = """
      struct S {
        static let axis = "H"
        func f(x: Any, wide: Bool) {
          let axis = "V", name = "z", gap = 8
          g(NSLayoutConstraint.constraints(withVisualFormat: \(format), options: [], metrics: nil, views: ["a": a]))
        }
      }
      """
    let scan = HostScan(Array(source.utf8), language: .swift)
    let found = SiteCheck.diagnostics(of: SiteCheck.check(scan)).map(\.code.rawValue)
    expectEqual(Set(found), (code.isEmpty ? [] : [code]), "\(format)")
  }

  @Test func `too many combinations of parts are counted, and the rest of the string is checked`() {
    let parts = (0..<8).map { "if c\($0) { s += \"[a\($0)]\" }" }.joined(separator: "\n")
    let source = """
      func f() {
        var s = "H:|"
        \(parts)
        s += "[z|"
        g(NSLayoutConstraint.constraints(withVisualFormat: s, options: [], metrics: nil, views: v))
      }
      """
    let scan = HostScan(Array(source.utf8), language: .swift)
    #expect(scan.sites.count <= 16)
    expectEqual(scan.unreadable.map(\.reason), [.combination])
    let found = SiteCheck.diagnostics(of: SiteCheck.check(scan)).map(\.code.rawValue)
    expectEqual(found, ["VFL0110"])
  }

  @Test func `a valid format with any parts replaced by interpolations has no diagnostics`() {
    var random = SplitMix64(seed: 3)
    var count = 0
    for _ in 0..<120 {
      let format = Self.format(&random)
      let bytes = Array(format.utf8)
      #expect(FormatTree.parse(bytes).diagnostics.isEmpty, "\(format)")
      var text = ""
      var place = 0
      while place < bytes.count {
        let start = min(bytes.count, place + Int.random(in: 0...9, using: &random))
        let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
        text += String(decoding: bytes[place..<start], as: UTF8.self) + "\\(x)"
        place = end == place ? end + 1 : end
        if end == start, start < bytes.count {
          text += String(decoding: bytes[start..<(start + 1)], as: UTF8.self)
          place = start + 1
        }
      }
      expectEqual(
        Self.codes("\"\(text)\"", metrics: "[\"m\": m]"), [], "\(text), cut out of \(format)")
      count += 1
    }
    expectEqual(count, 120)
  }

  private static func format(_ random: inout SplitMix64) -> String {
    func pick(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }
    func predicate(_ values: [String]) -> String {
      pick(["", "==", ">=", "<="]) + pick(values) + pick(["", "", "@8", "@m", "@0x8.8p1"])
    }
    let values = ["8", "8.5", "1e+2", "0x1F", "0x.8p3", "m", "-8", "-.5", "12."]
    func list() -> String {
      let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in predicate(values) }
      return "(\(parts.joined(separator: ",")))"
    }
    func connection() -> String {
      switch Int.random(in: 0...3, using: &random) {
      case 0: ""
      case 1: "-"
      case 2: "-\(predicate(["8", "m", "8.5", "1e+2", "0x1F"]))-"
      default: "-\(list())-"
      }
    }
    func view() -> String { "[\(pick(["a", "b"]))\(Bool.random(using: &random) ? list() : "")]" }
    var text =
      pick(["H:", "V:", ""]) + (Bool.random(using: &random) ? "|" + connection() : "") + view()
    for _ in 0..<Int.random(in: 0...3, using: &random) { text += connection() + view() }
    return text + (Bool.random(using: &random) ? connection() + "|" : "")
  }
}
