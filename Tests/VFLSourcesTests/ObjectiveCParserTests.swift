import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the syntax trees of Objective-C, one statement at a time.
struct ObjectiveCParserTests {
  private func expect(
    _ code: String, _ dump: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectEqual(
      ObjectiveCTreeDump.dump(statement: code), dump, code, sourceLocation: sourceLocation)
  }

  // MARK: Expressions

  @Test func `A message is a call of a member of its receiver`() {
    expect("[r name];", "[r.name];")
    expect("[r a:x b:y];", "[r.a x, b: y];")
    expect("[[A alloc] init];", "[[A.alloc].init];")
    expect("[super viewDidLoad];", "[super.viewDidLoad];")
    expect("[self.view.layer x][@\"a\"];", "[self.view.layer.x][@\"a\"];")
    expect("[f(a)->b c:^{ d; }];", "[f(a).b.c ^(){d;}];")
    expect("[@\"a\" length];", "[@\"a\".length];")
    expect("[NSArray<NSString *> array];", "[NSArray.array];")
  }

  @Test func `The further arguments of a message follow a comma without a label`() {
    expect("[D dict:a, @\"a\", nil];", "[D.dict a, @\"a\", nil];")
    expect("[D a:x, y b:z];", "[D.a x, y, b: z];")
    expect("[F points:0.4 :0.0];", "[F.points 0.4, :: 0.0];")
  }

  @Test func `A name before a colon ends an argument except between the parts of a choice`() {
    expect("[x a:c ? y : z b:d];", "[x.a (c ? y : z), b: d];")
    expect("[x a:@\"b\" NAME c:d];", "[x.a @\"b\" ~NAME, c: d];")
    expect("[x a:(y) b:z];", "[x.a y, b: z];")
    expect("x = a ? @\"b\" NAME : @\"c\";", "(x = (a ? @\"b\" ~NAME : @\"c\"));")
    expect("[(x) addView:y];", "[x.addView y];")
  }

  @Test func `Members, calls and subscripts follow each other`() {
    expect("a.b->c[1](x, y).d;", "a.b.c[1](x, y).d;")
    expect("std::max(a::b, ::c);", "std.max(a.b, .c);")
    expect("std::make_shared<Row>(1)->x;", "std.make_shared(1).x;")
    expect("make.left.equalTo(self).offset(8);", "make.left.equalTo(self).offset(8);")
    expect("x++; --y; *p++ = 1;", "(x ++); (-- y); ((* (p ++)) = 1);")
  }

  @Test func `Operators of one precedence are one operation`() {
    expect("x = a + b - c * d;", "(x = (a + b - (c * d)));")
    expect(
      "x = a || b && c | d ^ e & f == g < h << i;",
      "(x = (a || (b && (c | (d ^ (e & (f == (g < (h << i)))))))));")
    expect("a = b = c, d += e;", "((a = (b = c)) , (d += e));")
    expect("x <<= 2; x >>= y >> 1;", "(x <<= 2); (x >>= (y >> 1));")
    expect("x = a ?: b ? c : d;", "(x = (a ? - : (b ? c : d)));")
    expect("x = !a && -b < ~c;", "(x = ((! a) && ((- b) < (~ c))));")
  }

  @Test func `A boxed value is a prefix`() {
    expect(
      "x = @[@8, @-1, @(y), @YES, @'c'];",
      "(x = @[(@ 8), (@ (- 1)), (@( y), (@YES @YES), (@ <'c'>)]);")
    expect("x = @{@\"a\": @1, b : @{}, };", "(x = @{@\"a\": (@ 1), b: @{}});")
  }

  @Test func `Adjacent literals and the macros between them are one string`() {
    expect("x = @\"a\" @\"b\"\n  \"c\";", "(x = @\"a\" @\"b\" \"c\");")
    expect("x = @\"[\" NAME \"]\";", "(x = @\"[\" ~NAME \"]\");")
    expect("x = PREFIX @\"a\";", "(x = ~PREFIX @\"a\");")
    expect("f(@\"%\" PRId64, STR(x) @\"y\");", "f(@\"%\" ~PRId64, ~STR @\"y\");")
    expect("x = @\"a\" @STR(y) @\"b\" @NAME;", "(x = @\"a\" ~@STR @\"b\" ~@NAME);")
    expect("x = @STR(y) @\"b\";", "(x = ~@STR @\"b\");")
    expect("[a b:@\"x\" @STR(y) @\"z\" c:d];", "[a.b @\"x\" ~@STR @\"z\", c: d];")
  }

