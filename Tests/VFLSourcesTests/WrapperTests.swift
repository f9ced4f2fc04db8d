import Foundation
import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLSources

/// Tests of functions and methods that pass a format string to `NSLayoutConstraint`.
struct WrapperTests {
  /// Returns the format strings that are read.
  private static func formats(_ source: String, _ language: HostLanguage) -> [String] {
    HostScan(Array(source.utf8), language: language).sites.map {
      String(decoding: $0.literal.text, as: UTF8.self)
    }
  }

  private static let call = "constraints(withVisualFormat: f, options: [], metrics: nil, views: v)"

  @Test(
    arguments: [
      // A function is a wrapper only if every nonempty string reaches the call unchanged.
      ("CALL", true), ("if f.isEmpty { return }; CALL", true),
      ("guard !f.isEmpty else { return }; CALL", true), ("print(f); CALL", true),
      ("assert(f.hasPrefix(\"H:\")); CALL", true),
      ("if f.hasPrefix(\"X\") { fatalError(f) }; CALL", false),
      ("assertionFailure(f); CALL", true), ("if f.isEmpty { preconditionFailure(f) }; CALL", true),
      ("let g = f; use(g); CALL", true),
      ("if wide { CALL } else { CALL }", true), ("if f.hasPrefix(\"V\") { log() }; CALL", true),
      ("if f == \"fill\" { return fill() }; CALL", false),
      ("switch f {\ncase \"fill\": fill()\ndefault: CALL\n}", false),
      ("let f = f.trimmed(); CALL", false), ("var f = f; f = \"H:\" + f; CALL", false),
      ("var f = f; if wide { f += \"|\" }; CALL", false),
      ("if raw { CALL } else { parse(f) }", false), ("if raw { parse(f); return }; CALL", false),
      ("guard known(f) else { return }; CALL", false), ("change(&f); CALL", false),
    ])
  func `A Swift function that uses its string in another way is no wrapper`(
    body: String, isWrapper: Bool
  ) {
    let body = body.replacing("CALL", with: Self.call)
    let source = "class X {\nfunc add(_ f: String) {\n\(body)\n}\nfunc g() { add(\"[a]\") }\n}"
    expectEqual(Self.formats(source, .swift).contains("[a]"), isWrapper, "\(source)")
    let closure = "func g() {\nlet add = { (f: String) in\n\(body)\n}\nadd(\"[a]\")\n}"
    expectEqual(Self.formats(closure, .swift).contains("[a]"), isWrapper, "\(closure)")
  }

  @Test(
    arguments: [
      ("if (f.length) CALL", true), ("if (!f) return; CALL", true),
      ("NSParameterAssert(f.length > 0); CALL", true), ("NSLog(@\"%@\", f); CALL", true),
      ("f = [f substringFromIndex:1]; CALL", false),
      ("if ([f isEqualToString:@\"fill\"]) { return; } CALL", false),
      ("if (raw) [self parse:f]; else CALL", false), ("SET(f); CALL", false),
    ])
  func `An Objective-C method that uses its string in another way is no wrapper`(
    body: String, isWrapper: Bool
  ) {
    let call = "[NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v];"
    let source =
      "@implementation X\n- (void)add:(NSString *)f {\n\(body.replacing("CALL", with: call))\n}\n"
      + "- (void)g { [self add:@\"[a]\"]; }\n@end"
    expectEqual(Self.formats(source, .objectiveC).contains("[a]"), isWrapper, "\(source)")
  }

  @Test(
    arguments: [
      ("add(\"a\")", true), ("self.add(\"a\")", true), ("run { self.add(\"a\") }", true),
      ("let x = X(); x.add(\"a\")", true), ("X().add(\"a\")", true), ("own.add(\"a\")", true),
      ("logger.add(\"a\")", false), ("Log.shared.add(\"a\")", false), ("super.add(\"a\")", false),
      ("let add = { (s: String) in print(s) }; add(\"a\")", false),
      ("func add(_ s: String) { print(s) }; add(\"a\")", false),
      ("let x = Y(); x.add(\"a\")", false),
    ])
  func `A method call is read only if its receiver has the type of the wrapper`(
    call: String, isFound: Bool
  ) {
    let source = """
      class X: UIView {
        let own: X
        func add(_ f: String) { \(Self.call) }
        func g() { \(call) }
      }
      class Y { func add(_ f: String) { print(f) } }
      """
    expectEqual(Self.formats(source, .swift), (isFound ? ["a"] : []), "\(call)")
  }

