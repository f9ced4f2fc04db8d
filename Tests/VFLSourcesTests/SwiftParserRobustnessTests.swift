import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the parser of Swift on real, damaged and extreme files.
struct SwiftParserRobustnessTests {
  /// The beginnings of the declarations, types and literals from which the tree has nothing.
  private static let expectedOpaqueTexts = [
    "typealias ", "private typealias ", "package typealias ", "public typealias ",
    "associatedtype ", "prefix operator ", "infix operator ", "#/", "/", "(@convention(c) ",
    "iOS ", "add(each view)",
  ]

  private static let paths = ["Sources", "Tests", "Fixtures"].flatMap {
    Repository.files(in: $0, withExtension: "swift")
  }

  /// Parses a file, and expects a number of steps linear in the tokens.
  @discardableResult
  private func tree(_ bytes: [UInt8], _ comment: @autoclosure () -> String) -> SourceTree {
    var parser = SwiftParser(SwiftLexer.tokens(of: bytes, withComputedParts: true))
    let statements = parser.statements()
    let tokens = parser.cursor.source
    #expect(parser.cursor.steps <= 3 * tokens.tokens.count + 10, "\(comment())")
    #expect(parser.cursor.isAtEnd)
    return SourceTree(tokens: tokens, statements: statements, macros: [])
  }

  /// Parses a file, and expects ranges that fit, too.
  @discardableResult
  private func parse(_ bytes: [UInt8], _ comment: @autoclosure () -> String) -> TreeNode {
    let tree = tree(bytes, comment())
    let root = TreeDump.root(of: tree)
    let violations = root.violations(within: 0..<tree.tokens.tokens.count)
    #expect(violations.isEmpty, "\(comment()): \(violations.prefix(3))")
    return root
  }

  @Test func `The files of the package have trees without unknown code`() throws {
    var unknown: [String] = []
    #expect(!Self.paths.isEmpty)
    for path in Self.paths {
      let root = parse(Array(try Repository.text(at: path).utf8), path)
      for node in root.all where node.name == "opaque" {
        let text = node.text ?? ""
        if text.isEmpty || Self.expectedOpaqueTexts.contains(where: text.hasPrefix) { continue }
        unknown.append("\(path): \(text.prefix(100))")
      }
    }
    expectEqual(unknown, [])
  }

  @Test func `A file with damaged tokens has a tree`() throws {
    var random = SeededRandom(7)
    for path in Self.paths.indices.filter({ $0 % 97 == 0 }).map({ Self.paths[$0] }) {
      let bytes = Array(try Repository.text(at: path).utf8.prefix(6000))
      let spans = SwiftLexer.tokens(of: bytes).tokens.map { Int($0.start)..<Int($0.end) }
      guard spans.count > 1 else { continue }
      for round in 0..<8 {
        var parts = spans.map { Array(bytes[$0]) + [random.chance(0.1) ? 0x0A : 0x20] }
        for _ in 0...(spans.count / 50) {
          let (first, second) = (random.index(parts.count), random.index(parts.count))
          switch random.index(3) {
          case 0: parts[first] = []
          case 1: parts.insert(parts[second], at: first)
          default: parts.swapAt(first, second)
          }
        }
        parse(Array(parts.joined()), "\(path), round \(round)")
      }
    }
  }

  @Test func `A file with damaged bytes has a tree`() throws {
    var random = SeededRandom(8)
    let signs = Array("(){}[]<>\"\\#`@.,:;=?!&\n in{if case let".utf8)
    for path in Self.paths.indices.filter({ $0 % 89 == 0 }).map({ Self.paths[$0] }) {
      let original = Array(try Repository.text(at: path).utf8.prefix(6000))
      guard original.count > 10 else { continue }
      for round in 0..<8 {
        var bytes = original
        for _ in 0..<20 {
          let place = random.index(bytes.count)
          switch random.index(3) {
          case 0: bytes.remove(at: place)
          case 1: bytes.insert(signs[random.index(signs.count)], at: place)
          default: bytes[place] = random.chance(0.9) ? signs[random.index(signs.count)] : 0xFF
          }
        }
        parse(bytes, "\(path), round \(round)")
      }
    }
  }

