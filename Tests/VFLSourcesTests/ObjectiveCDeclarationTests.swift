import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the syntax trees of whole files of Objective-C.
struct ObjectiveCDeclarationTests {
  private func expect(
    _ code: String, _ lines: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectEqual(
      ObjectiveCTreeDump.dump(code), lines.joined(separator: "\n"), code,
      sourceLocation: sourceLocation)
  }

  @Test func `Interfaces, categories, extensions and protocols have members`() {
    expect(
      "@interface A : B <P, Q> { UIView *_a; @private int b, c; }\n- (void)d;\n@end",
      "classType A: B<> {member _a: UIView; member b: int, c: int; method d -> void;}")
    expect(
      "@interface A (Name) <P>\n@end\n@interface A ()\n@end",
      "addition A: P {}", "addition A {}")
    expect("@interface A<T : id<P>> : B\n@end", "classType A: B {}")
    expect(
      "@protocol P <Q>\n@optional\n- a;\n@end\n@protocol R;",
      "interface P: Q {method a;}", "<@protocol R ;>")
    expect(
      "@implementation A { int _b; }\n@synthesize a = _a;\n@end",
      "implementation A {member _b: int; <@synthesize a = _a ;>}")
  }

  @Test func `A property declares members`() {
    expect(
      "@interface A\n@property (nonatomic, weak) IBOutlet UIView *a, *b;\n@end",
      "classType A {attribute member a: UIView, b: UIView;}")
    expect(
      "@interface A\n@property (copy) void (^block)(id);\n@property id x FOO_MACRO(1);\n@end",
      "classType A {member block: function; member x: id;}")
  }

  @Test func `The later parameters of a method are labelled`() {
    expect(
      "@implementation A\n- (void)a:(T)x b:(U *)y { z; }\n+ (id)c { }\n@end",
      "implementation A {method a(x: T, b y: U) -> void {z;} static method c -> id {}}")
    expect(
      "@interface A\n- (void)log:(NSString *)f, ... NS_FORMAT(1, 2);\n- a:b :c;\n@end",
      "classType A {method log(f: NSString, ...) -> void; method a(b, : c);}")
    expect(
      "@interface A\n- (void)f:(void (^)(id x))g h:(nullable id)i;\n@end",
      "classType A {method f(g: function, h i: id) -> void;}")
  }

  @Test func `Functions of C have parameters and bodies`() {
    expect(
      "static inline CGRect f(CGRect r, const char *s) { return r; }",
      "private func f(r: CGRect, s: char) -> CGRect {leave r;}")
    expect(
      "FOO_EXPORT NSString *g(int, ...) NS_SWIFT_NAME(h());",
      "func g(_: int, ...) -> NSString;")
    expect("int main(int argc, char *argv[])\n{\n}", "func main(argc: int, argv: char) -> int {}")
    expect("TEST(Foo, Bar) { x; }", "unnamed ?(_: Foo, _: Bar) {x;}")
    expect("void (*signal)(int);", "var signal: function;")
  }

  @Test func `Constants of a file are variables`() {
    expect(
      "FOO_EXPORT NSString * const A;\nstatic const CGFloat b = 8, c = 9;",
      "const var A: NSString;", "private static const var b: CGFloat = 8, c: CGFloat = 9;")
    expect("UIKIT_EXTERN const CGFloat H NS_AVAILABLE(8_0);", "const extern var H: CGFloat;")
    expect("NS_ASSUME_NONNULL_BEGIN\nNSString *a;", "NS_ASSUME_NONNULL_BEGIN;", "var a: NSString;")
  }

  @Test func `Structures and enumerations have members`() {
    expect("struct A { int b : 2; C *d; } e;", "valueType A {var b: int; var d: C;}")
    expect("enum A : int { B = 1, C };", "valueType A: int {cases B = 1, C;}")
    expect(
      "typedef NS_ENUM(NSInteger, X) { Y };\nint z;",
      "<typedef NS_ENUM ( NSInteger , X ) { Y } ;>", "var z: int;")
    expect("struct A;\n@class B, C;", "<struct A ;>", "<@class B , C ;>")
    expect("f(enum class A a) { }", "func f(a: A) {}")
    expect("f(struct struct struct A a) { }", "func f() {}")
  }

  @Test func `Classes of C++ have methods`() {
    expect(
      "class A final : public B<C> {\npublic:\n  A(int x) : y(x) {}\n  virtual ~A();\n"
        + "  virtual void f() const override;\n  static int g(int x = 3);\nprivate:\n  int y = 0;\n};",
      "classType A: B<> {func A(x: int) {} func A(); override func f() -> void; "
        + "static func g(x: int = 3) -> int; var y: int = 0;}")
    expect(
      "void A::f(int x) const { }\nA::A() : b(1), c{2} { d; }\nA::~A() {}",
      "func A::f(x: int) -> void {}", "func A::A() {d;}", "func A::A() {}")
    expect(
      "template <typename T> T max(T a, T b) { return a; }",
      "<template < typename T >>", "func max(a: T, b: T) -> T {leave a;}")
    expect("bool operator==(const A &a, const A &b);", "unnamed ?(a: A, b: A) -> bool;")
  }

