import Testing
import VFLDiagnostics
import VFLSyntax
import VFLTestSupport

@Suite("Grammar of equations")
struct EquationGrammarTests {
  private static func grammar() throws -> EBNFGrammar {
    try EBNFGrammar(reading: Repository.text(at: "Grammar/equation.ebnf"), start: "equation")
  }

  @Test("the equation grammar is well formed, and one parser function documents each production")
  func oneToOne() throws {
    let grammar = try Self.grammar()
    expectEqual(grammar.diagnostics, [])
    expectEqual(grammar.syntax.count + grammar.tokens.count, grammar.productions.count)
    let source = try Repository.text(at: "Sources/VFLSyntax/Equation/EquationParser.swift")
    try expectEqual(GrammarComment.diagnostics(in: [source], of: grammar), [])
  }

  /// Tokens, and a few strings that are almost tokens.
  private static let pieces = [
    "a", "a.b", "|.b", "|", ".", "8", "-8", ".5", "1e2", "0x1F", "-", "+", "*", "/", "@", "==",
    ">=",
    "=", "<", " ",
  ]

  /// Strings of a few tokens, on their own and inside the contexts in which equations have many constructs.
  static var spaces: [TextSpace] {
    [
      TextSpace(pieces: pieces, length: 3),
      TextSpace(prefix: "a.b==", pieces: pieces, length: 4, growth: 0),
      TextSpace(pieces: pieces, suffix: "==8", length: 3),
      TextSpace(prefix: "a.b", pieces: pieces, suffix: "8", length: 3),
      TextSpace(prefix: "a.b == a.b", pieces: pieces, suffix: " @8", length: 3),
      TextSpace(prefix: "a.b<=8*", pieces: pieces, length: 3),
      TextSpace(prefix: "a.b==8@", pieces: pieces, length: 3),
      TextSpace(
        prefix: "a.b==", pieces: ["0", "8", ".", "e", "x", "p", "+", "-", "a", "_", "@", "|"],
        length: 4, growth: 0),
    ]
  }

  @Test(
    "the parser accepts exactly the short equations that the equation grammar derives",
    arguments: spaces.map(\.sampled))
  func everyText(space: TextSpace) throws {
    let recogniser = try SlowRecogniser(Self.grammar().allowingBlanks, munch: .longest)
    var diagnostics: [String] = []
    var accepted = 0
    space.visit { text in
      let expected = recogniser.accepts(text)
      if expected { accepted += 1 }
      if (EquationTree(text).error == nil) != expected {
        diagnostics.append(
          ParserRun.shown(text) + (expected ? ": valid, but rejected" : ": invalid, but accepted"))
      }
      return diagnostics.count < 20
    }
    expectEqual(diagnostics, [])
    #expect(accepted > 0)
  }

  @Test(
    "a byte inserted into an equation is accepted by both the parser and the grammar or by neither")
  func everyByte() throws {
    let recogniser = try SlowRecogniser(Self.grammar().allowingBlanks, munch: .longest)
    let equation = Array("|.b>=-m+0x1F.8p-1*a.c_1-.5e+3@p".utf8)
    #expect(recogniser.accepts(equation) && EquationTree(equation).error == nil)
    var diagnostics: [String] = []
    for offset in 0...equation.count {
      for byte in UInt8(0x20)...0xFF {
        let text = equation[..<offset] + [byte] + equation[offset...]
        if recogniser.accepts(Array(text)) != (EquationTree(Array(text)).error == nil) {
          diagnostics.append(ParserRun.shown(text))
        }
      }
    }
    expectEqual(diagnostics, [])
  }
}
