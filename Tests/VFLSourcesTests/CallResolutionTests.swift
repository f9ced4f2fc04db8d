import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the certainty that a call calls a function.
struct CallResolutionTests {
  @Test(
    arguments: [
      // A class's own method precedes an inherited method, and an exact call precedes a call with defaults.
      "extension UIView { func add(_ f: String, m: Int? = nil) { BODY } }\nclass C: UIView { func add(_ s: String) {}; func g() { add(\"no\"); self.add(\"no\") } }",
      "class C: UIView { func add(_ f: String, m: Int? = nil) { BODY }; func add(_ s: String) {}; func g() { add(\"no\") } }",
      "class B: UIView { func add(_ s: String) {} }\nclass C: B { func add(_ f: String, m: Int = 0) { BODY }; func g() { add(\"no\") } }",
      "class C: UIView { func add(_ f: String...) { BODY }; func add(_ s: String) {}; func g() { add(\"no\") } }",
      "class C: UIView { func add(_ f: String, with m: [String: Any] = [:]) { BODY }; func add(_ s: String, then: () -> Void) {}; func g() { add(\"no\") { } } }",
      "class C: UIView { func add(_ f: String, x: Int = 0) { BODY }; func add(_ s: String, y: Int = 0) {}; func g() { add(\"no\"); add(\"no\", y: 1) } }",
      // The types of the arguments decide. If they are unknown, the call is no more than possible.
      "class C: UIView { func add(_ f: String, views: [String: UIView]) { BODY }; func add(_ s: String, views: UIView...) {}; func g() { add(\"no\", views: a); add(\"no\", views: a, b) } }",
      "class P: UIView { func add(_ s: String, views: UIView...) {} }\nclass Q: P { func g() { add(\"no\", views: a) } }\nextension UIView { func add(_ f: String, views: [String: UIView]) { BODY } }",
      // Protocols, and classes between a class and its ancestor.
      "extension Pins { func add(_ f: String) { BODY } }\nclass B: UIView { func add(_ s: String) {} }\nclass C: B, Pins { func g() { add(\"no\") } }",
      "extension UIView { func add(_ f: String) { BODY } }\nprotocol CardView { func add(_ s: String) }\nclass P { var view: CardView?; func g() { view?.add(\"no\") } }",
      "protocol P { func add(_ f: String) }\nextension P { func add(_ f: String) { BODY } }\nfunc g(p: any P) { p.add(\"no\") }",
      // Variables, closures and enumeration cases with the same name.
      "class C: UIView { func add(_ f: String) { BODY } }\nclass D: C { let add: (String) -> Void; func g() { add(\"no\") } }",
      "let add = { (f: String) in BODY }\nclass C { func add(_ s: String) {}; func g() { add(\"no\") } }",
      "func add(_ f: String) { BODY }\nenum E { case add(String); static let e: E = .add(\"no\") }",
      "func add(_ f: String) { BODY }\nfunc g() { Kit.add(\"no\"); kit.add(\"no\") }",
      "func add(_ f: String) { BODY }\nfunc g() { let add = make(); add(\"no\"); h { add in add(\"no\") } }",
      "func add(_ f: String) { BODY }\nfunc g() { func add(_ s: String) {}; add(\"no\") }",
      "func add(_ f: String, m: Int = 0) { BODY }\nfunc add(_ s: String) {}\nfunc g() { add(\"no\") }",
      // A method of an enclosing type is not called without a receiver.
      "class O: UIView { func add(_ f: String) { BODY }\nclass I: Log { func g() { add(\"no\") } } }",
      "struct A { struct Row { init(f: String) { BODY } } }\nstruct B { struct Row { let f: String }; let r = Row(f: \"no\") }",
      "struct Row { init(f: String) { BODY } }\nlet r = Kit.Row(f: \"no\")",
      "class C: UIView { func add(_ f: String) { BODY } }\nfunc g(k: C.Kind, l: C & P) { k.add(\"no\"); l.add(\"no\") }",
      "class C: UIView { static func add(_ f: String) { BODY }; func g() { add(\"no\"); self.add(\"no\") } }",
      "class C: UIView { func add(_ f: String) { BODY }; func h(_ s: String) {}; func g() { super.add(\"no\") } }",
      // The name of a variable alone does not determine its type.
      "extension UIView { func add(_ f: String) { BODY } }\nfunc g() { container.add(); shape.add(\"no\") }",
      "func add(_ f: String) { BODY }\nclass B { func add(_ s: String) {} }\nclass C: B { func g() { add(\"no\") } }",
    ])
  func `A call that may refer to another function is no more than possible`(source: String) {
    expectEqual(ResolvedFile(source).formats(), [], "\(source)")
  }

