import Testing
import VFLTestSupport

@Suite("Sentences of the grammar")
struct SentenceTests {
  /// Returns the sentences with few tokens, once for each combination of example tokens.
  private static func shortTexts() throws -> [[String]] {
    var generator = try SentenceGenerator(GrammarFile.grammar())
    return generator.sentences(upTo: LongTests.areOn() ? 9 : 8).flatMap {
      SentenceGenerator.texts(of: $0, representatives: GrammarFile.representatives)
    }
  }

  /// Returns the sentences of at most `length` tokens, `turns` times each with different example tokens.
  static func longTexts(upTo length: Int, turns: Int) throws -> [[String]] {
    var generator = try SentenceGenerator(GrammarFile.grammar())
    return generator.sentences(upTo: length).enumerated().flatMap { index, sentence in
      (0..<turns).map { turn in
        SentenceGenerator.text(
          of: sentence, representatives: GrammarFile.representatives, turn: index + turn)
      }
    }
  }

  @Test("short sentences with every combination of example tokens are parsed without diagnostics")
  func shortSentences() throws {
    try expectClean(Self.shortTexts())
  }

  @Test("long sentences with alternating example tokens are parsed without diagnostics")
  func longSentences() throws {
    try expectClean(Self.longTexts(upTo: LongTests.areOn() ? 14 : 12, turns: 5))
  }

  /// Expects the parser to accept each sentence and to split it into its tokens.
  private func expectClean(_ sentences: [[String]]) throws {
    var comparison = Comparison(with: try GrammarFile.recogniser())
    var misread: [[String]] = []
    for sentence in sentences {
      let text = Array(sentence.joined().utf8)
      comparison.compare(text)
      if ParserRun(text).tokenTexts != sentence { misread.append(sentence) }
    }
    expectEqual(comparison.diagnostics, [])
    expectEqual(comparison.accepted, sentences.count)
    expectEqual(misread.prefix(25), [])
    #expect(sentences.count > 1000)
  }

  @Test("the parser and the grammar agree on sentences with a deleted, doubled or swapped token")
  func mutations() throws {
    var comparison = Comparison(with: try GrammarFile.recogniser())
    for sentence in try Self.longTexts(upTo: LongTests.areOn() ? 13 : 10, turns: 1) {
      for index in sentence.indices {
        var deleted = sentence
        deleted.remove(at: index)
        comparison.compare(deleted.joined().utf8)
        var doubled = sentence
        doubled.insert(sentence[index], at: index)
        comparison.compare(doubled.joined().utf8)
        guard index + 1 < sentence.count else { continue }
        var swapped = sentence
        swapped.swapAt(index, index + 1)
        comparison.compare(swapped.joined().utf8)
      }
    }
    expectEqual(comparison.diagnostics, [])
    #expect(comparison.accepted > 0)
    #expect(comparison.accepted < comparison.count)
  }
}
