import Testing

@testable import VFLTestSupport

@Suite("EBNF notation")
struct NotationTests {
  @Test("every construct of the EBNF notation is parsed")
  func everyConstruct() throws {
    let grammar = try EBNFGrammar(
      reading: """
        // Syntax. The structure of a format.

        format = [ "ab" ] { item } ( item | "c" ) .  // the end of a line

        // Tokens. A second paragraph
        // goes on here. And ends.

        item =
          "a" … "z" | "é" .
        """)
    expectEqual(
      grammar.productions,
      [
        EBNFProduction(
          name: "format",
          expression: .sequence([
            .option(.text("ab")), .repetition(.reference("item")),
            .choice([.reference("item"), .text("c")]),
          ]),
          source: #"format = [ "ab" ] { item } ( item | "c" ) ."#, part: "Syntax"),
        EBNFProduction(
          name: "item", expression: .choice([.range(0x61, 0x7A), .text("é")]),
          source: #"item = "a" … "z" | "é" ."#, part: "Tokens"),
      ])
  }

  @Test(
    "malformed grammars are rejected",
    arguments: [
      "format", "format =", "format = .", #"format = "a""#, #"= "a" ."#, #"format := "a" ."#,
      #"format = "a" | ."#, #"format = | "a" ."#, #"format = [ "a" ."#, #"format = [ ] ."#,
      #"format = ( "a" ] ."#, #"format = "a ."#, #"format = "" ."#, #"format = "a", "b" ."#,
      #"format = "a" … ."#, #"format = "z" … "a" ."#, #"format = "a" … "é" ."#,
      #"format = "aa" … "zz" ."#, #"format = "a" … a ."#, #"format = "a" ;"#,
      #"format = 'a ."#, #"format = "a"* ."#, #"format = a1 ."#, "/ format",
      "format = \"a\nb\" .", #"(* no *) format = "a" ."#,
    ])
  func rejection(text: String) {
    #expect(throws: EBNFError.self) { try EBNFGrammar(reading: text) }
  }

  @Test("an error in a grammar contains the line and the unexpected token")
  func place() {
    let error = #expect(throws: EBNFError.self) {
      try EBNFGrammar(reading: "// head\nformat = \"a\"\n  ] .")
    }
    expectEqual(error?.description, "line 3: expected `.`, found `]`")
  }
}
