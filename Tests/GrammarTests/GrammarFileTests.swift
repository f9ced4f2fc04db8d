import Testing
import VFLTestSupport

@Suite("Grammar file")
struct GrammarFileTests {
  @Test("the grammar of Apple's dialect is well formed")
  func wellFormed() throws {
    let grammar = try GrammarFile.grammar()
    expectEqual(grammar.diagnostics, [])
    expectEqual(grammar.productions.first?.name, "format")
    #expect(!grammar.syntax.isEmpty)
    #expect(!grammar.tokens.isEmpty)
    expectEqual(grammar.syntax.count + grammar.tokens.count, grammar.productions.count)
  }

  @Test("a grammar that is not well formed is detected", arguments: Self.faultyGrammars)
  func faultFound(text: String, diagnostic: String) throws {
    try expectEqual(EBNFGrammar(reading: text).diagnostics, [diagnostic])
  }

  private static let faultyGrammars = [
    ("// Nothing.", "the start `format` is not defined"),
    (#"format = view ."#, "`view` is used by `format` and not defined"),
    (#"format = [ { "a" ( "b" | view ) } ] ."#, "`view` is used by `format` and not defined"),
    (#"format = "a" . view = "b" ."#, "`view` is not reachable from `format`"),
    (#"format = "a" . view = { "b" view } ."#, "`view` is not reachable from `format`"),
    (#"format = view . view = "a" . view = "b" ."#, "`view` is defined twice"),
    (#"format = [ "a" ] format ."#, "`format` begins with itself"),
    (#"format = [ view ] "a" . view = { "b" } [ view ] ."#, "`view` begins with itself"),
    (
      """
      // Syntax.
      format = name .
      view = "a" .
      // Tokens.
      name = "b" view .
      """,
      "the token `name` uses `view`, which is syntax"
    ),
  ]

  @Test("each syntax production is documented at exactly one parser function")
  func oneToOne() throws {
    let grammar = try GrammarFile.grammar()
    let sources = try Repository.files(in: "Sources/VFLSyntax/Apple", withExtension: "swift").map {
      try Repository.text(at: $0)
    }
    let diagnostics = try GrammarComment.diagnostics(in: sources, of: grammar)
    expectEqual(diagnostics, [])
  }

  @Test(
    "a missing, repeated or misplaced production in the parser's comments is detected",
    arguments: Self.faultySources)
  func commentFault(source: String, diagnostics: [String]) throws {
    let grammar = try EBNFGrammar(
      reading: """
        // Syntax.
        format = "a" ["b"] nameList .
        nameList = name { name } .
        // Tokens.
        name = "c" .
        """)
    try expectEqual(GrammarComment.diagnostics(in: [source], of: grammar), diagnostics)
  }

  private static func source(_ first: String, on function: String) -> String {
    """
    /// Parses.
    ///
    /// ```ebnf
    /// \(first)
    /// ```
    @discardableResult
    private mutating func \(function)() {}
      /// ```ebnf
      /// nameList =
      ///   name { name } .
      /// ```
      func parseOptionalNameList(_ place: Int) {}
    """
  }

  private static let faultySources = [
    (source(#"format = "a" ["b"] nameList ."#, on: "parseFormat"), []),
    (
      "",
      [
        "`format` is documented at 0 functions", "`nameList` is documented at 0 functions",
      ]
    ),
    (
      source(#"format = "a" ["b"] nameList . nameList = name { name } ."#, on: "parseFormat"),
      [
        "misplaced documentation of `format`, `nameList`: `private mutating func parseFormat() {}`",
        "`nameList` is documented at 2 functions",
      ]
    ),
    (
      source(#"format = "a" ["b"] nameList ."#, on: "parseChain"),
      ["misplaced documentation of `format`: `private mutating func parseChain() {}`"]
    ),
    (
      source(#"format = "a" nameList ."#, on: "parseFormat"),
      [
        #"`format = "a" nameList .` is not in the grammar"#,
        "`format` is documented at 0 functions",
      ]
    ),
  ]
}
