import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the functions, types and values of a file.
struct FileIndexTests {
  private static func index(_ source: String, _ language: HostLanguage = .swift) -> FileIndex {
    let bytes = Array(source.utf8)
    return FileIndex(
      SourceTree(bytes, language: language))
  }

  /// Returns the functions of a file, each as a text: its owner, its name and its properties.
  private static func functions(_ source: String, _ language: HostLanguage = .swift) -> [String] {
    let index = index(source, language)
    return index.functions.map { function in
      let owner = function.owner >= 0 ? index.text(ofName: function.owner) : "\(function.owner)"
      return owner + "." + function.name + (function.isStatic ? " static" : "")
        + (function.isPrivate ? " private" : "") + (function.isOverride ? " override" : "")
        + (function.isRequirement ? " required" : "") + (function.isNested ? " nested" : "")
    }
  }

  @Test func `The functions of Swift have full names, owners and modifiers`() {
    let source = """
      func add(_ f: String, views: Int, to to: Int = 0) {}
      final class C: UIView {
        init?(f: String) { func local() {} }
        static func make() {}
        private func hidden(a: Int) {}
        override func old() {}
        var x: Int { func inner() {}; return 1 }
        struct D { func deep() {} }
        subscript(f: String) -> Int { 1 }
      }
      private extension Outer.Inner { class func shared() {} }
      protocol P { func need(_ a: Int); func given() }
      if true { func late() {} }
      """
    expectEqual(
      Self.functions(source),
      [
        "-1.add(_:views:to:)", "C.init(f:)", "-2.local()", "C.make() static",
        "C.hidden(a:) private", "C.old() override", "-2.inner()", "D.deep() nested",
        "Inner.shared() static private", "P.need(_:) required", "P.given() required", "-2.late()",
      ])
  }

  @Test func `The functions of Objective-C have selectors, owners and modifiers`() {
    let source = """
      @interface C : UIView
      - (void)add:(id)a;
      @end
      static void hidden(id a) {}
      void open(id a);
      @implementation C
      - (void)add:(id)a views:(id)b {}
      + (id)make { return nil; }
      - (void)all:(id)first, ... {}
      int helper(void) { return 0; }
      @end
      @implementation UIView (Add)
      - (void)add:(id)a {}
      @end
      """
    expectEqual(
      Self.functions(source, .objectiveC),
      [
        "-1.hidden private", "C.add:views:", "C.make static", "C.all:", "-1.helper", "UIView.add:",
      ])
  }

  @Test(
    arguments: [
      ("class C { func f() { HERE } }", ["C"], false),
      ("class C { static func f() { HERE } }", ["C"], true),
      ("class C { var x: Int { HERE } }", ["C"], false),
      ("class C { static var x: Int { HERE } }", ["C"], true),
      ("class C { let x = HERE; func f() {} }", ["C"], nil), ("func f() { HERE }", [], false),
      ("extension A.B { struct C { func f() { g { HERE } } } }", ["C", "B"], false),
      ("class C { static func f() { func g() { HERE } } }", ["C"], true),
    ])
  func `The code around a token is known`(source: String, owners: [String], isStatic: Bool?) {
    let index = Self.index(source)
    let token = index.tokens.tokens.indices.first { index.tokens.isWord($0, "HERE") }
    let context = token.map { index.context(at: $0) }
    expectEqual(context?.owners.map { index.text(ofName: $0) }, owners, "\(source)")
    expectEqual(context?.isStatic, isStatic, "\(source)")
  }

  @Test(
    arguments: [
      ("class C { var a: Int { 1 } }", true), ("final class C { var a: Int { 1 } }", false),
      ("class C { final var a: Int { 1 } }", false),
      ("class C { private var a: Int { 1 } }", false),
      ("class C { static var a: Int { 1 } }", false), ("class C { class var a: Int { 1 } }", true),
      ("struct C { var a: Int { 1 } }", false), ("var a: Int { 1 }", false),
      ("extension UIView { var a: Int { 1 } }", false),
      ("extension Card { var a: Int { 1 } }", true),
      ("extension Card { var a: Int { 1 } }\nstruct Card {}", false),
      ("extension Card { var a: Int { 1 } }\nprotocol Card {}", true),
      ("extension UIView where Self: Card { var a: Int { 1 } }", true),
      ("class C: B { override final var a: Int { 1 } }", true),
    ])
  func `A member of an open type may be overridden`(source: String, mayBe: Bool) {
    let index = Self.index(source)
    let variable = index.bindings.variables.firstIndex { index.tokens.isWord($0.token, "a") }
    expectEqual(variable.map { index.mayBeOverridden($0) }, mayBe, "\(source)")
    let other = Self.index(source.replacing("var a: Int {", with: "func a() -> Int {"))
    expectEqual(other.functions.first.map { other.mayBeOverridden($0) }, mayBe, "\(source)")
  }

  /// Returns the kind of the value of the last variable with a name.
  private static func kind(_ source: String, _ language: HostLanguage) -> GivenKind? {
    let index = index(source, language)
    let variable = index.bindings.variables.last { index.tokens.isWord($0.token, "value") }
    return variable?.value.flatMap { index.kind(ofValue: $0) }
  }