  @Test func `Parentheses with a type are a cast`() {
    expect("x = (NSString *)y;", "(x = cast<NSString>(y));")
    expect("x = (id)[a b];", "(x = cast<id>([a.b]));")
    expect("x = (NSLayoutFormatOptions)0;", "(x = cast<NSLayoutFormatOptions>(0));")
    expect("x = (__bridge CFTypeRef)y;", "(x = cast<CFTypeRef>(y));")
    expect("x = (CGFloat)(a + b);", "(x = cast<CGFloat>((a + b)));")
    expect("x = ((Foo *)y).z;", "(x = cast<Foo>(y).z);")
    expect("x = (CGRect){a, {1}};", "(x = cast<CGRect>(@[a, @[1]]));")
    expect("x = ((void (*)(id, SEL))f)(a);", "(x = cast<function>(f)(a));")
    expect("x = static_cast<Row *>(y);", "(x = cast<Row>(y));")
    expect("x = a[(NSUInteger)b.c];", "(x = a[cast<NSUInteger>(b.c)]);")
  }

  @Test func `Parentheses with a value are no cast`() {
    expect("x = (width) - 10;", "(x = (width - 10));")
    expect("x = (kMargin) * 2;", "(x = (kMargin * 2));")
    expect("(block)(x); y = (views)[0];", "block(x); (y = views[0]);")
    expect("x = (a, b);", "(x = (a , b));")
  }

  @Test func `Blocks, lambdas and statement expressions are closures`() {
    expect("x = ^{ return 1; };", "(x = ^(){leave 1;});")
    expect("x = ^(NSString *s, BOOL *stop) { };", "(x = ^(s: NSString, stop: BOOL){});")
    expect("x = ^NSArray *(id y) { };", "(x = ^(y: id){});")
    expect("^{ a(); }();", "^(){a();}();")
    expect(
      "auto f = [&, v = y](const auto &x) -> bool { return x; };",
      "var f: auto = ^[v: y](x: auto){leave x;};")
    expect("x = ({ int y = 1; y; });", "(x = ^(){var y: int = 1; y;});")
  }

  @Test func `A directive with parentheses is not read`() {
    expect("x = @selector(a:b:);", "(x = <@selector ( a : b : )>);")
    expect("x = @protocol(A);", "(x = <@protocol ( A )>);")
    expect("x = @encode(int);", "(x = <@encode ( int )>);")
    expect("x = sizeof(struct A) + sizeof y;", "(x = (sizeof(<struct A>) + (sizeof y)));")
    expect("x = va_arg(list, NSString *);", "(x = va_arg(list, <NSString *>));")
  }

  @Test func `Expressions of C++ are read`() {
    expect("x = new A(b); delete x;", "(x = (new A(b))); (delete x);")
    expect("x = new;", "(x = new);")
    expect("x = Insets{1, 2};", "(x = Insets(1, 2));")
    expect("std::cout << a << b;", "(std.cout << a << b);")
  }

  // MARK: Statements

  @Test func `An if with its branches is one statement`() {
    expect("if (a) b; else if (c) { d; } else e;", "if(a) {b;} else(c) {d;} else {e;}")
    expect("if (a) if (b) c; else d;", "if(a) {if(b) {c;} else {d;}}")
    expect("if (auto *x = y) z;", "if(let x: auto = y) {z;}")
    expect("if (a); else { }", "if(a) {} else {}")
  }

  @Test func `Loops of all forms are read`() {
    expect("for (;;) break;", "for( -; -) {stop;}")
    expect(
      "for (int i = 0, j = 9; i < j; i++, j--) x;",
      "for(var i: int = 0, j: int = 9; (i < j); ((i ++) , (j --))) {x;}")
    expect("for (x in y) z;", "each(x in y) {z;}")
    expect("for (self.x in y) z;", "each(self.x in y) {z;}")
    expect("for (NSString *s in @[a]) { z; }", "each(s: NSString in @[a]) {z;}")
    expect("for (const auto &x : y) z;", "each(x: auto in y) {z;}")
    expect("for (auto [k, v] : y) z;", "each((k, v): auto in y) {z;}")
    expect("while (a && b) { continue; }", "while((a && b)) {skip;}")
    expect("do { a; } while (0); b;", "until(0) {a;} b;")
    expect("for (id k in d) if (k) x; else y;", "each(k: id in d) {if(k) {x;} else {y;}}")
  }

  @Test func `Several labels in a row are several cases`() {
    expect(
      "switch (x) { case A: case B: a; break; case (C)1: { b; } default: c; }",
      "switch(x) case A{} case B{a; stop;} case cast<C>(1){do {b;}} default{c;}")
    expect("switch (x) { case N::A: y; } z;", "switch(x) case N.A{y;} z;")
  }

