import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of properties that the syntax trees of all files of Objective-C have.
struct ObjectiveCTreeTests {
  private static let samples = [
    ObjectiveCSampleProfile.text, ObjectiveCSampleFeed.text, ObjectiveCSampleCards.source,
    ObjectiveCSampleCards.header,
  ]

  /// A parsed file with the results of its checks.
  private struct Parsed {
    let tree: SourceTree
    let root: TreeNode
    let parser: ObjectiveCParser

    init(_ bytes: [UInt8]) {
      let tokens = ObjectiveCLexer.tokens(of: bytes, withMacros: true)
      var parser = ObjectiveCParser(tokens)
      tree = parser.tree()
      self.parser = parser
      root = TreeDump.root(of: tree)
    }

    /// The first nodes that break a rule.
    var problems: [String] {
      var problems = root.violations(within: 0..<tree.tokens.tokens.count)
      var count = 0
      for node in root.all {
        count += 1
        let mayBeEmpty = node.name.isEmpty || ["opaque", "file", "macro", ":"].contains(node.name)
        if node.range?.isEmpty == true, !mayBeEmpty { problems.append("\(node) is empty") }
        let isOdd = node.children.count % 2 == 1
        if node.name == "operation", !isOdd { problems.append("\(node) has no last value") }
        if node.name == "guard" || node.name == "defer" { problems.append("\(node) is of Swift") }
      }
      if count > 100 + 24 * tree.tokens.tokens.count { problems.append("\(count) nodes") }
      return Array(problems.prefix(3))
    }

    /// Whether the parser looked at a bounded number of tokens for each token.
    var isLinear: Bool { parser.cursor.steps <= 100 + 60 * tree.tokens.tokens.count }
  }

