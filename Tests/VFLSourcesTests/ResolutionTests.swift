import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the function that a call refers to if several functions have the same name.
struct ResolutionTests {
  private static let call =
    "use(constraints(withVisualFormat: f, options: [], metrics: nil, views: [\"a\": a]))"

  /// Returns the format strings that are found in a source.
  ///
  /// `BODY` in the source is replaced by a call of `NSLayoutConstraint`, which makes a function a wrapper.
  private static func formats(_ source: String, _ language: HostLanguage = .swift) -> [String] {
    let system =
      "[NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:d];"
    let text = source.replacing("BODY", with: language == .swift ? call : system)
    return HostScan(Array(text.utf8), language: language).sites.map {
      String(decoding: $0.literal.text, as: UTF8.self)
    }
  }

  @Test(
    arguments: [
      // A class's own method precedes an inherited method, and an exact call precedes a call with defaults.
      ("extension UIView { func add(_ f: String, m: Int? = nil) { BODY } }\nclass C: UIView { func add(_ s: String) {}; func g() { add(\"no\"); self.add(\"no\") } }"),
      ("class C: UIView { func add(_ f: String, m: Int? = nil) { BODY }; func add(_ s: String) {}; func g() { add(\"no\") } }"),
      ("class B: UIView { func add(_ s: String) {} }\nclass C: B { func add(_ f: String, m: Int = 0) { BODY }; func g() { add(\"no\") } }"),
      ("class C: UIView { func add(_ f: String...) { for f in f { BODY } }; func add(_ s: String) {}; func g() { add(\"no\") } }"),
      ("class C: UIView { func add(_ f: String, with m: [String: Any] = [:]) { BODY }; func add(_ s: String, then: () -> Void) {}; func g() { add(\"no\") { } } }"),
      ("class C: UIView { func add(_ f: String, x: Int = 0) { BODY }; func add(_ s: String, y: Int = 0) {}; func g() { add(\"no\"); add(\"no\", y: 1) } }"),
      // The types of the arguments decide. If they are unknown, the call is not read.
      ("class C: UIView { func add(_ f: String, views: [String: UIView]) { BODY }; func add(_ s: String, views: UIView...) {}; func g() { add(\"no\", views: a); add(\"no\", views: a, b) } }"),
      ("class P: UIView { func add(_ s: String, views: UIView...) {} }\nclass Q: P { func g() { add(\"no\", views: a) } }\nextension UIView { func add(_ f: String, views: [String: UIView]) { BODY } }"),
      // Protocols, and classes between a class and its ancestor.
      ("extension Pins { func add(_ f: String) { BODY } }\nclass B: UIView { func add(_ s: String) {} }\nclass C: B, Pins { func g() { add(\"no\") } }"),
      ("extension UIView { func add(_ f: String) { BODY } }\nprotocol CardView { func add(_ s: String) }\nclass P { var view: CardView?; func g() { view?.add(\"[no\") } }"),
      // Variables, closures and enumeration cases with the same name.
      ("class C: UIView { func add(_ f: String) { BODY } }\nclass D: C { let add: (String) -> Void; func g() { add(\"no\") } }"),
      ("let add = { (f: String) in BODY }\nclass C { func add(_ s: String) {}; func g() { add(\"no\") } }"),
      ("func add(_ f: String) { BODY }\nenum E { case add(String); static let e: E = .add(\"no\") }"),
      ("func add(_ f: String) { BODY }\nfunc g() { Kit.add(\"no\"); kit.add(\"no\") }"),
      ("func add(_ f: String, m: Int = 0) { BODY }\nfunc add(_ s: String) {}\nfunc g() { add(\"no\") }"),
      // A method of an enclosing type is not called without a receiver.
      ("class O: UIView { func add(_ f: String) { BODY }\nclass I: Log { func g() { add(\"no\") } } }"),
      ("struct A { struct Row { init(f: String) { BODY } } }\nstruct B { struct Row { let f: String }; let r = Row(f: \"no\") }"),
      ("struct Row { init(f: String) { BODY } }\nlet r = Kit.Row(f: \"no\")"),
      ("class C: UIView { func add(_ f: String) { BODY } }\nfunc g(k: C.Kind, l: C & P) { k.add(\"no\"); l.add(\"no\") }"),
      // The name of a variable alone does not determine its type.
      ("extension UIView { func add(_ f: String) { BODY } }\nfunc g() { container.add(\"no\"); header.add(\"a: b\") }"),
      ("func add(_ f: String) { BODY }\nclass C: Base { func g() { add(\"no\") } }"),
    ])
  func `A call that may refer to another function is not read`(source: String) {
    expectEqual(Self.formats(source), [], "\(source)")
  }

