import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the variables that names refer to.
struct BinderTests {
  private static func tree(_ source: String, _ language: HostLanguage) -> SourceTree {
    let bytes = Array(source.utf8)
    return SourceTree(bytes, language: language)
  }

  /// Returns for each mention of a name which of the mentions declares its variable; `-1` for none.
  private static func declarations(
    of name: String, in source: String, _ language: HostLanguage = .swift
  ) -> [Int] {
    let tree = tree(source, language)
    let bindings = Binder.bindings(of: tree)
    let mentions = tree.tokens.tokens.indices.filter { tree.tokens.word($0) == name }
    return mentions.map { token in
      bindings.variable(at: token).flatMap {
        mentions.firstIndex(of: bindings.variables[$0].token)
      } ?? -1
    }
  }

  /// Returns which mentions of a name may change its variable.
  private static func writes(
    to name: String, in source: String, _ language: HostLanguage = .swift
  ) -> [Int] {
    let tree = tree(source, language)
    let bindings = Binder.bindings(of: tree)
    let mentions = tree.tokens.tokens.indices.filter { tree.tokens.word($0) == name }
    return mentions.indices.filter { index in
      bindings.writes.contains { Int($0.token) == mentions[index] }
    }
  }

  @Test(
    arguments: [
      // Blocks, and the value of a declaration.
      ("func f() { let a = 1; do { let a = a; g(a) }; g(a) }", [0, 1, 0, 1, 0]),
      ("func f(a: Int) { g(a); let a = a + 1; g(a) }", [0, 0, 2, 0, 2]),
      ("func f() { g { a in g(a) }; g(a) }", [0, 0, -1]),
      ("func f() { let a = { (b: Int) in a(b) } }", [0, -1]),
      ("func f() { a(); func a() { a() }; a() }", [1, 1, 1, 1]),
      // A local function sees the variables that its block declares after it.
      ("func f() { func h() { g(a) }; let a = 1; h() }", [1, 1]),
      ("func f() { do { func h() { g { a } } }; let a = 1; a }", [1, 1, 1]),
      ("func f() { func h() { g(a) }; do { let a = 1 } }", [-1, 1]),
      ("class C { let a = 1; func f() { func h() { g(a); let a = 2 } } }", [0, 0, 2]),
      ("func f() { func h() { struct S { let b = a } }; let a = 1 }", [-1, 1]),
      // Conditions that unwrap a variable under its own name.
      (
        "func f(a: Int?) { if let a { g(a) }; guard let a = a else { return g(a) }; g(a) }",
        [0, 0, 0, 0, 0, 0, 0]
      ),
      ("func f(a: Int?) { if let a = b(a) { g(a) } else { g(a) } }", [0, 1, 0, 1, 0]),
      ("func f(a: Int?) { guard let a = b(a) else { return g(a) }; g(a) }", [0, 1, 0, 0, 1]),
      ("func f(a: Int?) { if var a = a { a += 1 }; g(a) }", [0, 1, 0, 1, 0]),
      ("func f() { while let a = b(), c(a) { g(a) }; g(a) }", [0, 0, 0, -1]),
      // Loops, cases and errors.
      ("func f() { for a in a where h(a) { g(a) }; g(a) }", [0, -1, 0, 0, -1]),
      ("func f() { for (i, a) in b { g(a) } }", [0, 0]),
      ("func f() { switch b { case .x(let a), .y(let a): g(a); case .z: g(a) } }", [0, 0, 0, -1]),
      ("func f() { switch b { case 1: let a = 1; g(a); default: g(a) } }", [0, 0, -1]),
      ("func f() { if case .x(let a) = a { g(a) } }", [0, -1, 0]),
      ("func f(error: Int) { do { } catch { g(error) }; g(error) }", [0, -1, 0]),
      // Captured values.
      ("func f(a: Int) { g { [a = a + 1] in g(a) }; g { [a] in g(a) } }", [0, 1, 0, 1, -1, 0]),
      // Conditional compilation: a name that several branches declare is one variable.
      ("func f() {\n#if X\nlet a = 1\n#else\nlet a = 2\n#endif\ng(a) }", [0, 0, 0]),
      ("func f(a: Int) {\n#if X\nlet a = 1\ng(a)\n#endif\ng(a) }", [0, 1, 1, 1]),
      // Properties and globals, also those declared later.
      ("class C { func f() { g(a); g(self.a) }; let a = 1 }", [2, 2, 2]),
      ("class C { func f() { g(a) } }\nextension C { var a: Int { 1 } }", [1, 1]),
      ("class C { let a = 1; class D { func f() { g(a) } } }", [0, 0]),
      ("class C { let a = 1; func f(a: Int) { g(a); self.a = a } }", [0, 1, 1, 0, 1]),
      ("class C { static let a = 1 }\nfunc f() { g(C.a); g(c.a) }", [0, 0, -1]),
      ("let a = 1\nfunc f() { g(a) }\nstruct S { func f() { g(a) } }", [0, 0, 0]),
      // Local variables are not visible in local types.
      ("func f(a: Int) { struct S { let b = a } }", [0, -1]),
      // A class or protocol that the file does not show may have a property of the name.
      ("let a = 1\nclass C: Base { func f() { g(a) } }", [0, -1]),
      ("let a = 1\nclass C: UIView, Codable { func f() { g(a) } }", [0, 0]),
      ("let a = 1\nclass B { var a = 2 }\nclass C: B { func f() { g(a) } }", [0, 1, -1]),
      ("let a = 1\nextension Card { func f() { g(a) } }", [0, -1]),
      // Two declarations that may both be meant.
      ("class C { let a = 1 }\nextension C { static let a = 2; func f() { g(a) } }", [0, 1, -1]),
      ("enum E { case x; var a: Int { switch self { case .x: return a } } }", [0, 0]),
      ("func f(a: Int) { g(\"\\(a) \\(b[a])\") }", [0, 0, 0]),
    ])
  func `A name of Swift stands for its variable`(source: String, expected: [Int]) {
    let name = source.contains("error") ? "error" : "a"
    expectEqual(Self.declarations(of: name, in: source), expected, "\(source)")
  }

