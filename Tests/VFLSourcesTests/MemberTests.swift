import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the names and format strings that are known from properties and other declarations.
struct MemberTests {
  private static func sites(_ source: String, _ language: HostLanguage = .swift) -> [FormatSite] {
    HostScan(Array(source.utf8), language: language).sites
  }

  @Test(
    arguments: [
      ("let d = [\"a\": a]", true), ("static let d = [\"a\": a]", true),
      ("private lazy var d: [String: UIView] = [\"a\": self.a]", true),
      ("private lazy var d: [String: UIView] = { return [\"a\": self.a] }()", true),
      ("final var d: [String: UIView] { [\"a\": a] }", true),
      ("private var d: [String: UIView] { return [\"a\": a] }", true),
      ("static var d: [String: UIView] {\n get { return [\"a\": a] }\n}", true),
      ("private var d = [\"a\": a]", true),
      ("private var d = [\"a\": a]; func h() { d = [:] }", true),
      // Other code may set, override or extend the dictionary.
      ("var d = [\"a\": a]", false), ("lazy var d = [\"a\": a]", false),
      ("var d: [String: UIView] { [\"a\": a] }", false),
      ("open var d: [String: UIView] { [\"a\": a] }", false),
      ("override var d: [String: UIView] { [\"a\": a] }", false),
      ("var d: [String: UIView] { [:] }", false),
      ("var d: [String: UIView] { if wide { return [\"a\": a] }; return w }", false),
      ("private var d = [\"a\": a]; func h() { fill(&d) }", false),
      ("private var d = [\"a\": a]; func h(o: X) { o.d = all }", false),
      ("@State private var d = [\"a\": a]", false),
      ("let d: NSMutableDictionary = [\"a\": a]", false),
    ])
  func `A property's names are known if only known code can set the property`(
    property: String, isKnown: Bool
  ) {
    let source = """
      class X: UIView {
        \(property)
        func g() { constraints(withVisualFormat: "[a]", options: [], metrics: nil, views: d) }
      }
      """
    let views = Self.sites(source).map(\.views)
    expectEqual(views.count, 1)
    var isExact = false
    if case .exactly = views.first { isExact = true }
    expectEqual(isExact, isKnown, "\(property)")
    if isKnown { expectEqual(views.first?.names.map(\.name), ["a"], "\(property)") }
  }

  @Test func `A property that a subclass can change may have unknown names`() {
    let source = """
      class X: UIView {
        private(set) lazy var d: [String: UIView] = ["a": a]
        func g() { constraints(withVisualFormat: "[b]", options: [], metrics: nil, views: d) }
      }
      class Y: X { func s() { d["b"] = y; g() } }
      """
    expectEqual(
      Self.sites(source).map { if case .exactly = $0.views { true } else { false } }, [false])
  }

  @Test(
    arguments: [
      "final var f: String { \"[a]\" }", "static var f: String { return \"[a]\" }",
      "private var f = \"[a]\"", "let f: String = { return \"[a]\" }()",
    ])
  func `A format string is read from a constant or private property`(property: String) {
    let source = """
      class X: UIView {
        \(property)
        func g() { constraints(withVisualFormat: f, options: [], metrics: nil, views: d) }
      }
      """
    expectEqual(
      Self.sites(source).map { String(decoding: $0.literal.text, as: UTF8.self) }, ["[a]"])
  }

  @Test(
    arguments: [
      ("", true), ("fill(d)", false), ("self.all = d", false), ("let w = d; w[\"b\"] = b", false),
      ("print(d.count)", true), ("d[\"a\"] = other", true),
    ])
  func `A mutable object is unknown if other code can change it`(
    statement: String, isKnown: Bool
  ) {
    let source = """
      func g() {
        let d: NSMutableDictionary = ["a": a]
        \(statement)
        NSLayoutConstraint.constraints(withVisualFormat: "[a]", options: [], metrics: nil, views: d as! [String: Any])
      }
      """
    guard let views = Self.sites(source).first?.views else {
      Issue.record("no site")
      return
    }
    var isExact = false
    if case .exactly = views { isExact = true }
    expectEqual(isExact, isKnown, "\(statement)")
    let text = source.replacing(
      "NSMutableDictionary = [\"a\": a]", with: "NSMutableString = \"[a]\""
    )
    .replacing("\"[a]\", options", with: "d as String, options")
    expectEqual(Self.sites(text).isEmpty, !["", "print(d.count)"].contains(statement))
  }

