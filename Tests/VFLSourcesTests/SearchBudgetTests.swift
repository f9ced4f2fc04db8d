import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLSources

/// Tests of the number of search steps, and of the result beyond the step limit.
@Suite("Search for format strings in a source")
struct SearchBudgetTests {
  /// A kind of source whose size is a parameter.
  struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let language: HostLanguage
    let source: @Sendable (Int) -> String

    init(
      _ name: String, _ language: HostLanguage = .swift,
      _ source: @escaping @Sendable (Int) -> String
    ) {
      (testDescription, self.language, self.source) = (name, language, source)
    }

    func bytes(_ count: Int) -> [UInt8] { Array(source(count).utf8) }
  }

  private static let swiftCall =
    "NSLayoutConstraint.constraints(withVisualFormat: %, options: [], metrics: nil, views: views)"
  private static let objectiveCCall =
    "[NSLayoutConstraint constraintsWithVisualFormat:% options:0 metrics:nil views:views];"

  private static func call(_ format: String) -> String {
    swiftCall.replacing("%", with: format)
  }

  private static func message(_ format: String) -> String {
    objectiveCCall.replacing("%", with: format)
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Returns a function with variables each of which has a value that mentions the one before as `A`.
  private static func chain(
    _ first: String, _ next: String, _ count: Int, _ use: (String) -> String
  ) -> String {
    "func f() {\nlet a0 = \(first)\n"
      + (1...count).map { "let a\($0) = \(next.replacing("A", with: "a\($0 - 1)"))\n" }.joined()
      + use("a\(count)") + "\n}"
  }

  /// Sources whose number of search steps is proportional to their length.
  private static let linearShapes = [
    Shape("calls") { repeated(call("\"[a]\"") + "\n", $0) },
    Shape("calls with their own dictionaries") { count in
      let views = call("\"[a]\"").replacing("views: views", with: "views: [\"a\": a]")
      return "func f() { let a = UIView()\n" + repeated(views + "\n", count) + "}"
    },
    Shape("variables of one name") { count in
      repeated("do { let s = \"[a]\"\n\(call("s")) }\n", count)
    },
    Shape("assignments") { "var s = \"[a]\"\n" + repeated("s = \"[b]\"\n\(call("s"))\n", $0) },
    Shape("a sum") { call("\"[a]\"" + repeated(" + \"-[a]\"", $0)) },
    Shape("a list that is joined") { call("[\(repeated("\"[a]\", ", $0))].joined()") },
    Shape("an interpolated string") { count in
      "let p = \"-[a]\"\n" + call("\"[a]" + repeated("\\(p)", count) + "\"")
    },
    Shape("a chain of members") { "let x = a\(repeated(".b", $0))\n" + call("\"[a]\"") },
    Shape("a string that grows", .objectiveC) { count in
      "- (void)f { NSString *s = @\"[a]\";\n" + repeated("s = s + @\"-[a]\";\n", count)
        + message("s") + "}"
    },
    Shape("nested messages", .objectiveC) { count in
      "- (void)f { " + repeated("[", count) + "a" + repeated(" b]", count) + "; "
        + message("@\"[a]\"") + "}"
    },
    Shape("strings with fallbacks") { chain("\"[a]\"", "A ?? A", $0, call) },
    Shape("choices of strings") { chain("\"[a]\"", "x ? A : A", $0, call) },
    Shape("strings that double") { chain("\"[a]\"", "A + A", $0, call) },
    Shape("strings that double by interpolation") {
      chain("\"[a]\"", "\"\\(A)\\(A)\"", $0, call)
    },
    Shape("empty strings that double") { chain("\"\"", "A + A", $0, call) },
    Shape("a string that doubles") { count in
      "func f() { var s = \"[a]\"\n" + repeated("s += s\n", count) + call("s") + "}"
    },
    Shape("lists that double") { chain("[\"[a]\"]", "A + A", $0) { _ in call("\"[a]\"") } },
    Shape("jumps out of a block") { count in
      "func f() { var s = \"[a]\"\nl: do {\n" + repeated("if x { break l }\n", count)
        + "s = \"[b]\" }\n" + call("s") + "}"
    },
    Shape("choices of lists") { count in
      chain("[\"[a]\", b]", "x ? A : A", count) { "for s in \($0) { \(call("s")) }" }
    },
    Shape("lists in lists") { count in
      chain("[1, 2]", "[A, A]", count) { "return \($0); " + call("\"[a]\"") }
    },
    Shape("tuples in tuples") { count in
      chain("(1, 2)", "(A, A)", count) { "if x { b = \($0) }; " + call("\"[a]\"") }
    },
    Shape("lists of pairs") { count in
      chain("[1, 2]", "zip(A, A)", count) { "return \($0); " + call("\"[a]\"") }
    },
    Shape("jumps out of a loop") { count in
      "func f() { while x {\n" + repeated("y = 1\nif z { break }\n", count)
        + call("\"[a]\"") + "} }"
    },
    Shape("jumps out of a function") { count in
      "func f() { let s = x ? \"[a]\" : \"[b]\"\n" + repeated("guard y else { return }\n", count)
        + call("s") + "}"
    },
    Shape("labels of one case", .objectiveC) { count in
      "- (void)f { switch (x) {\n" + (1...count).map { "case \($0):\n" }.joined() + "g(); }\n"
        + message("@\"[a]\"") + "}"
    },
    Shape("conditions one of which holds") { count in
      "func f() { var s = \"[a]\"\nif x { g() }\n"
        + (1...count).map { "else if x\($0) { s = \"[b]\" }\n" }.joined() + call("s") + "}"
    },
    Shape("blocks that may throw", .objectiveC) { count in
      "- (void)f {\n" + repeated("@try { [a b]; } @catch (id e) { }\n", count)
        + message("@\"[a]\"") + "}"
    },
    Shape("statements that throw") { count in
      "func f() { var s = \"[b]\"\ndo { s = \"[a]\"\n" + repeated("try g()\n", count)
        + "} catch { \(call("s")) } }"
    },
    Shape("casts", .objectiveC) { message(repeated("(NSString *)", $0) + "@\"[a]\"") },
  ]

  /// Sources whose names, brackets or branches are nested.
  private static let nestedShapes = [
    Shape("nested calls") { call(repeated("f(", $0) + "\"[a]\"" + repeated(")", $0)) },
    Shape("nested calls of the system") { count in
      repeated("NSLayoutConstraint.constraints(withVisualFormat: ", count) + "\"[a]\""
        + repeated(", options: [], metrics: nil, views: v)", count)
    },
    Shape("a wrapper that calls itself") { count in
      "func w(_ s: String) {\n\(call("s"))\n" + repeated("w(s + \"-[a]\")\n", count)
        + "}\nfunc g() { w(\"[a]\") }"
    },
    Shape("wrappers that call each other twice") { count in
      "func w0(_ s: String) { \(call("s")) }\n"
        + (1...count).map { number in
          let inner = "w\(number - 1)"
          return "func w\(number)(_ s: String) { \(inner)(s); \(inner)(s + \"-[a]\") }\n"
        }.joined() + "func g() { w\(count)(\"[a]\") }"
    },
    Shape("nested branches") { count in
      "var s = \"[a]\"\n" + repeated("if x { s = \"[b]\"\n", count) + repeated("}", count) + "\n"
        + call("s")
    },
    Shape("nested conditional compilation", .objectiveC) { count in
      "- (void)f {\n" + repeated("#if X\nNSString *s = @\"[a]\";\n#else\n", count) + message("s")
        + "\n" + repeated("#endif\n", count) + "}"
    },
  ]

  private static func steps(_ shape: Shape, _ count: Int) -> Int {
    let tree = SourceTree(shape.bytes(count), language: shape.language)
    let file = FileReading(FileIndex(tree), budget: .unlimited())
    _ = HostScan(file)
    return file.budget.steps
  }

  @Test(
    "the search of a source of twice the length takes about twice the steps",
    arguments: linearShapes)
  func isLinear(_ shape: Shape) {
    let (few, many) = (Self.steps(shape, 500), Self.steps(shape, 1000))
    #expect(many <= 2 * few + few / 8, "\(few) steps, then \(many)")
  }

  @Test(
    "a wrapper with more than 16 texts around its strings does not have them checked")
  func boundsAffixes() {
    let wrappers = (1...24).map { number in
      let inner = "w\(number - 1)"
      return "func w\(number)(_ s: String) { \(inner)(\"|\" + s); \(inner)(s + \"-[a]\") }\n"
    }.joined()
    func scan(_ number: Int) -> HostScan {
      let source =
        "func w0(_ s: String) { \(Self.call("s")) }\n" + wrappers
        + "func g() { w\(number)(\"[b]\") }"
      return HostScan(Array(source.utf8), language: .swift)
    }
    func sites(_ scan: HostScan) -> Int {
      scan.sites.count { String(decoding: $0.literal.text, as: UTF8.self).contains("[b]") }
    }
    expectEqual([sites(scan(3)), sites(scan(24))], [4, 0])
    #expect(scan(24).unreadable.map { $0.reason } == [.combination])
    #expect(scan(24).wrappers.allSatisfy { $0.affixes.count <= FormatWrapper.affixLimit })
  }

  @Test("functions that double the strings of each other return a string that is not known")
  func boundsReturnedStrings() {
    for body in ["if x { return F(s + \"-[a]\") }\nreturn F(\"[b]-\" + s)", "return F(s) + F(s)"] {
      let functions = (1...24).map { number in
        let body = body.replacing("F", with: "f\(number - 1)")
        return "func f\(number)(_ s: String) -> String { \(body) }\n"
      }.joined()
      let source =
        "func f0(_ s: String) -> String { return \"-[c]-\" + s }\n" + functions
        + "func g() { \(Self.call("f24(\"[d]\")")) }"
      let scan = HostScan(Array(source.utf8), language: .swift)
      #expect(scan.sites.isEmpty)
      expectEqual(scan.unreadable.map { $0.reason }, [.callResult])
    }
  }

  @Test("the search of 100 functions with choices takes less than a thirtieth of the step limit")
  func ordinary() {
    let choices = ["a", "b", "c"].map { "let \($0) = wide ? \"-20-\" : \"-10-\"\n" }.joined()
    let body = choices + Self.call("\"H:|\" + a + \"[x]\" + b + \"[y]\" + c + \"|\"")
    let shape = Shape("functions") { Self.repeated("func f(wide: Bool) {\n\(body)\n}\n", $0) }
    #expect(Self.steps(shape, 100) < Limit.searchSteps.value / 30)
  }

  @Test(
    "a search beyond its step limit finds no format string and counts the strings as unread",
    arguments: linearShapes + nestedShapes)
  func isWholeOrUnread(_ shape: Shape) {
    let bytes = shape.bytes(6)
    let whole = HostScan(bytes, language: shape.language)
    var (limit, unread) = (0, 0)
    while true {
      let scan = HostScan(bytes, language: shape.language, stepLimit: limit)
      if scan == whole { break }
      #expect(scan.sites.isEmpty)
      #expect(!scan.unreadable.isEmpty)
      #expect(scan.unreadable.allSatisfy { $0.reason == .effort })
      unread += 1
      limit += 1 + limit / 16
    }
    #expect(unread > 0)
  }

  @Test("a search counts steps for each function that passes a format string on")
  func wrapperSteps() {
    let count = 40
    let chain = (1...count).map { "func f\($0)(_ s: String) { f\($0 - 1)(s) }\n" }.joined()
    let source =
      chain + "func f0(_ s: String) { \(Self.call("s")) }\nfunc g() { f\(count)(\"[a\") }"
    let bytes = Array(source.utf8)
    let limit = count * SearchBudget.stepsPerWrapper
    let exceeding = HostScan(bytes, language: .swift, stepLimit: limit)
    #expect(exceeding.sites.isEmpty)
    #expect(!exceeding.unreadable.isEmpty)
    #expect(exceeding.unreadable.allSatisfy { $0.reason == .effort })
    expectEqual(HostScan(bytes, language: .swift, stepLimit: 2 * limit).sites.count, 1)
  }

  @Test("a search of random tokens finds everything or nothing at every step limit")
  func garbage() {
    let words = [
      "constraintsWithVisualFormat", "constraints", "(", ")", "[", "]", "{", "}", "@", "\"",
      "withVisualFormat:", "views:", "\n", "#if X", "#else", "#endif", "let v =", "=", ":", ",",
      "+", "?", "\"[a]\"", "func f(s: String)", "s", "if", "else", "switch", "case", "for", "in",
      "guard", "return", "->", ".", "$0", "v[\"a\"]", "class C", "self", "\\(",
    ]
    var random = SplitMix64(seed: 11)
    for _ in 0..<200 {
      let text = (0..<60).map { _ in words[Int(random.next() % UInt64(words.count))] }
      let bytes = Array(("isualFormat " + text.joined(separator: " ")).utf8)
      for language in HostLanguage.allCases {
        let whole = HostScan(bytes, language: language)
        for limit in [0, 50, 100, 200, 400, 800, 1600] {
          let scan = HostScan(bytes, language: language, stepLimit: limit)
          let isUnread = scan.sites.isEmpty && scan.unreadable.allSatisfy { $0.reason == .effort }
          #expect(scan == whole || isUnread, "\(String(decoding: bytes, as: UTF8.self))")
        }
      }
    }
  }
}
