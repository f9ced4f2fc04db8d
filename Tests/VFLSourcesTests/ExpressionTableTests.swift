import Testing
import VFLDiagnostics
import VFLSources
import VFLTestSupport

/// Tests of the expressions of a file with the expressions that contain them.
struct ExpressionTableTests {
  /// Returns the entries of the names and members with a name, in the order of the file.
  private static func entries(
    of name: String, in source: String, _ language: HostLanguage
  ) -> (table: ExpressionTable, tree: SourceTree, indices: [Int]) {
    let tree = SourceTree(Array(source.utf8), language: language)
    let table = ExpressionTable(tree)
    let places = FileIndex(tree).mentions(of: name).compactMap { table.place(of: $0) }
    return (table, tree, places)
  }

  /// Returns for each mention of `a` the number of the first mention in the same sequence.
  private static func sequences(_ source: String, _ language: HostLanguage = .swift) -> [Int] {
    let (table, _, indices) = entries(of: "a", in: source, language)
    let sequences = indices.map { table[$0].sequence }
    return sequences.compactMap { sequences.firstIndex(of: $0) }
  }

  @Test(
    arguments: [
      ("func f() { a(); g(b, [a: a], (a, 1)); return a + a }", [0, 0, 0, 0, 0, 0]),
      ("func f() { a; if a { a } else { a }; a }", [0, 1, 2, 3, 0]),
      ("func f() { a; guard a else { a }; a }", [0, 1, 2, 0]),
      ("func f() { a; for b in a where a { a }; while a { a }; a }", [0, 0, 2, 3, 4, 5, 0]),
      ("func f() { switch a { case 1: a; default: a } }", [0, 1, 2]),
      ("func f() { a; do { a }; do { a } catch { a }; defer { a } }", [0, 0, 2, 3, 4]),
      ("func f() { a; g { a }; let b = { a } }", [0, 1, 2]),
      ("func f() { a; func g(b: Int = a) { a } }", [0, 1, 2]),
      ("func f() { a ?? a; a && a; a ? a : a }", [0, 1, 0, 3, 0, 5, 6]),
      ("func f() { a?.g(a); b?.c = a; b[a]; b?[a] }", [0, 1, 2, 0, 4]),
      ("func f() { let b = a; lazy var c = a; var d: Int { a } }", [0, 1, 2]),
      ("func f() {\n  a\n  #if X\n  a\n  #else\n  a\n  #endif\n  a\n}", [0, 1, 2, 0]),
      ("func f() { \"\\(a)\"; let b = if a { a } else { a } }", [0, 1, 2, 3]),
    ])
  func `expressions have one number if they are evaluated together`(
    source: String, expected: [Int]
  ) {
    expectEqual(Self.sequences(source), expected)
  }

  @Test(
    arguments: [
      ("void f() { a(); [a b:a]; { a; } @autoreleasepool { a; } return a; }", [0, 0, 0, 0, 0, 0]),
      ("void f() { if (a) a; for (int i = a; a; a) a; b: a; }", [0, 1, 2, 3, 4, 5, 2]),
      ("void f() { [b c:^{ a; }]; a; @try { a; } @catch (id e) { a; } }", [0, 1, 2, 3]),
      ("void f() { a ?: a; x = a || a; }\n#define M(b) (a + a)", [0, 1, 0, 3, 4, 4]),
    ])
  func `expressions of Objective-C have one number if they are evaluated together`(
    source: String, expected: [Int]
  ) {
    expectEqual(Self.sequences(source, .objectiveC), expected)
  }

  @Test(
    arguments: [
      ("f(a.b)", HostLanguage.swift, ["a.b", "f(a.b)"]), ("[1: [a]]", .swift, ["[a]", "[1: [a]]"]),
      ("x = { a }", .swift, []), ("f(x: -a as B)", .swift, ["-a", "-a as B", "f(x: -a as B)"]),
      ("void f() { [b c:@{@1: a}]; }", .objectiveC, ["@{@1: a}", "[b c:@{@1: a}]"]),
    ])
  func `each expression has the expression that contains it`(
    source: String, language: HostLanguage, expected: [String]
  ) throws {
    let (table, tree, indices) = Self.entries(of: "a", in: source, language)
    var index = try #require(indices.first)
    var found: [String] = []
    while let parent = table[index].parent {
      index = parent
      let span = tree.span(of: table[index].expression.range)
      found.append(String(decoding: Array(source.utf8)[span.start..<span.end], as: UTF8.self))
    }
    expectEqual(found, expected)
  }
}