  private func expectSound(_ bytes: [UInt8], _ comment: String) {
    let parsed = Parsed(bytes)
    let problems = parsed.problems
    if !problems.isEmpty {
      Issue.record("\(problems) in \(comment):\n\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(parsed.isLinear, "\(parsed.parser.cursor.steps) steps in \(comment)")
    #expect(parsed.root.depth < 600, "depth \(parsed.root.depth) in \(comment)")
  }

  @Test func `The nodes of a file are in order and inside each other`() throws {
    for (index, text) in Self.samples.enumerated() {
      expectSound(Array(text.utf8), "sample \(index)")
    }
    let paths = ["m", "mm", "h"].flatMap { Repository.files(in: "Fixtures", withExtension: $0) }
    for path in paths { expectSound(Array(try Repository.text(at: path).utf8), path) }
    #expect(paths.count > 3)
  }

  @Test func `The code of apps is understood`() {
    let beginnings = [
      "@class", "@protocol", "@synthesize", "@dynamic", "@selector", "@available", "@encode",
      "typedef", "using", "namespace cards =", "friend", "'", ". ", "struct Impl ;",
      "struct Insets", "template",
    ]
    // The last two are in branches of conditional compilation that divide a declaration.
    let exceptions = ["NSString *", "}", "@end"]
    for text in Self.samples {
      let parsed = Parsed(Array(text.utf8))
      let dump = ObjectiveCTreeDump(tokens: parsed.tree.tokens)
      let opaque = parsed.root.all.filter { $0.name == "opaque" }.compactMap(\.range)
      let strange = opaque.filter { !$0.isEmpty }.map { dump.text($0) }.filter { text in
        !beginnings.contains { text.hasPrefix($0) } && !exceptions.contains(text)
      }
      expectEqual(strange, [])
      expectEqual(parsed.parser.skipped, 0)
    }
  }

  // MARK: Any bytes

  @Test func `Any change of a token leaves a sound tree`() {
    var generator = SeededRandom(11)
    for text in Self.samples + [Self.fragments] {
      let bytes = Array(text.utf8)
      let tokens = ObjectiveCLexer.tokens(of: bytes).tokens
      for _ in 0..<20 {
        var pieces = tokens.indices.map { index in
          let start = index == 0 ? 0 : Int(tokens[index - 1].end)
          return bytes[start..<max(start, Int(tokens[index].end))]
        }
        for _ in 0..<(1 + generator.index(6)) {
          let index = generator.index(pieces.count)
          switch generator.index(3) {
          case 0: pieces.remove(at: index)
          case 1: pieces.insert(pieces[index], at: generator.index(pieces.count))
          default: pieces.swapAt(index, generator.index(pieces.count))
          }
        }
        expectSound(Array(pieces.joined()), "changed tokens")
      }
    }
  }

  @Test func `Any change of a byte leaves a sound tree`() {
    var generator = SeededRandom(12)
    let signs = Array("(){}[]<>;:,.@\"'#\n-+*&^=a/\\".utf8)
    for text in Self.samples {
      for _ in 0..<20 {
        var bytes = Array(text.utf8)
        for _ in 0..<(1 + generator.index(8)) {
          let index = generator.index(bytes.count)
          switch generator.index(4) {
          case 0: bytes.remove(at: index)
          case 1: bytes.insert(signs[generator.index(signs.count)], at: index)
          case 2: bytes[index] = UInt8(generator.index(256))
          default: bytes.removeSubrange(index..<min(bytes.count, index + generator.index(200)))
          }
        }
        expectSound(bytes, "changed bytes")
      }
    }
  }

  @Test func `Any sequence of words and signs has a sound tree`() {
    var generator = SeededRandom(13)
    let words = Self.fragments.split(separator: " ").map { Array($0.utf8) }
    for _ in 0..<800 {
      let pieces = (0..<(1 + generator.index(60))).map { _ in words[generator.index(words.count)] }
      expectSound(Array(pieces.joined(separator: [generator.chance(0.2) ? 10 : 32])), "words")
    }
  }

  /// Words and signs that begin or end parts of the language.
  private static let fragments = """
    a b A NSString * & ( ) [ ] { } < > ; : , . -> :: = == += << >> ? ?: ! ~ ^ ^{ @( @[ @{ @"s" @8 # ## \
    "t" 'c' 3 ... if else for while do switch case default return break continue goto @throw @try @catch \
    @finally @autoreleasepool @synchronized @interface @implementation @protocol @end @class @property \
    @selector(a) typedef struct enum class namespace template operator extern "C" static const void int \
    id auto typeof __block __attribute__ new delete sizeof using public: in static_cast _Generic - + (id) \
    \n-(void)a{ \n+(void)a:(int)b \n@end \n#if \n#else \n#endif \n#define \\\n union virtual ~A mutable
    """

  // MARK: Depth

  @Test(arguments: [
    ("(", ")"), ("[", " a]"), ("@[", "]"), ("@{a:", "}"), ("f(", ")"), ("^{", ";}"),
    ("({", ";})"), ("@(", ")"), ("a[", "]"), ("{", "}"), ("if (a) {", "}"), ("if (a) ", ""),
    ("for (;;) ", ""), ("do ", ""), ("!", ""), ("(int)", ""), ("a ? ", ": b"), ("a = ", ""),
    ("a ? b : ", ""), ("l: ", ""), ("@try {", "}"), ("switch (a) { case 1: ", "}"),
    ("[a b:^{", "}]"), ("namespace a {", "}"), ("struct A {", "} b;"), ("A<", ">"), ("(A)", ""),
    ("int a = {", "}"), ("[&](int a) {", "}"), ("else ", ""), ("template <", ">"), ("x({", ";})"),
    ("(A *)[", " b]"), ("#if A\n", "\n#endif\n"), ("int f(int (", "))"), ("a{", "}"),
    ("@", ""), ("##", ""), ("new A ", ""), ("case ", ": "), ("static_cast<A>(", ")"),
    ("typeof(", ") a"), ("while (", ")"), ("@implementation A ", "@end "), ("->", ""), ("::", ""),
  ])
  func `Deep nesting has a tree of bounded depth`(_ opening: String, _ closing: String) {
    for count in [90, 300] {
      let closings = String(repeating: closing, count: count)
      let openings = String(repeating: opening, count: count)
      expectSound(Array("void f() { x = \(openings)a\(closings); y; }".utf8), opening)
      expectSound(Array("void f() {\n\(openings)a\(closings); }\nint y;".utf8), opening)
      expectSound(Array("\(openings)".utf8), opening)
      expectSound(Array("#define A \(openings)".utf8), opening)
    }
  }

  @Test(arguments: [
    "a.", "f()", "->b", "[0]", " + a", " * b + c", " && a == b", "[a b];", "a;", "@\"s\" ", ", a",
    "else if (a) b; ", "a++ ", "case a: ", "NAME ", "* ", "<a", "a < b > ", "- (void)a { }\n",
    "a b ", "int a, ", "(a)", "x:y ", "}", ")", "@end ", "int f(a) { } ", "^", "a::", "const ",
    "#if A\n x;\n#endif\n", "#elif A\n x;\n", "@property int a;\n", "= a", "? a : b", "?", ":", "!",
    ".a = 1, ", "\n- (id)a", "@catch (A *a) {} ", "{} ", "a: ", "typedef ", "~A() ", "A::~",
    "[", "(", "{", "a(b) {", "if (a", "- (id)a {\n", "@[a,", "[a b:", "^{", "case a: {", "a < (",
  ])
  func `A long chain is read in a bounded number of steps for each token`(_ link: String) {
    let chain = String(repeating: link, count: 400)
    for text in [
      "void f() { if (a) b; x = a\(chain); y; }\nint z;", "\(chain)", "@implementation A\n\(chain)",
      "void f() { switch (a) {\(chain)", "#define A a \(chain.filter { $0 != "\n" })",
      "#if X\n\(chain)",
      "x = @{\(chain)", "int x = \(chain)",
    ] {
      expectSound(Array(text.utf8), link)
    }
  }

  @Test func `A chain of 100,000 members keeps its last members`() {
    let text = "a\(String(repeating: ".b", count: 100_000));"
    let tree = SourceTree(Array(text.utf8), language: .objectiveC)
    guard case .expression(let value)? = tree.statements.first?.kind,
      case .member(_?, _) = value.kind
    else {
      Issue.record("no member")
      return
    }
    expectEqual(tree.statements.count, 1)
    expectEqual(value.range, 0..<200_001)
  }

  @Test func `A chain of 100,000 branches is one statement`() {
    let links = String(repeating: "else if (a) b; ", count: 100_000)
    let tree = SourceTree(Array("void f() { if (a) b; \(links)}".utf8), language: .objectiveC)
    guard case .function(let function)? = tree.statements.first?.kind,
      case .branches(let branches)? = function.body?.statements.first?.kind
    else {
      Issue.record("no branches")
      return
    }
    expectEqual(branches.count, 100_001)
  }
}