  @Test(
    arguments: [
      (
        "class C: UIViewController { func g() { view.add(\"a\"); cell.contentView.add(\"[b]\") } }",
        "a[b]"
      ),
      ("class C: UITableViewCell { func g() { add(\"a\"); self.add(\"b\") } }", "ab"),
      ("class C { func g() { log.add(\"a\"); add(\"b\") } }", ""),
      ("func g(card: CardView) { card.add(\"[a]\"); card.add(\"none\") }", "[a]"),
    ])
  func `A method in an extension of UIView is read only for views`(type: String, found: String) {
    let source = "extension UIView { func add(_ f: String) { \(Self.call) } }\n\(type)"
    expectEqual(Self.formats(source, .swift).joined(), found, "\(type)")
  }

  @Test(
    arguments: [
      ("[self add:@\"a\"]", true), ("[[X new] add:@\"a\"]", true),
      ("X *x = [self make]; [x add:@\"a\"]", true), ("[self.logger add:@\"a\"]", false),
      ("[super add:@\"a\"]", false), ("[Log add:@\"a\"]", false), ("Add(self, @\"a\")", true),
      ("log.Add(self, @\"a\")", false),
      ("void (^Add)(id, id) = ^(id s, id f) { NSLog(f); }; Add(self, @\"a\")", false),
    ])
  func `An Objective-C wrapper is recognized by its receiver, and a C wrapper by its name`(
    call: String, isFound: Bool
  ) {
    let system = "[NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v]"
    let source = """
      static void Add(id s, NSString *f) { [s use:\(system)]; }
      @implementation X
      - (void)add:(NSString *)f { [self use:\(system)]; }
      - (void)g { \(call); }
      @end
      """
    expectEqual(Self.formats(source, .objectiveC), (isFound ? ["a"] : []), "\(call)")
  }

  @Test func `An initializer that is a wrapper is recognized by its type`() {
    let source = """
      struct F { init(_ f: String) { c = \(Self.call) } }
      struct G { init(_ f: String) { print(f) } }
      let a = F("a"), b = G("b")
      """
    expectEqual(Self.formats(source, .swift), ["a"])
  }

  @Test func `Blocks with the same name in different functions are distinguished`() {
    let make = "void (^add)(NSString *) = ^(NSString *f)"
    let source = """
      @implementation X
      - (void)g { \(make) { [NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v]; }; add(@"a"); }
      - (void)h { \(make) { NSLog(f); }; add(@"b"); }
      @end
      """
    expectEqual(Self.formats(source, .objectiveC), ["a"])
  }

  @Test func `The names of a wrapper with different dictionaries are unknown`() {
    func views(_ second: String) -> [NameKnowledge] {
      let source = """
        class X {
          func add(_ f: String) {
            if wide { constraints(withVisualFormat: f, options: [], metrics: nil, views: ["a": a]) }
            else { constraints(withVisualFormat: f, options: [], metrics: nil, views: \(second)) }
          }
          func g() { add("[a]") }
        }
        """
      return HostScan(Array(source.utf8), language: .swift).sites.map(\.views)
    }
    expectEqual(views("[\"b\": b]"), [.unknown])
  }

  @Test func `A macro uses the dictionary that is visible at its call site`() {
    let source = """
      #define ADD(f) [NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:views]
      @implementation X
      - (void)g { NSDictionary *views = @{ @"a" : a }; ADD(@"[a]"); }
      - (void)h { NSDictionary *views = @{ @"b" : b }; ADD(@"[b]"); }
      @end
      """
    let sites = HostScan(Array(source.utf8), language: .objectiveC).sites
    expectEqual(sites.map { $0.views.names.map(\.name) }, [["a"], ["b"]])
  }

  @Test(
    arguments: [
      // The other function is a wrapper, calls the wrapper, or does neither.
      ("func add(_ f: String, views: [UIView]) { CALL }", true),
      ("func add(_ f: String, views: UIView...) { add(f, views: named(views)) }", true),
      ("func add(_ f: String, views: Int) { print(f) }", false),
      ("static func add(_ f: String, views: Int) { print(f) }", true),
      ("func add(_ f: String, v: Int) { print(f) }", true),
    ])
  func `Functions with the same name are distinguished by their labels and types`(
    other: String, isFound: Bool
  ) {
    let source = """
      class X: UIView {
        func add(_ f: String, views: [String: UIView]) { \(Self.call) }
        \(other.replacing("CALL", with: Self.call))
        func g() { add("[a]", views: d); add("none", v: 1) }
        static func h() { add("none", views: 1) }
      }
      """
    let scan = HostScan(Array(source.utf8), language: .swift)
    let found = scan.sites.map { String(decoding: $0.literal.text, as: UTF8.self) }
    expectEqual(found, (isFound ? ["[a]"] : []), "\(other)")
    expectEqual(scan.unreadable.contains { $0.reason == .receiver }, !isFound, "\(other)")
  }