  @Test(
    arguments: [
      "class C: UIView { func add(_ f: String) { BODY }; func add(_ s: Int) {}; func add(_ s: String...) {}; func g() { add(5); add(\"no\", \"no\"); add(\"[a]\") } }",
      "class C: UIView { func add(_ f: String, views: [String: UIView]) { BODY }; func add(_ s: String, views: UIView...) {}; func g() { add(\"[a]\", views: [\"a\": a]) } }",
      "class C: UIView { func add(_ f: String) { BODY }; func g() { add(\"[a]\") } }\nextension UIView { func add(_ s: String, now: Bool = true) {} }",
      "extension UIView { func add(_ f: String) { BODY } }\nclass V: UIViewController { func g() { view.add(\"[a]\") } }",
      "extension UIView { func add(_ f: String) { BODY } }\nfunc g() { boxView.add(\"[a]\") }",
      "func add(_ f: String) { BODY }\nclass C: Base { func g() { add(\"[a]\") } }",
      "class C: UIView { static func add(_ f: String) { BODY } }\nfunc g() { C.add(\"[a]\") }",
      "class C: UIView { class func add(_ f: String) { BODY }; class func g() { add(\"[a]\") } }",
      "extension Pins where Self: UIView { func add(_ f: String) { BODY } }\nclass C: UIView, Pins { func g() { add(\"[a]\") } }",
      "class C: UIView { func add(_ f: String) { BODY } }\nclass D: C { func g() { super.add(\"[a]\") } }",
      "class C: UIView { func add(_ f: String) { BODY } }\nfunc g() { C().add(\"[a]\") }",
      "class C: UIView { func add(_ f: String) { BODY } }\nfunc g(_ c: C?) { c?.add(\"[a]\") }",
      "class C { let box = Box(); func g() { self.box.add(\"[a]\") } }\nclass Box { func add(_ f: String) { BODY } }",
      "struct Row { init(f: String) { BODY } }\nlet r = Row(f: \"[a]\")",
      "func g() { func add(_ f: String) { BODY }; add(\"[a]\") }",
      "func g() { let add = { (f: String) in BODY }; add(\"[a]\") }",
      "class C { let add = { (f: String) in BODY }; func g() { self.add(\"[a]\") } }",
    ])
  func `A call that can only refer to a wrapper is likely`(source: String) {
    expectEqual(ResolvedFile(source).formats(), ["[a]"], "\(source)")
  }

  @Test(
    arguments: [
      (
        "static void add(NSString *f) { BODY }\nvoid g() { add(@\"a\"); ::add(@\"b\"); other::add(@\"no\"); }",
        ["a", "b"]
      ),
      (
        "static void add(NSString *f) { BODY }\nvoid g() { auto add = [](NSString *s) { NSLog(s); }; add(@\"no\"); }",
        []
      ),
      (
        "static void add(NSString *f) { BODY }\nclass K : public L { void g() { add(@\"no\"); } };\nvoid K::g() { add(@\"no\"); }",
        []
      ),
      (
        "static void add(NSString *f) { BODY }\n#define add(x) other(x)\nvoid g(void) { add(@\"no\"); }",
        []
      ),
      (
        "static void add(NSString *f) { BODY }\n@implementation K\n- (void)g { obj->card->add(@\"no\"); self.add(@\"no\"); [self add:@\"no\"]; }\n@end",
        []
      ),
      (
        "@implementation K\n- (void)add:(NSString *)f { BODY; }\n- (void)g { [self add:@\"a\"]; [other add:@\"no\"]; [self add:@\"no\" to:b]; }\n@end",
        ["a"]
      ),
      (
        "@implementation K\n+ (void)add:(NSString *)f { BODY; }\n- (void)g { [K add:@\"a\"]; [[self class] add:@\"no\"]; [self add:@\"no\"]; [L add:@\"no\"]; }\n@end",
        ["a"]
      ),
      (
        "@implementation UIView (Add)\n- (void)add:(NSString *)f { BODY; }\n@end\n@implementation K\n- (void)g:(UILabel *)a { [a add:@\"a\"]; [self.boxView add:@\"b\"]; [[self card] add:@\"no\"]; }\n@end",
        ["a", "b"]
      ),
      (
        "@interface K ()\n@property Box *b;\n@end\n@implementation K\n- (void)g { [self.b add:@\"a\"]; [_b add:@\"b\"]; [[Box new] add:@\"c\"]; [[[Box alloc] init] add:@\"d\"]; }\n@end\n@interface Box : NSObject\n@end\n@implementation Box\n- (void)add:(NSString *)f { BODY; }\n@end",
        ["a", "b", "c", "d"]
      ),
      ("void g(void) { void (^add)(NSString *) = ^(NSString *f) { BODY; }; add(@\"a\"); }", ["a"]),
    ])
  func `A call of Objective-C is resolved by its receiver`(source: String, expected: [String]) {
    expectEqual(ResolvedFile(source, .objectiveC).formats(), expected, "\(source)")
  }