  @Test(
    arguments: [
      ("void f(int a) { g(a); { int a = 1; g(a); } g(a); }", [0, 0, 2, 2, 0]),
      ("void f(void) { for (int a = 0; a < 2; a++) { g(a); } g(a); }", [0, 0, 0, 0, -1]),
      ("void f(void) { for (id a in b) { g(a); } g(a); }", [0, 0, -1]),
      ("void f(id a) { g(^(id a) { g(a); }); g(^{ g(a); }); }", [0, 1, 1, 0]),
      (
        "void f(void) { switch (b) { case 1: { break; } case 2: ; int a = 1; g(a); default: g(a); } }",
        [0, 0, 0]
      ),
      ("static id a;\n@implementation C\n- (void)f { g(a); g(self.a); }\n@end", [0, 0, -1]),
      (
        "@implementation C { id a; }\n- (void)f { g(a); g(self->a); g(b->a); }\n@end",
        [0, 0, 0, -1]
      ),
      (
        "@interface C : UIView\n@property id a;\n@end\n@implementation C\n- (void)f { g(a); g(self.a); }\n@end",
        [0, -1, 0]
      ),
      (
        "@interface C ()\n@property id a;\n@end\n@interface D ()\n@property id a;\n@end\n@implementation D\n- (void)f { g(self.a); }\n@end",
        [0, 1, 1]
      ),
      (
        "@implementation C\n- (void)add:(id)a to:(id)b { g(a); }\n- (void)g { g(a); }\n@end",
        [0, 0, -1]
      ),
      ("int a;\nclass K : L { void f() { g(a); } };\nclass M { void f() { g(a); } };", [0, -1, 0]),
      ("class K { int a; void f(); };\nint a;\nvoid K::f() { g(a); }", [0, 1, 0]),
      ("void f(void) { void (^a)(id) = ^(id b) { g(b); }; a(nil); }", [0, 0]),
    ])
  func `A name of Objective-C stands for its variable`(source: String, expected: [Int]) {
    expectEqual(Self.declarations(of: "a", in: source, .objectiveC), expected, "\(source)")
  }