  @Test func `Name spaces contain declarations`() {
    expect("namespace a { namespace { int x; } }", "space a {space ? {var x: int;}}")
    expect(
      "extern \"C\" { void f(void); }\nextern \"C\" int g();",
      "space ? {func f() -> void;}", "func g() -> int;")
    expect(
      "using namespace std;\nnamespace b = c::d;",
      "<using namespace std ;>", "<namespace b = c :: d ;>")
  }

  @Test func `An import has the names of its modules`() {
    expect("@import A.B;\n#import <C/C.h>\nint x;", "import A . B;", "var x: int;")
  }

  // MARK: Conditional compilation

  @Test func `The branches of an if directive are one statement`() {
    expect(
      "void f() {\n#if A\n  a;\n#elif B\n  b;\n  c;\n#else\n#endif\n  d;\n}",
      "func f() -> void {#if 1{a;} 2{b; c;} 3{} d;}")
    expect(
      "#if A\n@interface B\n@end\n#else\nint x;\n#endif\nint y;",
      "#if 1{classType B {}} 2{var x: int;}", "var y: int;")
    expect(
      "void f() {\n#if A\n#if B\n  b;\n#endif\n  a;\n#endif\n}",
      "func f() -> void {#if 1{#if 2{b;} a;}}")
    expect(
      "@implementation A\n#if B\n- (void)b { }\n#endif\n- (void)c { }\n@end",
      "implementation A {#if 1{method b -> void {}} method c -> void {}}")
  }

  @Test func `Conditional compilation in an expression leaves its tokens`() {
    expect(
      "void f() {\n  x(a\n#if A\n  , b\n#endif\n  );\n  y;\n}",
      "func f() -> void {x(a, b); y;}")
    expect(
      "void f() {\n  switch (x) {\n#if A\n  case 1: a;\n#endif\n  case 2: b;\n  }\n}",
      "func f() -> void {switch(x) case 1{a;} case 2{b;}}")
  }

  @Test func `Braces that two branches open are read in each branch`() {
    expect(
      "void f() {\n#if A\n  if (a) {\n#else\n  if (b) {\n#endif\n    c;\n  }\n  d;\n}\nint x;",
      "func f() -> void {#if 1{if(a) {}} 2{if(b) {}} c; <}> d;}", "var x: int;")
  }

  // MARK: Macros

  @Test func `A macro has the statements of its replacement text`() {
    expect(
      "#define A(x, ...) [x y:__VA_ARGS__]\n#define B @\"|\"\n#define C",
      "macro A(x, __VA_ARGS__) {[x.y __VA_ARGS__];}", "macro B {@\"|\";}", "macro C {}")
    expect(
      "#define A(x) do { [x a]; x = nil; } while (0)\nint y;",
      "var y: int;", "macro A(x) {until(0) {[x.a]; (x = nil);}}")
    expect(
      "#define H(s) @\"H:\" s\n#define N(V) @\"[\" #V \"]\"",
      "macro H(s) {@\"H:\" ~s;}", "macro N(V) {@\"[\" #V \"]\";}")
    expect(
      "#define A(v, f) [(v) add:(f) options:0]",
      "macro A(v, f) {[v.add f, options: 0];}")
    expect(
      "#define A(x) if (x) { y; } else\n#define B(args...) f(a, ##args)",
      "macro A(x) {if(x) {y;} else {}}", "macro B(args) {f(a, args);}")
    expect(
      "#define S(c) + (c *)shared##c { return nil; }\n#define V(n) UIView *n##View = x;",
      "macro S(c) {static method ? -> c {leave nil;}}", "macro V(n) {var ?: UIView = x;}")
    expect("#define E } while (0)\n#define F @end", "macro E {<}> while(0) {}}", "macro F {<@end>}")
  }

  // MARK: Code that is not finished

  @Test func `A method that is not closed ends in front of the next method`() {
    expect(
      "@implementation A\n- (void)a {\n  if (x) {\n    [self b:\n}\n- (void)c { d; }\n@end\nint y;",
      "implementation A {method a -> void {if(x) {[self.b <>];}} method c -> void {d;}}",
      "var y: int;")
    expect(
      "@implementation A\n- (void)a { x = @[b,\n- (id)c { return d; }\n@end",
      "implementation A {method a -> void {(x = @[b]);} method c -> id {leave d;}}")
    expect(
      "@implementation A\n- (void)a\n- (void)b { }\n@end",
      "implementation A {method a -> void; method b -> void {}}")
  }

  @Test func `A type that is not closed ends in front of the next type`() {
    expect(
      "@interface A : B\n- (void)a;\n@implementation A\n- (void)a { b(\n@end\n@interface C\n@end",
      "classType A: B {method a -> void;}", "implementation A {method a -> void {b();}}",
      "classType C {}")
    expect(
      "@interface A\n@property (copy) NSString\n@property int b;\n@end",
      "classType A {<@property ( copy ) NSString> member b: int;}")
  }
}