  @Test func `A dictionary is unknown after a helper function may have changed it`() {
    let source = """
      func add(_ f: String, to d: NSMutableDictionary) {
        d["b"] = b
        NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: d)
      }
      func g() {
        let d: NSMutableDictionary = ["a": a]
        add("[a]", to: d)
        NSLayoutConstraint.constraints(withVisualFormat: "[b]", options: [], metrics: nil, views: d)
      }
      """
    guard case .atLeast? = Self.sites(source).last?.views else {
      Issue.record("the dictionary is known")
      return
    }
  }

  @Test func `A method of a string or list is not a helper function with the same name`() {
    let source = """
      class C: UIView {
        func append(_ f: String) {
          use(NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: d))
        }
        func g() {
          var (s, t) = ("x", ["x"])
          s.append("H:|[a]|")
          t.append("H:|[a]|")
          append("V:|[a]|")
        }
      }
      """
    expectEqual(
      Self.sites(source).map { String(decoding: $0.literal.text, as: UTF8.self) }, ["V:|[a]|"])
  }

  @Test func `A string after a label of a goto is not read`() {
    let source = """
      - (void)g {
        NSString *f = @"[a";
        goto close;
      back:
        [NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:d];
        return;
      close:
        f = @"[a]";
        goto back;
      }
      """
    #expect(Self.sites(source, .objectiveC).isEmpty)
  }

  @Test func `The raw value of an enumeration case is read as a format string`() {
    let source = """
      enum Format: String { case row = "H:[a]", column = "V:[a]"; case other }
      enum Other: String { case row = "none" }
      func g() {
        constraints(withVisualFormat: Format.row.rawValue, options: [], metrics: nil, views: d)
        constraints(withVisualFormat: Format.column.rawValue, options: [], metrics: nil, views: d)
        constraints(withVisualFormat: Format.other.rawValue, options: [], metrics: nil, views: d)
      }
      """
    let found = Self.sites(source).map { String(decoding: $0.literal.text, as: UTF8.self) }
    expectEqual(found, ["H:[a]", "V:[a]"])
  }

  @Test(
    arguments: [
      "NSDictionary(objects: [a, b], forKeys: [\"a\" as NSCopying, \"b\" as NSCopying])",
      "NSDictionary(dictionary: [\"a\": a, \"b\": b])",
      "Dictionary(uniqueKeysWithValues: [(\"a\", a), (\"b\", b)])",
    ])
  func `A dictionary's names are known from an initializer with literal keys`(value: String) {
    let source = """
      func g() {
        let d = \(value)
        NSLayoutConstraint.constraints(withVisualFormat: "[a]", options: [], metrics: nil, views: d as! [String: Any])
      }
      """
    expectEqual(Self.sites(source).map { $0.views.names.map(\.name) }, [["a", "b"]], "\(value)")
  }

  @Test(.timeLimit(.minutes(30)))
  func `A concatenation of 12,000 strings is read completely`() {
    let count = 12_000
    let sum = (0..<count).map { $0.isMultiple(of: 3) ? "name" : "\"[a]\"" }.joined(
      separator: " + ")
    let literals = Self.sites(
      "constraints(withVisualFormat: \(sum), options: [], metrics: nil, views: [\"a\": a])"
    ).map(\.literal)
    expectEqual(literals.map(\.holes.count), [count / 3])
    expectEqual(literals.map(\.text.count), [count / 3 * 2 * 3])
  }

  @Test(
    arguments: [
      ("class C: UIView", true), ("struct C", true), ("enum C: String, Codable", true),
      ("final class C: UIViewController", true), ("class D: UIView {}\nclass C: D", true),
      ("extension UIView", true),
      // A superclass or protocol may have a member with the same name, which hides the global variable.
      ("class C: Base", false), ("class D: Base {}\nclass C: D", false), ("extension Card", false),
      ("class C: UIView, Themed", false), ("class D: UIView { var d = all }\nclass C: D", false),
      ("protocol P {}\nextension P { var d: [String: UIView] { all } }\nclass C: P", false),
    ])
  func `A global constant is read if no superclass or protocol can hide it`(
    type: String, isKnown: Bool
  ) {
    let source = """
      private let d = ["a": a]
      \(type) {
        func g() { constraints(withVisualFormat: "[a]", options: [], metrics: nil, views: d) }
      }
      """
    let views = Self.sites(source).map(\.views)
    expectEqual(views.count, 1)
    guard case .exactly(_)? = views.first else { return #expect(!isKnown, "\(type)") }
    #expect(isKnown, "\(type)")
  }
}