  @Test func `A property of Objective-C has an instance variable`() {
    let source = """
      @interface C ()
      @property id a, b;
      @end
      @implementation C { id _a; }
      - (void)f { _a = self.a; _b = self.b; [self setB:nil]; }
      @end
      """
    let tree = Self.tree(source, .objectiveC)
    let bindings = Binder.bindings(of: tree)
    func variables(_ name: String) -> [Int?] {
      tree.tokens.tokens.indices.filter { tree.tokens.word($0) == name }
        .map { bindings.variable(at: $0) }
    }
    let (a, b) = (variables("a"), variables("b"))
    expectEqual(a.map { $0 == a[0] }, [true, true])
    expectEqual(variables("_a").map { $0.flatMap { bindings.counterparts[$0] } }, [a[0], a[0]])
    expectEqual(variables("_b").map { $0.flatMap { bindings.counterparts[$0] } }, [b[0]])
    expectEqual(variables("setB"), [b[0]])
    expectEqual(bindings.variables[b[0] ?? 0].writes.count, 1)
  }

  @Test(
    arguments: [
      ("a = 1; a += 1; g(a == 1, a <= 1); a[0] = 1; a?[0] = 1; a![0][1] = 2", [0, 1, 4, 5, 6]),
      ("a.frame = r; self.a = 1; other.a = 2; a.b.c = 1", [1]),
      ("g(&a); g(&a[0]); g(&a.b); g(-a)", [0, 1, 2]),
      ("(a, b) = (1, a); (b, a[0]) = c", [0, 2]),
      (
        "a.append(1); a.map { $0 }; a.removeAll { $0 }; a?.sort(); a.filter(b).append(1)",
        [0, 2, 3]
      ),
      (
        "a.b.append(1); a.b.map(c); a.b?.c(); self.a.append(2); a[0].append(1); a[0].show()",
        [0, 2, 3, 4]
      ),
    ])
  func `A write of Swift is recorded`(body: String, expected: [Int]) {
    let source = "class C { func f() { \(body) }; var a = [1] }"
    expectEqual(Self.writes(to: "a", in: source), expected, "\(body)")
  }

  @Test(
    arguments: [
      ("a = b; a += 1; a++; --a; g(a == b); a[0] = b; *a = b; g(&a);", [0, 1, 2, 3, 5, 6, 7]),
      (
        "[a addObject:b]; [a setObject:b forKey:c]; [a count]; [a removeAllObjects]; [b add:a];",
        [0, 1, 3]
      ),
      ("a.frame = b; self->a = b; b->a = b; [self.a addObject:b];", [1]),
      ("for (a in b) { }", [0]),
    ])
  func `A write of Objective-C is recorded`(body: String, expected: [Int]) {
    let source = "@implementation C\n- (void)f { \(body) }\n@end\n@interface C () { id a; }\n@end"
    expectEqual(Self.writes(to: "a", in: source, .objectiveC), expected, "\(body)")
  }

  @Test func `A branch of conditional compilation writes the variable of the first one`() {
    let source =
      "func f() {\n#if X\nlet a = 1\n#elseif Y\nlet a = 2\n#else\nlet a = 3\n#endif\ng(a) }"
    expectEqual(Self.writes(to: "a", in: source), [1, 2])
  }

  @Test func `A closure without parameters has those that its names show`() {
    let source = "func f() { g { h($0, $1) { $0 }; h($0) } }"
    let tree = Self.tree(source, .swift)
    let bindings = Binder.bindings(of: tree)
    let found = tree.tokens.tokens.indices.filter {
      tree.tokens.bytes[Int(tree.tokens.tokens[$0].start)] == 0x24
    }
    .map { bindings.variable(at: $0).map { bindings.variables[$0].kind } }
    expectEqual(
      found,
      [
        .parameter(1, index: 0), .parameter(1, index: 1), .parameter(2, index: 0),
        .parameter(1, index: 0),
      ])
  }