  @Test(
    arguments: [
      ("class C: UIView { func add(_ f: String) { BODY }; func add(_ s: Int) {}; func add(_ s: String...) {}; func g() { add(5); add(\"no\", \"no\"); add(\"[a]\") } }"),
      ("class C: UIView { func add(_ f: String, views: [String: UIView]) { BODY }; func add(_ s: String, views: UIView...) {}; func g() { add(\"[a]\", views: [\"a\": a]) } }"),
      ("class C: UIView { func add(_ f: String) { BODY }; func g() { add(\"[a]\") } }\nextension UIView { func add(_ s: String, now: Bool = true) {} }"),
      ("extension UIView { func add(_ f: String) { BODY } }\nclass V: UIViewController { func g() { view.add(\"[a]\") } }"),
      ("extension UIView { func add(_ f: String) { BODY } }\nclass V: Base { func pin(_ s: String) { boxView.add(s) }; func g() { pin(\"[a]\"); pin(\"no\") } }"),
      ("func add(_ f: String) { BODY }\nclass C: Base { func g() { add(\"H:[a]\") } }"),
      ("class C: UIView { static func add(_ f: String) { BODY } }\nfunc g() { C.add(\"[a]\") }"),
      ("extension Pins where Self: UIView { func add(_ f: String) { BODY } }\nclass C: UIView, Pins { func g() { add(\"[a]\") } }"),
    ])
  func `A call that can only refer to a wrapper is read`(source: String) {
    let found = Self.formats(source)
    #expect(found.count == 1 && found[0].hasSuffix("[a]"), "\(source)\n\(found)")
  }

  @Test(
    arguments: [
      ("other::add(@\"no\"); other::Log::add(@\"no\");", true), ("add(@\"a\");", false),
      ("::add(@\"a\");", false), ("auto add = [](NSString *s) { NSLog(s); }; add(@\"no\");", true),
    ])
  func `A function of another namespace is not the wrapper`(statement: String, isOther: Bool) {
    let source = "static void add(NSString *f) { BODY }\nvoid g() { \(statement) }"
    expectEqual(Self.formats(source, .objectiveC), (isOther ? [] : ["a"]), "\(statement)")
  }

  @Test(
    arguments: [
      "class K : public L { void g() { add(@\"no\"); } };", "void K::g() { add(@\"no\"); }",
      "namespace n { void add(NSString *s) { NSLog(s); } void g() { add(@\"no\"); } }",
      "#define add(x) other(x)\nvoid g(void) { add(@\"no\"); }",
      "@implementation K\n- (void)g { obj->card->add(@\"no\"); self.add(@\"no\"); }\n@end",
    ])
  func `A function that a C++ declaration or a macro may hide is not read`(code: String) {
    let source = "static void add(NSString *f) { BODY }\n\(code)"
    expectEqual(Self.formats(source, .objectiveC), [], "\(code)")
  }

  @Test(
    arguments: [
      ("constraints(withVisualFormat: list[1], CALL)", ["b"]),
      ("constraints(withVisualFormat: self.all[0], CALL)", ["[c]"]),
      ("constraints(withVisualFormat: list[2], CALL)", []),
      ("constraints(withVisualFormat: open[0], CALL)", ["a"]),
      ("constraints(withVisualFormat: [\"H:\", list[0]].joined(), CALL)", ["H:a"]),
      ("constraints(withVisualFormat: list.joined(separator: \"-\"), CALL)", ["a-b"]),
      ("constraints(withVisualFormat: open.joined(separator: \"-\"), CALL)", ["a-"]),
    ])
  func `The elements of an array literal and their concatenation are read`(
    call: String, found: [String]
  ) {
    let source = """
      class C: UIView {
        let all = ["[c]", "[d]"]
        func g(names: [String]) {
          let list = ["a", "b"]
          var open = ["a"]
          open.append(names[0])
          use(\(call.replacing("CALL", with: "options: [], metrics: nil, views: d")))
        }
      }
      """
    expectEqual(Self.formats(source), found, "\(call)")
  }

  @Test func `An omitted argument has the default value of the function`() {
    let source = """
      class C: UIView {
        func add(_ f: String, metrics: [String: Any]? = nil, views: [String: Any] = ["a": a]) {
          use(constraints(withVisualFormat: f, options: [], metrics: metrics, views: views))
        }
        func g() { add("[a]"); add("[b]", metrics: ["m": 1]); add("[c]", metrics: more, views: ["c": c]) }
      }
      """
    let sites = HostScan(Array(source.utf8), language: .swift).sites
    expectEqual(sites.map { $0.metrics.names.map(\.name) }, [[], ["m"], []])
    expectEqual(sites.map { $0.views.names.map(\.name) }, [["a"], ["a"], ["c"]])
    expectEqual(sites.map { $0.metrics == .exactly([]) }, [true, false, false])
  }

  @Test(
    arguments: [
      ("d = @{@\"a\" : a};", true), ("d = @{@\"a\" : a}; other->d = make();", false),
      ("d = @{@\"a\" : a}; self->d = more;", false), ("d = @{@\"a\" : a}; fill(&d);", false),
      ("[self use:d];", false),
      ("d = @{@\"a\" : a}; _d = d; }\n@synthesize all = d;\n- (void)h {", false),
    ])
  func `An instance variable is known if only its own file can set it`(body: String, isKnown: Bool)
  {
    for head in ["@implementation C {", "@interface C () {"] {
      let rest = head.hasPrefix("@i") && head.contains("()") ? "@end\n@implementation C\n" : ""
      let source = """
        \(head)
          NSDictionary *d;
        }
        \(rest)- (void)f { \(body) }
        - (void)g { [NSLayoutConstraint constraintsWithVisualFormat:@"[a]" options:0 metrics:nil views:d]; }
        @end
        """
      let views = HostScan(Array(source.utf8), language: .objectiveC).sites.map(\.views)
      let isExact = views.first.map { if case .exactly = $0 { true } else { false } }
      expectEqual(isExact, isKnown, "\(source)")
    }
  }
}