  @Test func `A type whose declaration is missing is sought`() {
    let file = ResolvedFile(
      "class C: Base { func g() { add(\"a\") } }\nextension Pins { func add(_ f: String) { BODY } }"
    )
    expectEqual(file.formats(atLeast: .possible), ["a"])
    expectEqual(file.formats(), [])
    expectEqual(file.resolution.soughtTypes, ["Base"])
  }

  // MARK: Other files

  private static func shared(_ source: String, _ format: String = "add") -> SharedWrappers {
    let index = FileIndex(SourceTree(Array(source.utf8), language: .swift))
    let functions = index.functions.compactMap { function in
      index.sharedFunction(
        function,
        wrapper: function.name.hasPrefix(format)
          ? FormatWrapper(name: function.name, format: 0) : nil)
    }
    var shared = SharedWrappers(
      wrappers: functions, functions: [Set(functions.map { SharedWrappers.Namesake($0) })],
      isOverridden: false)
    shared.types = ["Base", "Box", "Card"].flatMap { index.sharedTypes(named: $0) }
    return shared
  }

  @Test(
    arguments: [
      // A class and its properties that another file declares.
      (
        "class Base: UIView { let box = Box(); var side: Box? }\nclass Box { func add(_ f: String) {} }",
        "class C: Base { func g() { side?.add(\"a\"); self.side?.add(\"b\") } }", ["a", "b"]
      ),
      (
        "class Base: Box {}\nclass Box { func add(_ f: String) {} }",
        "class C: Base { func g() { add(\"a\") } }", ["a"]
      ),
      ("func add(_ f: String) {}", "func g() { add(\"a\") }", ["a"]),
      ("func add(_ f: String) {}", "import Kit\nclass C: View { func g() { add(\"no\") } }", []),
      ("func add(_ f: String) {}", "func add(_ f: String) { BODY }\nfunc g() { add(\"own\") }", []),
      (
        "extension UIView { func add(_ f: String) {} }",
        "class C: UILabel { func g() { add(\"a\") }; func h(s: Store) { s.add(\"no\") } }", ["a"]
      ),
      (
        "class Box { static func add(_ f: String) {} }",
        "func g() { Box.add(\"a\"); Box().add(\"no\") }", ["a"]
      ),
    ])
  func `A function of another file is called by its receiver`(
    other: String, source: String, expected: [String]
  ) {
    let file = ResolvedFile(source)
    let foreign = file.resolution.add(Self.shared(other))
    expectEqual(file.formats(of: foreign.map { $0.candidate }), expected, "\(other)\n\(source)")
  }

  // MARK: The system's function