  @Test func `The functions are numbered in the order of the file`() {
    let source = "let a = { }; func f() { g { }; func h() { } }\nvar b: Int { 1 }"
    let bindings = Binder.bindings(of: Self.tree(source, .swift))
    expectEqual(bindings.parents, [-1, -1, 1, 1, -1])
    expectEqual(bindings.closures.values.sorted(), [0, 2])
    expectEqual(bindings.functions.values.sorted(), [1, 3])
  }

  @Test(
    arguments: [
      "{ ", "a { ", "a(", "[", "(", "if a { ", "switch a { case b: ", "a = ", "a.b().", "a[1]!",
      ".b",
      ".b()", " + b", " ? b : c", " as B", "func f() { ", "class A { ", "{ a, b in ", "{ [a = ",
      "#if A\nb\n", "for a in b { ", "guard let a = b, ", "var a: Int { get { ", "\"\\(",
      "do { } catch ",
      "x = if a { ", "!", "- ", "else if b {} ", "a ? ", "case .a(",
    ])
  func `Deep and long code of Swift is bound within a small stack`(text: String) async throws {
    let source = "let a = a" + String(repeating: text, count: 3000)
    let isBound = try await onSmallStack { FileIndex(Self.tree(source, .swift)).bindings.steps > 0 }
    #expect(isBound)
  }

  @Test(
    arguments: [
      "{ ", "^{ ", "a(", "[a ", "[", "(", "if (a) { ", "switch (a) { case b: ", "a = ", ".b", "->b",
      "[1]", "@[", "@{a: ", " + b", " ? b : c", "(A *)", "int f(void) { ", "class A { ", "[] { ",
      "\n#if A\nb;\n", "for (a in b) { ", "@try { ", "!", "-", "else if (b) {} ", "a ? ",
      "@autoreleasepool { ",
      "namespace a { ", "[a b:", "*", "&", " b:c",
    ])
  func `Deep and long code of Objective-C is bound within a small stack`(
    text: String
  ) async throws {
    let source = "void f(void) { id a = a" + String(repeating: text, count: 3000)
    nonisolated(unsafe) let tree = Self.tree(source, .objectiveC)
    let isBound = try await onSmallStack { FileIndex(tree).bindings.steps > 0 }
    #expect(isBound)
  }

  @Test(arguments: HostLanguage.allCases)
  func `The binder takes linear time`(language: HostLanguage) {
    let isSwift = language == .swift
    let parts: [String] =
      isSwift
      ? [
        "let aN = a0\n", "do { let a = a0; g(a) }\n", "class CN: CM { let b = a0 }\n",
        "func f(a: Int) { if let a { g(a) } }\n", "#if X\nlet c = 1\n#else\nlet c = 2\n#endif\n",
        "class D: E { func f() { g(a0, self.x) } }\n",
      ]
      : [
        "int aN = a0;\n", "void f(int a) { { int a = 1; g(a); } }\n",
        "@interface CN : CM\n@property id b;\n@end\n",
        "@implementation C\n- (void)f { g(a0, self.b, _b); }\n@end\n",
      ]
    for part in parts {
      let counts = [200, part == parts[0] ? 20_000 : 4000].map { count in
        let source = (0..<count).map {
          part.replacing("N", with: "\($0)").replacing("M", with: "\($0 + 1)")
        }.joined()
        let text = isSwift && part.hasPrefix("do") ? "func f(a0: Int) {\n\(source)}" : source
        let tree = Self.tree(text, language)
        return (Binder.bindings(of: tree).steps, tree.tokens.tokens.count)
      }
      #expect(counts[1].0 < 100 * counts[1].1, "\(part)")
      #expect(counts[1].0 * counts[0].1 < 2 * counts[0].0 * counts[1].1, "\(part) \(counts)")
    }
  }
}
