import Testing
import VFLTestSupport

@Suite("Sentence generator")
struct SentenceGeneratorTests {
  @Test("each sentence of a grammar is generated once, shorter sentences first")
  func sentences() throws {
    let grammar = try EBNFGrammar(
      reading: """
        // Syntax.
        format = [ "+" ] item { "," item } | "+" item .
        item = name | "0" … "1" .
        // Tokens.
        name = "x" { "x" } .
        """)
    var generator = try SentenceGenerator(grammar)
    let items: [SentenceSymbol] = [.token("name"), .text("0"), .text("1")]
    let sentences = generator.sentences(upTo: 3)
    expectEqual(sentences.count, Set(sentences).count)
    expectEqual(Set(sentences.filter { $0.count < 2 }), Set(items.map { [$0] }))
    expectEqual(Set(sentences.filter { $0.count == 2 }), Set(items.map { [.text("+"), $0] }))
    expectEqual(sentences.filter { $0.count == 3 }.count, 9)
    expectEqual(sentences.map(\.count), sentences.map(\.count).sorted())
  }

  @Test("a sentence is written with every combination of example tokens, or with examples in turn")
  func texts() {
    let sentence: [SentenceSymbol] = [.token("name"), .text("="), .token("name")]
    let representatives = ["name": ["a", "b"]]
    expectEqual(
      SentenceGenerator.texts(of: sentence, representatives: representatives).map { $0.joined() },
      ["a=a", "a=b", "b=a", "b=b"])
    let inTurn = (0...2).map {
      SentenceGenerator.text(of: sentence, representatives: representatives, turn: $0).joined()
    }
    expectEqual(inTurn, ["a=a", "b=b", "a=a"])
  }

  @Test("the generated format strings of at most five tokens equal a list written by hand")
  func formats() throws {
    // A format string of at most five tokens has one view, optionally with an orientation, or with a bar and
    // an optional hyphen on either side. Two views need six tokens.
    var generator = try SentenceGenerator(GrammarFile.grammar())
    let texts = generator.sentences(upTo: 5).map {
      SentenceGenerator.text(of: $0, representatives: ["name": ["a"]], turn: 0).joined()
    }
    expectEqual(
      Set(texts),
      [
        "[a]", "|[a]", "[a]|", "|[a]|", "|-[a]", "[a]-|", "H:[a]", "V:[a]",
      ])
    expectEqual(texts.count, 8)
  }
}