  @Test func `Statements that leave the block are jumps`() {
    expect(
      "return; return x; goto end; end: y;",
      "leave; leave x; go end; end: y;")
    expect("@throw e; throw X(1);", "fail e; fail X(1);")
    expect("end: ;", "end: <>")
  }

  @Test func `Statements with a body are read`() {
    expect(
      "@try { a; } @catch (E *e) { b; } @finally { c; }",
      "try {a;} catch(e: E) {b;} finally {c;}")
    expect(
      "try { a; } catch (const E &e) { b; } catch (...) { }",
      "try {a;} catch(e: E) {b;} catch() {}")
    expect(
      "@autoreleasepool { a; } @synchronized (self) { b; } { c; }",
      "do {a;} do (self) {b;} do {c;}")
  }

  @Test func `A macro without a semicolon ends with its line`() {
    expect("FOO(x)\n[self bar];", "FOO(x); [self.bar];")
    expect("LOG_ENTER\nx = 3;", "LOG_ENTER; (x = 3);")
    expect("@weakify(self) [self.x y];", "@weakify(self); [self.x.y];")
    expect("foreach (x, y) { z; }", "foreach(x, y); do {z;}")
    expect("SOME_MACRO(a) if (x) y;", "SOME_MACRO(a); if(x) {y;}")
  }

  // MARK: Declarations in functions

  @Test func `A declaration gives each variable its type and value`() {
    expect("NSString *a = @\"x\", *b;", "var a: NSString = @\"x\", b: NSString;")
    expect("NSDictionary<NSString *, UIView *> *views = x;", "var views: NSDictionary<> = x;")
    expect("__block NSInteger n = 0;", "var n: NSInteger = 0;")
    expect("__weak typeof(self) weakSelf = self;", "var weakSelf: other = self;")
    expect("__typeof(self) __weak weakSelf = self;", "var weakSelf: other = self;")
    expect("static NSString * const k = @\"a\";", "static const var k: NSString = @\"a\";")
    expect("const CGFloat x = 8; const char *y;", "const var x: CGFloat = 8; var y: char;")
    expect("NSString *fs[] = {a, b};", "var fs: NSString = @[a, b];")
    expect("unsigned long long n = 3;", "var n: long = 3;")
    expect("let x = 1; var y = 2;", "const var x: let = 1; var y: var = 2;")
    expect("int a[2][3] = {{1}, {2}};", "var a: int = @[@[1], @[2]];")
    expect("struct Foo *p = &x;", "var p: Foo = (& x);")
    expect("NSString *s __attribute__((unused)) = x;", "var s: NSString = x;")
  }

  @Test func `Variables with blocks and functions are declared`() {
    expect(
      "void (^name)(NSString *) = ^(NSString *s) { };",
      "var name: function = ^(s: NSString){};")
    expect("NSArray *(^make)(id, int) = x;", "var make: function = x;")
    expect("int (*f)(void) = NULL;", "var f: function = NULL;")
  }

  @Test func `Declarations of C++ are read`() {
    expect(
      "std::vector<std::pair<int, A *>> v = {{1, a}};",
      "var v: ::vector<> = @[@[1, a]];")
    expect("Row r(\"x\"), *p = nullptr;", "var r: Row = tuple(\"x\"), p: Row = nullptr;")
    expect("Row r{1}; auto [a, b] = r;", "var r: Row = @[1]; var (a, b): auto = r;")
    expect("const auto &x = y; auto *z = y;", "const var x: auto = y; var z: auto = y;")
    expect(
      "std::vector<int>::iterator it = v.begin();",
      "var it: ::iterator<> = v.begin();")
  }

  @Test func `Products and comparisons are no declarations`() {
    expect("x = a * b; f(a * b, c);", "(x = (a * b)); f((a * b), c);")
    expect("x = a < b; f(a < b, c > d);", "(x = (a < b)); f((a < b), (c > d));")
    expect("a * b = c;", "var b: a = c;")
  }

  @Test func `Code that is not understood costs one statement`() {
    expect("a; ) ]; b;", "a; <) ] ;> b;")
    expect("x = = y; z;", "(x = <>); <= y ;> z;")
    expect("a; else b;", "a; <else> b;")
    expect("view.\n[x y];", "(view .); [x.y];")
    expect("x = [A name:", "(x = [A.name <>]);")
    expect("x = @[a, ", "(x = @[a]);")
    expect("case 1: x;", "<case 1 :> x;")
  }
}