  /// Code that is nested as deeply as the text is repeated.
  private static let nested = [
    "(", "[", "{", "a({[", "if a { ", "if ", "switch ", "switch a { case b: ", "a ? ", "a = ",
    "try ",
    "!", "- ", "some ", "await ", "case let ", "@a ", "public ", "a: ", "let a: (", "let a: A<",
    "let a: [", "f(a<b, ", "\"\\(", "func f(a: Int = { ", "func f() { ", "class A { ",
    "{ a, b in ", "{ [a = ", "#if A\na\n", "#if A\na {\n", "return ", "x = do ", "x = if a { ",
    "\\", "for ", "for (var ", "[a: ", "if case .a(", "guard let a = b { ", "var a: Int { get { ",
    "subscript() { get { ", "do { } catch ", "repeat ", "prefix(", "extension (", "() throws ",
    "`", "#", "#elseif A\n",
  ]

  /// Code that is as long as the text is repeated, without nesting.
  private static let long = [
    "a\n", "a ", ".b()", "[1]!", "else if b {} ", " + b", " = b", " ? b : c", " as B", " is B",
    ".b", "a,", "a: b, ", "case a: b;", "case a = 1, ", "let a = 1, b: C; ", "\"\\(a)\" ", "} ",
    ") ",
    "< ", "> ", "?? b ", "& ", "-> A", "?", "{ } ", "b: { } ", "\\.a", "@a", ";", "get { 1 } ",
    "#if A\na\n#endif\n", "#if A\na {\n#else\n} a {\n#endif\n", "where B == C, ", "i++ ", "(\n",
  ]

  /// Starts of a statement that the long code continues.
  private static let starts = [
    "", "a", "if a {} ", "let a = a", "let a: A", "switch a { ", "enum A { ", "var a: A { ", "f(",
    "[",
    "class A ", "{ ", "if case ", "func f() ",
  ]

  // The dump of a tree needs more stack than the parser, so it is made on another thread.

  @Test(
    arguments: [
      "{ \"\\(a(b)c(\\($0.d))\" }.e(f: \",\\n\") + \"\\n\"\n}", "{ \"\\(a\"\n}", "{ \"\\(\"\n}",
      "\"\\(a(\"",
      "[\"\\(a]\", b]", "(\"\\(a b)\")",
    ])
  func `A computed part without a closing bracket has ranges that fit`(text: String) {
    parse(Array(text.utf8), text)
  }

  @Test(arguments: nested)
  func `Deeply nested code has a tree within a small stack`(text: String) async throws {
    let bytes = Array(String(repeating: text, count: 3000).utf8)
    try await onSmallStack { _ = tree(bytes, "\(text) 3,000 times") }
    parse(bytes, "\(text) 3,000 times")
  }

  @Test(arguments: long)
  func `Long code has a tree within a small stack`(text: String) async throws {
    for start in Self.starts {
      let bytes = Array((start + String(repeating: text, count: 400)).utf8)
      try await onSmallStack { _ = tree(bytes, "\(start)\(text)") }
      parse(bytes, "\(start)\(text)")
    }
  }

  @Test func `A chain of 100,000 elements has a tree within a small stack`() async throws {
    try await onSmallStack {
      for (start, text) in [
        ("a", ".b()"), ("a", " + b"), ("a", " = b"), ("a", " ? b : c"), ("a", " as B"),
        ("if a {} ", "else if a {} "), ("", "("), ("", "{"), ("", "!"), ("a", "?"),
        ("let a: A", "?"),
      ] {
        let tree = tree(Array((start + String(repeating: text, count: 100_000)).utf8), text)
        #expect(tree.statements.count <= 2, "\(text)")
      }
    }
  }

  @Test func `A long chain of calls keeps its last members`() {
    let code = "a" + (0..<1000).map { ".b\($0)()" }.joined()
    let tree = SourceTree(Array(code.utf8), language: .swift)
    #expect(tree.statements.count == 1)
    guard case .expression(let value) = tree.statements[0].kind, case .call(let call) = value.kind,
      case .member(_, let name) = call.callee.kind
    else {
      Issue.record("no call")
      return
    }
    expectEqual(name, tree.tokens.tokens.count - 3)
  }
}