  @Test(
    arguments: [
      ("class X: UIView { func g() { pin(\"a\") } }", true),
      (
        "class P { func pin(_ s: String) { print(s) } }\nclass X: P { func g() { pin(\"a\") } }",
        false
      ),
      (
        "extension UIView { func pin(_ s: String) { print(s) } }\nclass X: UIView { func g() { pin(\"a\") } }",
        false
      ),
      ("class P { func pin(_ s: String) { print(s) } }\nfunc g() { pin(\"a\") }", true),
    ])
  func `A global function is hidden by a method that a class inherits`(
    type: String, isFound: Bool
  ) {
    let source = "func pin(_ f: String) { \(Self.call) }\n\(type)"
    expectEqual(Self.formats(source, .swift), (isFound ? ["a"] : []), "\(type)")
  }

  @Test func `A call with a dictionary does not refer to a function with variadic views`() {
    let source = """
      class X: UIView {
        func add(_ f: String, views: UIView...) {
          var d = [String: UIView]()
          for (i, v) in views.enumerated() { d["v\\(i)"] = v }
          addConstraints(NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: d))
        }
        func g() { add("[v0]", views: aView); add("other", views: ["a": a]); add("any", views: a) }
      }
      extension UIView { func add(_ f: String, views: [String: UIView]) { print(f) } }
      """
    expectEqual(Self.formats(source, .swift), ["[v0]"])
  }

  @Test func `A call that omits an argument without a default refers to another function`() {
    let source = """
      class X: Y {
        func add(_ f: String, on v: UIView) { \(Self.call) }
        func fill(_ f: String, on v: UIView? = nil) { \(Self.call) }
        func g() { add("none"); fill("[a]"); add("[b]", on: v) }
      }
      """
    expectEqual(Self.formats(source, .swift), ["[a]", "[b]"])
  }

  @Test func `A class method and an instance method with the same selector are distinguished`() {
    let system = "[NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v]"
    let source = """
      @class X, Y;
      @implementation X
      + (void)add:(NSString *)f { [Y use:\(system)]; }
      - (void)add:(NSString *)f { NSLog(@"%@", f); }
      - (void)g { [X add:@"a"]; [self add:@"b"]; [[X new] add:@"c"]; [[self class] add:@"d"]; }
      + (void)h { [self add:@"e"]; }
      @end
      """
    expectEqual(Self.formats(source, .objectiveC).filter { "abce".contains($0) }, ["a", "e"])
  }

  @Test(
    arguments: [
      ("\"H:\" + f", "|[a]|", "H:|[a]|"), ("\"H:\\(f)\"", "|[a]|", "H:|[a]|"),
      ("f + \"-|\"", "[a]", "[a]-|"), ("\"V:|[\\(f)(20)]|\"", "box", "V:|[box(20)]|"),
      ("String(format: \"V:%@\", f)", "[a]", "V:[a]"),
    ])
  func `The literals that a wrapper adds to a string are parts of the format string`(
    body: String, argument: String, format: String
  ) {
    let source = """
      class X: UIView {
        func add(_ f: String) { \(Self.call.replacing("t: f", with: "t: \(body)")) }
        func g() { add("\(argument)"); add(other) }
      }
      """
    let scan = HostScan(Array(source.utf8), language: .swift)
    let literals = scan.sites.map(\.literal).filter(\.holes.isEmpty)
    expectEqual(literals.map { String(decoding: $0.text, as: UTF8.self) }, [format], "\(body)")
    #expect(scan.unreadable.isEmpty, "\(body)")
    // Characters that are not in the argument of the call cannot be edited there.
    guard let literal = literals.first, let text = source.range(of: "\"\(argument)\"") else {
      return
    }
    let start = source.utf8.distance(from: source.startIndex, to: text.lowerBound) + 1
    let offset = format.utf8.count / 2
    for place in 0..<format.utf8.count {
      let edit = literal.fileEdit(for: SourceEdit(SourceSpan(place, place + 1), "x"))
      if let edit {
        #expect(edit.span.start >= start && edit.span.end <= start + argument.utf8.count)
        expectEqual(edit.span.length, 1)
      }
    }
    #expect(literal.fileSpan(of: SourceSpan(offset, offset + 1)).start >= start)
  }

