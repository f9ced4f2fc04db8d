import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the code that is searched for calls and for the values of their arguments.
struct RelevantCodeTests {
  private static func formats(_ scan: HostScan) -> [String] {
    scan.sites.map { String(decoding: $0.literal.text, as: UTF8.self) }
  }

  private static let call =
    "NSLayoutConstraint.constraints(withVisualFormat: \"[a]\", options: [], metrics: nil, views: names)"

  @Test(
    arguments: [
      "private var names: [String: UIView] = [:]; func g() { CALL }",
      // The type's name only looks like one of the system.
      "private var names: UIViews = [:]; func g() { CALL }",
      "private var names: CAViews = [:]; func g() { CALL }",
      // The call is in a declaration outside of functions.
      "private var names: [String: UIView] = [:]; lazy var c = CALL",
      "private var names: [String: UIView] = [:]; lazy var (c, n) = (CALL, 1)",
      "private var names: [String: UIView] = [:]; lazy var c = { struct L { static let gap = 8 }; return CALL }()",
      "private var names: [String: UIView] = [:]; lazy var c = { return CALL }()",
      "private var names: [String: UIView] = [:]; var c: [C] { CALL }",
      "private var names: [String: UIView] = [:]; var c: Int = 0 { didSet { CALL } }",
    ])
  func `A change of a dictionary in another method is found`(members: String) throws {
    let source = """
      class X {
        \(members.replacing("CALL", with: Self.call))
        func fill() { names["a"] = a }
      }
      """
    let site = try #require(HostScan(Array(source.utf8), language: .swift).sites.first)
    #expect(site.views.names.contains { $0.name == "a" })
  }

  @Test(arguments: [4, 12, 40])
  func `Calls of wrappers that call each other are found in any order`(count: Int) {
    let wrappers = (0..<count).reversed().map { number in
      let inner =
        number > 0
        ? "w\(number - 1)(f)"
        : "NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: v)"
      return "func w\(number)(_ f: String) { \(inner) }\n"
    }
    let calls = (0..<count).map { "w\($0)(\"H:|[a\($0)]\")\n" }
    let source = wrappers.joined() + "func g() {\n" + calls.joined() + "}\n"
    let scan = HostScan(Array(source.utf8), language: .swift)
    expectEqual(Self.formats(scan), (0..<count).map { "H:|[a\($0)]" })
  }

  @Test(
    arguments: [
      ("func f(c: [C] = CALL) {}", HostLanguage.swift), ("@Wrapped(CALL) var x = 1", .swift),
      ("enum E { case a(c: [C] = CALL) }", .swift), ("struct S { init(c: [C] = CALL) {} }", .swift),
      ("void f(id c = CALL) {}", .objectiveC), ("X::X() : c(CALL) {}", .objectiveC),
    ])
  func `A call in code that is not read is counted`(code: String, language: HostLanguage) {
    let call =
      language == .swift
      ? Self.call
      : "[NSLayoutConstraint constraintsWithVisualFormat:@\"[a]\" options:0 metrics:nil views:v]"
    let scan = HostScan(Array(code.replacing("CALL", with: call).utf8), language: language)
    expectEqual(scan.sites.count + scan.unreadable.count, 1, code)
  }

  @Test(
    arguments: [
      ("class X { func constraints(withVisualFormat f: String) {} }", HostLanguage.swift),
      (
        "let s = #selector(NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:))",
        .swift
      ),
      ("let f = NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)", .swift),
      ("// NSLayoutConstraint.constraints(withVisualFormat: x)", .swift),
      ("#if false\nNSLayoutConstraint.constraints(withVisualFormat: x)\n#endif", .swift),
      ("@interface X\n+ (id)constraintsWithVisualFormat:(id)format;\n@end", .objectiveC),
      ("void f(void) { use(@selector(constraintsWithVisualFormat:options:)); }", .objectiveC),
    ])
  func `The name of the system's function without a call is not counted`(
    code: String, language: HostLanguage
  ) {
    let scan = HostScan(Array(code.utf8), language: language)
    expectEqual(scan.sites.count + scan.unreadable.count, 0, code)
  }

  @Test(arguments: [("pin", 1), ("append", 0), ("insert", 0), ("contains", 0)])
  func `A method with the name of one of the system may be the one of the system`(
    name: String, count: Int
  ) {
    let source = """
      class Rows {
        func \(name)(_ f: String) {
          NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: v)
        }
      }
      extension Screen { func g() { formats.\(name)("H:|-[hint]-|") } }
      """
    let scan = HostScan(Array(source.utf8), language: .swift)
    expectEqual(Self.formats(scan).count, count, name)
  }

  @Test(arguments: ["- formats", "- (NSString *)formats", "- (id)formats"])
  func `The string that a method returns is a format string`(head: String) {
    let source = """
      @implementation X
      \(head) { return @"H:|[b]"; }
      - (void)g {
        [NSLayoutConstraint constraintsWithVisualFormat:[self formats] options:0 metrics:nil views:v];
      }
      @end
      """
    let scan = HostScan(Array(source.utf8), language: .objectiveC)
    expectEqual(Self.formats(scan), ["H:|[b]"], head)
  }
}

/// Tests of code that is nested as deeply as the parsers read it.
struct DeepCodeTests {
  private static let call =
    "NSLayoutConstraint.constraints(withVisualFormat: \"[a]\", options: [], metrics: nil, views: v)"

  @Test(
    arguments: [
      ("if x {\n", "}\n", HostLanguage.swift), ("for y in x {\n", "}\n", .swift),
      ("f {\n", "}\n", .swift),
      ("while x { switch y { case 1:\n", "}}\n", .swift), ("do {\n", "} catch { g() }\n", .swift),
      ("_ = [f(\n", ")]\n", .swift), ("if (x) {\n", "}\n", .objectiveC),
      ("[self f:^{\n", "}];\n", .objectiveC),
    ])
  func `Half a megabyte of stack suffices for nested code`(
    opening: String, closing: String, language: HostLanguage
  ) async throws {
    let call =
      language == .swift
      ? Self.call + "\n"
      : "[NSLayoutConstraint constraintsWithVisualFormat:@\"[a]\" options:0 metrics:nil views:v];"
    let source =
      "func f() {\n" + String(repeating: opening, count: 200) + call
      + String(repeating: closing, count: 200) + "}\n"
    let bytes = Array((language == .swift ? source : "void " + source.dropFirst(5)).utf8)
    // Debug builds of the parser for Objective-C need more than release builds.
    let count = try await onSmallStack(kibibytes: language == .swift ? 512 : 1536) {
      let scan = HostScan(bytes, language: language)
      return scan.sites.count + scan.unreadable.count
    }
    expectEqual(count, 1)
  }

  @Test
  func `Half a megabyte of stack suffices for macros in each other`() async throws {
    let macros = (1...40).map { number in
      "#define M\(number)(x) " + String(repeating: "f(", count: 20) + "M\(number - 1)(x)"
        + String(repeating: ")", count: 20) + "\n"
    }
    let source =
      "#define M0(x) [NSLayoutConstraint constraintsWithVisualFormat:x options:0 metrics:nil views:v]\n"
      + macros.joined()
    // The call is found through 2 macros, but not through 40.
    for (depth, count) in [(2, 1), (40, 0)] {
      let bytes = Array((source + "void g(void) { M\(depth)(@\"[a]\"); }\n").utf8)
      let found = try await onSmallStack { HostScan(bytes, language: .objectiveC).sites.count }
      expectEqual(found, count)
    }
  }
}
