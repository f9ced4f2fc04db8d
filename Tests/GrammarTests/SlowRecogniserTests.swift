import Testing
import VFLTestSupport

@Suite("Slow recognizer")
struct SlowRecogniserTests {
  @Test(
    "the recognizer accepts valid format strings",
    arguments: [
      "[a]", "H:[a]", "V:[a]", "|[a]|", "|-[a]-|", "[a][b]", "[a]-[b]", "[a]-8-[b]",
      "H:|-left-[view]-right-|", "[a]->=8-[b]", "[a]-0@999-[b]", "[a]->=m@p-[b]",
      "[a]->=-8-[b]", "[a]-neg-[b]", "[a(-10)]", "[a(5.)]", "[a(007)]", "[a(1e2)]",
      "[a(1e-1)]", "[a(0x10)]", "[a(-.5)]", "[a]-(-8)-[b]", "[a]-(>=8,<=20)-[b]",
      "[a(==b@300,>=3)]", "[a]-[a]", "[a(==a)]", "[a]-0x1e-[b]", "[a]-1e-1-[b]", "[a]-8@-5-[b]",
      "[H]-V-[V]", "[_]",
    ])
  func sentence(text: String) throws {
    #expect(try GrammarFile.recogniser().accepts(text))
  }

  @Test(
    "the recognizer rejects invalid format strings",
    arguments: [
      "", "|", "||", "|-|", "|-8-|", "H:", "h:[a]", "H[a]", "[]", "[1a]", "[a.b]", "[a",
      "[a]-8,9-[b]", "[a]--8-[b]", "[a]-.5-[b]", "[a]-+5-[b]", "[a(+5)]", "[a(.5)]",
      "[a]-1,5-[b]", "[a] -[b]", " [a]", "[a] ", "[a]|[b]", "[a]-8-", "[a]-", "-[a]", "[a]-8[b]",
      "[a]8-[b]", "[a()]", "[a(8,)]", "[a]-()-[b]", "[a(=8)]", "[a(>8)]", "[a(8@)]", "[a(8)b]",
      "[é]", "[a(b*2)]", "[a(50%)]", "[a]--[b]", "|-[a]-|-[b]", "[a]-0x-[b]", "[a]-1e-[b]",
      "[a(8@250@300)]", "[a](8)", "HV:[a]", "[a]-(8-[b]", "[a]-1.e-[b]", "[a]-0x.-[b]",
    ])
  func noSentence(text: String) throws {
    #expect(try !GrammarFile.recogniser().accepts(text))
  }

  @Test("the recognizer supports every construct of the EBNF notation")
  func constructs() throws {
    let grammar = try EBNFGrammar(
      reading: """
        format = [ sign ] { digit | "," } ( "x" | "xy" ) tail .
        tail = { { "y" } } .
        sign = "+" | "-" .
        digit = "0" … "9" .
        """)
    let recogniser = try SlowRecogniser(grammar)
    let sentences = ["x", "xy", "xyy", "-0x", "+,9,xyyy"]
    let others = ["", "y", "-", "+-x", "xx", "xyx", "/x", ":x", "0+x"]
    expectEqual(sentences.filter { !recogniser.accepts($0) }, [])
    expectEqual(others.filter(recogniser.accepts), [])
  }

  @Test("if tokens must have their maximum length, a grammar can accept fewer strings")
  func munch() throws {
    let grammar = try EBNFGrammar(
      reading: """
        // Syntax.
        format = name [ "b" ] .
        // Tokens.
        name = letter { letter } .
        letter = "a" … "b" .
        """)
    #expect(try SlowRecogniser(grammar).accepts("ab"))
    #expect(try SlowRecogniser(grammar, munch: .longest).accepts("ab"))
    let strict = try EBNFGrammar(
      reading: grammar.productions.map(\.source).joined(separator: "\n")
        .replacing("[ \"b\" ]", with: "\"b\"")
        .replacing("name = ", with: "// Tokens.\nname = "))
    #expect(try SlowRecogniser(strict).accepts("ab"))
    #expect(try !SlowRecogniser(strict, munch: .longest).accepts("ab"))
  }

  @Test("the format grammar accepts the same strings with and without longest-match tokens")
  func munchMakesNoDifference() throws {
    let any = try GrammarFile.recogniser(munch: .any)
    let longest = try GrammarFile.recogniser(munch: .longest)
    var differences: [String] = []
    for var space in ExclusionTests.spaces {
      space.growth += max(0, space.length - 3)
      space.length = min(space.length, 3)
      space.visit { text in
        if any.accepts(text) != longest.accepts(text) { differences.append(ParserRun.shown(text)) }
        return differences.count < 25
      }
    }
    expectEqual(differences, [])
  }

  @Test(
    "the recognizer and the sentence generator agree on all short format strings in a context",
    arguments: contexts
  )
  func generator(context: (prefix: String, suffix: String)) throws {
    let space = TextSpace(
      prefix: context.prefix, pieces: ExclusionTests.tokens.filter { $0 != "-8" },
      suffix: context.suffix, length: 4, growth: 0)
    let recogniser = try GrammarFile.recogniser()
    var recognised: Set<String> = []
    space.visit { text in
      if recogniser.accepts(text) { recognised.insert(String(decoding: text, as: UTF8.self)) }
      return true
    }
    // Adjacent parts can form these tokens, which the generator does not produce.
    let grown = ["aa", "a8", "8a", "88"]
    recognised = recognised.filter { text in !grown.contains { text.contains($0) } }

    // A relation is a single part of two characters, so a sentence has at most as many parts as characters.
    let limit = context.prefix.count + space.length + context.suffix.count
    let representatives = ["name": ["a"], "number": ["8", "-8"], "unsignedNumber": ["8"]]
    var generator = try SentenceGenerator(GrammarFile.grammar())
    let generated = generator.sentences(upTo: limit).flatMap { sentence in
      SentenceGenerator.texts(of: sentence, representatives: representatives).map { $0.joined() }
    }.filter { text in
      let pieces = text.replacing("==", with: "=").count - text.count { "<>".contains($0) }
      return pieces <= limit && text.count >= limit - space.length
        && text.hasPrefix(context.prefix) && text.hasSuffix(context.suffix)
    }
    #expect(recognised.count > 30)
    expectEqual(recognised.symmetricDifference(generated), [])
  }

  private static let contexts = [("[a]-", "-[a]"), ("[a(", ")]")]
}