  @Test func `A message to super refers to the method of the superclass`() {
    let system = "[NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v]"
    let source = """
      @interface X : UIView
      @end
      @interface Y : X
      @end
      @interface Z : UIView
      @end
      @implementation X
      - (void)add:(NSString *)f { [self use:\(system)]; }
      @end
      @implementation Y
      - (void)g { [super add:@"a"]; }
      @end
      @implementation Z
      - (void)g { [super add:@"b"]; }
      @end
      """
    expectEqual(Self.formats(source, .objectiveC), ["a"])
  }

  @Test func `The type of a property is not treated as a superclass`() {
    let system = "[NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v]"
    let source = """
      @interface A : NSObject
      @property (nonatomic) C *c;
      @end
      @interface A ()
      @property (nonatomic) NSArray<C *> *all;
      @end
      @implementation C
      - (void)add:(NSString *)f { [self use:\(system)]; }
      @end
      @implementation A
      - (void)g { [self add:@"a"]; [self.c add:@"b"]; }
      @end
      """
    expectEqual(Self.formats(source, .objectiveC), ["b"])
  }

  @Test func `All format strings of a call with several format strings are read`() {
    let source = """
      extension UIView {
        func add(_ formats: String..., views: [String: Any]) {
          activate(formats.flatMap { NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: nil, views: views) })
        }
        func all(_ formats: [String], views: [String: Any]) {
          for f in formats { use(NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: views)) }
        }
        func g() {
          add("[a]", "[b]", "[c]", views: ["a": a])
          let list = ["[d]", "[e]"]
          all(list, views: ["d": d])
        }
      }
      """
    let scan = HostScan(Array(source.utf8), language: .swift)
    let found = scan.sites.map { String(decoding: $0.literal.text, as: UTF8.self) }
    expectEqual(found, ["[a]", "[b]", "[c]", "[d]", "[e]"])
    expectEqual(scan.sites.map { $0.views.names.map(\.name) }, [["a"], ["a"], ["a"], ["d"], ["d"]])
  }

  @Test(arguments: ["f", "\"H:\" + f"])
  func `A call that may refer to a wrapper is counted as unreadable`(format: String) {
    let source = """
      class Helper {
        func add(_ f: String) {
          NSLayoutConstraint.constraints(withVisualFormat: \(format), options: [], metrics: nil, views: ["a": a])
        }
      }
      class K { func go() { Helper().add("[a]"); make().add("[b]"); list[0].add("[c]") } }
      """
    let scan = HostScan(Array(source.utf8), language: .swift)
    expectEqual(scan.unreadable.count { $0.reason == .receiver }, 2)
  }

  @Test func `The calls of 40 functions with the same name are each matched to their function`() {
    let numbers = 0..<40
    func function(_ number: Int) -> String {
      "func add(_ f: String, a\(number): Int = 0, b: Int...) { constraints(withVisualFormat: f, "
        + "options: [], metrics: nil, views: [\"v\(number)\": v]) }"
    }
    let calls = numbers.map { "add(\"[v\($0)]\", a\($0): 1\($0 % 2 == 0 ? ", b: 2, 3" : ""))" }
    let source =
      "class K {\n\(numbers.map(function).joined(separator: "\n"))\n"
      + "func go() {\n\(calls.joined(separator: "\n"))\n}\n}"
    let sites = HostScan(Array(source.utf8), language: .swift).sites
    expectEqual(sites.map { $0.views.names.map(\.name) }, numbers.map { ["v\($0)"] })
  }

  @Test func `A property with a closure hides a global function of the same name`() {
    let source = """
      func pin(_ f: String) {
        NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: ["a": a])
      }
      class K { var pin: (String) -> Void = { print($0) }; func go() { pin("no format") } }
      class L { func go() { pin("[a]") } }
      """
    let sites = HostScan(Array(source.utf8), language: .swift).sites
    expectEqual(sites.map { String(decoding: $0.literal.text, as: UTF8.self) }, ["[a]"])
  }
}