  @Test(
    arguments: [
      ("NSLayoutConstraint.constraints(ARGS)", true), ("LayoutConstraint.constraints(ARGS)", true),
      (".constraints(ARGS)", true), ("constraints(ARGS)", true), ("self.constraints(ARGS)", true),
      ("Own.constraints(ARGS)", true), ("Alias.constraints(ARGS)", true),
      ("Other.constraints(ARGS)", false), ("make().constraints(ARGS)", false),
      ("Mine.constraints(ARGS)", nil), ("Mine.constraints(withVisualFormat: f)", nil),
      ("constraints(withVisualFormat: f, views: v)", false),
      ("constraints(withVisualFormat: f, metrics: m, options: o, views: v)", false),
      ("VisualFormat.constraints(visualFormat: f, views: v)", true),
      ("constraints(visualFormat: f, metrics: m)", false), ("constraints(format: f)", nil),
      ("NSLayoutConstraint.constraintsWithVisualFormat(f, options: o, metrics: m, views: v)", true),
    ])
  func `A call of the system's function of Swift is recognized`(call: String, isCertain: Bool?) {
    let arguments = "withVisualFormat: f, options: o, metrics: m, views: v"
    let source = """
      class Own: NSLayoutConstraint {}
      typealias Alias = NSLayoutConstraint
      class Mine { static func constraints(withVisualFormat f: String, options: Int, metrics: Int, views: Int) {} }
      func test() { \(call.replacing("ARGS", with: arguments)) }
      """
    let file = ResolvedFile(source)
    let found = file.calls.compactMap { token, call in
      file.resolution.systemCall(call, named: token, in: file.index.context(at: token))
    }
    expectEqual(found.map { $0.isCertain }, isCertain.map { [$0] } ?? [], "\(call)")
  }

  @Test(arguments: [64, 66])
  func `A call that one of very many functions may accept is not the system's`(count: Int) {
    let functions = (0..<count).map { "static func constraints(a: Int, l\($0): Int) {}" }
    let source =
      "class C { \(functions.joined(separator: "\n")) }\n"
      + "func g() { C.constraints(withVisualFormat: f, metrics: m, views: v) }"
    let file = ResolvedFile(source)
    let found = file.calls.compactMap { token, call in
      file.resolution.systemCall(call, named: token, in: file.index.context(at: token))
    }
    expectEqual(found.map { $0.isCertain }, count > 65 ? [] : [false])
  }

  @Test(
    arguments: [
      ("[NSLayoutConstraint ARGS]", true), ("[self ARGS]", false), ("[[Own class] ARGS]", true),
      ("[NSLayoutConstraint.class ARGS]", true), ("[LC ARGS]", true), ("[OC ARGS]", false),
      ("[Mine ARGS]", nil), ("[x.y ARGS]", false),
      ("[NSLayoutConstraint constraintsWithVisualFormat:f options:0]", false),
    ])
  func `A call of the system's function of Objective-C is recognized`(
    call: String, isCertain: Bool?
  ) {
    let source = """
      #define LC NSLayoutConstraint
      #define OC Other
      @interface Own : NSLayoutConstraint
      @end
      @implementation Mine
      + (id)constraintsWithVisualFormat:(id)f options:(int)o metrics:(id)m views:(id)v { return nil; }
      @end
      @implementation View
      - (void)test { \(call.replacing("ARGS", with: "constraintsWithVisualFormat:f options:0 metrics:m views:v")); }
      @end
      """
    let file = ResolvedFile(source, .objectiveC)
    let found = file.calls.compactMap { token, call in
      file.resolution.systemCall(call, named: token, in: file.index.context(at: token))
    }
    expectEqual(found.map { $0.isCertain }, isCertain.map { [$0] } ?? [], "\(call)")
  }

  @Test(
    arguments: [
      ("add(a, c: 1)", [true, false, true], 0), ("add(a, 1, 2)", [true], 2),
      ("add(a, d: 1)", nil, 0),
      ("add(a) { }", [true], 0), ("add(c: 1)", [false, false, true], 0),
    ])
  func `Arguments are ordered by the labels of the parameters`(
    call: String, parts: [Bool]?, rest: Int
  ) {
    let file = ResolvedFile("func g() { \(call) }")
    let found = file.calls.first.flatMap {
      CallArguments($0.call, named: $0.token, labels: ["_", "b", "c"], in: file.tokens)
    }
    expectEqual(found.map { $0.parts.map { $0 != nil } }, parts, "\(call)")
    expectEqual(found?.rest.count ?? 0, rest, "\(call)")
    expectEqual(found?.hasClosure ?? false, call.hasSuffix("}"), "\(call)")
  }
}