  @Test(
    arguments: [
      ("8", .number), ("\"a\"", .text), ("CALayer()", .layer), ("view.topAnchor", .anchor),
      ("self.view.topAnchor", .anchor), ("self.topAnchor", nil), ("view.ownAnchor", nil),
      ("layer", .layer), ("maker", nil), ("rect", .rectangle), ("optional", nil), ("many", nil),
      ("own", nil), ("Own()", nil), ("UIView", nil), ("made()", nil), ("chained", .number),
      ("variable", nil), ("captured", nil),
    ] as [(String, GivenKind?)])
  func `The kind of a value of Swift is shown by its spelling or its variable`(
    value: String, expected: GivenKind?
  ) {
    let source = """
      class UILabel {}
      class C {
        let ownAnchor = 1
        func f(layer: CALayer, rect: CGRect, optional: UIView?, many: UIView...) {
          let own = UILabel()
          let number = 8
          let chained = number
          var variable = 8
          g { [captured = 1] in let value = \(value) }
        }
      }
      """
    expectEqual(Self.kind(source, .swift), expected, "\(value)")
  }

  @Test(
    arguments: [
      ("@8", .number), ("@(count)", .number), ("@\"a\"", .text), ("@\"a\" @\"b\"", .text),
      ("[CALayer layer]", .layer), ("[[UILabel alloc] init]", .view), ("[NSNull null]", .null),
      ("[self layer]", nil), ("view", .view), ("_rect", nil), ("view.topAnchor", .anchor),
      ("@YES", nil),
    ] as [(String, GivenKind?)])
  func `The kind of a value of Objective-C is shown by its spelling or its variable`(
    value: String, expected: GivenKind?
  ) {
    let source = """
      @implementation C { CGRect _rect; }
      - (void)f:(UIView *)view { id value = \(value); }
      @end
      """
    expectEqual(Self.kind(source, .objectiveC), expected, "\(value)")
  }

  @Test(
    arguments: [
      ("import UIKit", false), ("import UIKit\nimport Kit", true), ("@testable import UIKit", true),
      ("#if canImport(Kit)\nimport Kit\n#endif", true), ("import UIKit.UIView", false), ("", false),
    ])
  func `A module that is not the system's is recognized`(source: String, imports: Bool) {
    expectEqual(Self.index(source).importsOthers, imports, "\(source)")
  }

  @Test func `A type is shared with its parents and the types of its properties`() {
    let swift = Self.index(
      """
      class C<T>: Outer.Base<T>, P & Q {
        let a: Box, b: Box?
        var c = Box(), d: Kit.Box, e: [Box]
        func f() { let g: Box }
        struct D: Hashable { var h: Box }
      }
      extension C: R { var i: Box { Box() } }
      """)
    let types = ["C", "D", "E"].flatMap { swift.sharedTypes(named: $0) }
    expectEqual(types.map { $0.name }, ["C", "D"])
    expectEqual(types.map { $0.parents }, [["Base", "P", "Q"], ["Hashable"]])
    expectEqual(types.map { $0.properties }, [["a": "Box", "b": "Box"], ["h": "Box"]])
    let objectiveC = Self.index(
      """
      @interface C : Base <P>
      @property (nonatomic) Box *a, *b;
      @property id c;
      @end
      @interface C ()
      @property Box *d;
      @end
      """, .objectiveC
    ).sharedTypes(named: "C")
    expectEqual(objectiveC.map { $0.parents }, [["Base"]])
    expectEqual(objectiveC.map { $0.properties }, [["a": "Box", "b": "Box"]])
  }

  @Test func `A function is shared unless it is a local one`() {
    let source =
      "class C { private func add(_ f: String) { func local() {} } }\nprotocol P { static func need() }"
    let shared = HostScan.functions(
      named: ["add", "local", "need"], in: Array(source.utf8), language: .swift)
    expectEqual(shared.map { $0.key.name }, ["add(_:)", "need()"])
    expectEqual(shared.map { $0.key.owner }, ["C", "P"])
    expectEqual(shared.map { $0.key.isStatic }, [false, true])
    expectEqual(shared.map { $0.isPrivate }, [true, false])
    expectEqual(shared.map { $0.hasBody }, [true, false])
    expectEqual(shared.map { $0.shape?.text }, [":1", ""])
  }

  @Test(
    arguments: [
      ("a: String", "a:1"), ("_ a: String?", ":1"), ("a b: [Int]...", "a:3."),
      ("a: [Int: Int] = [:]", "a:2="),
      ("a: @escaping () -> Void", "a:4"), ("a: (() -> Void)?", "a:4"), ("a: UIView", "a:5"),
      ("a: Kit.String", "a:0"), ("a: UIView & P", "a:0"), ("a: some View", "a:0"),
      ("a: Array<Int>", "a:3"),
    ])
  func `The shape of a function has the labels and kinds of its parameters`(
    parameter: String, shape: String
  ) {
    let index = Self.index("func f(\(parameter)) {}")
    expectEqual(index.functions.first?.shape?.text, shape, "\(parameter)")
  }

  @Test(
    arguments: [
      ("\"a\"", .text), ("\"a\" + b", .text), ("8", .plain), ("[a]", .list),
      ("[\"a\": a]", .dictionary),
      ("[:]", .dictionary), ("{ a }", .closure), ("text", .text), ("boxView", .plain),
      ("other", .any),
      ("list", .list), ("view.frame", .any), ("made", .text), ("many", .any),
    ] as [(String, ValueKind)])
  func `The kind of an argument is shown by its spelling, its variable or its name`(
    argument: String, kind: ValueKind
  ) {
    let index = Self.index(
      "func f(text: String, list: [Int], many: String...) { let made = \"a\"; let value = \(argument) }"
    )
    let value = index.bindings.variables.last { index.tokens.isWord($0.token, "value") }?.value
    expectEqual(value.map { index.kind(ofArgument: $0) }, kind, "\(argument)")
  }
}
