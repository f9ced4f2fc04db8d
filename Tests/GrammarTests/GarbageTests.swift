import Testing
import VFLTestSupport

@Suite("Robustness of the parser")
struct GarbageTests {
  /// Typical format strings, and format strings with typical mistakes.
  static let realistic = [
    "[button]-[textField]",
    "[button(>=50)]",
    "|-50-[purpleBox]-50-|",
    "V:[topField]-10-[bottomField]",
    "[maroonView][blueView]",
    "[button(100@20)]",
    "[button1(==button2)]",
    "[flexibleButton(>=70,<=100)]",
    "|-[find]-[findNext]-[findField(>=20)]-|",
    "H:|-left-[view]-right-|",
    "V:|-(padding)-[imageView]-[label(>=21)]-(>=8@750)-|",
    "H:|[tableView]|",
    "V:|-0@999-[toolbar(==44)]->=0-[scrollView]|",
    "H:|-(-5)-[badge(18)]-(>=4,<=12)-[title]-|",
    "V:|-[header(headerHeight@999)]-gap@250-[body(>=header)]-[footer(header)]-|",
    "H:[left(==0.5)]-8.0-[middle(1e2)]-0x10-[right(-.5)]",
    "H:|-8-[a]-8-[b]-8-[c]-8-[d]-8-[e]-8-[f]-8-[g]-8-|",
    "H:|-20-[a(50)-b]-|",
    "H: |-20-[a]-20-|",
    "H:|-20-[a]-20-",
    "H:|-[a]-10-[b(=100)]-|",
    "V:|-[a]-(>=8-[b]-|",
    "V|[a]|",
    "h:|[a]|",
    "[view.width(100)]-[self.label]",
    "[a]--8-[b]-1,5-[c]",
    "[a(50%)]-[b(a*2+10)]",
    "[größe]-[b]",
    "|-[a]-|-[b]-|",
    "[a]-8[b]8-[c]",
    "[a(]-()-[b()]",
    "H:|-[a]-\n-[b]-|",
    "",
  ]

  private static let texts = realistic.map { Array($0.utf8) }

  /// The parts of which random strings are composed, in addition to single bytes.
  private static let pieces =
    (ExclusionTests.tokens + ExclusionTests.characters + ["[a]", "[a(", ")]", "-8-", "💥", "\n"])
    .map { Array($0.utf8) }

  private static func piece(_ random: inout SplitMix64) -> [UInt8] {
    pieces[random.next(below: pieces.count)]
  }

  /// The seeds of the random strings.
  private static let seeds = LongTests.cases(0..<160, short: 2)

  /// Expects the parser run of each input string to satisfy the invariants.
  private func expectSound(_ texts: some Sequence<[UInt8]>) {
    var diagnostics: [String] = []
    for text in texts where diagnostics.count < 25 {
      if let broken = ParserRun(text).broken {
        diagnostics.append("\(ParserRun.shown(text)) \(broken)")
      }
    }
    expectEqual(diagnostics, [])
  }

  @Test("the parser and the grammar agree on realistic format strings")
  func realisticFormats() throws {
    var comparison = Comparison(with: try GrammarFile.recogniser())
    for text in Self.texts { comparison.compare(text) }
    expectEqual(comparison.diagnostics, [])
    expectEqual(comparison.accepted, 17)
  }

  @Test("the parser and the grammar agree on all prefixes and suffixes of format strings")
  func truncations() throws {
    var comparison = Comparison(with: try GrammarFile.recogniser())
    for text in Self.texts {
      for offset in text.indices {
        comparison.compare(text[..<offset])
        comparison.compare(text[offset...])
      }
    }
    expectEqual(comparison.diagnostics, [])
    #expect(comparison.accepted > 0)
  }

  @Test("the parser and the grammar agree on randomly changed format strings", arguments: seeds)
  func randomChanges(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var comparison = Comparison(with: try GrammarFile.recogniser())
    for text in Self.texts {
      for _ in 0..<40 where !comparison.isFull {
        var text = text
        for _ in 0...random.next(below: 4) { Self.change(&text, with: &random) }
        comparison.compare(text.prefix(SlowRecogniser.limit))
      }
    }
    expectEqual(comparison.diagnostics, [])
  }

  /// Makes a random change: removes, repeats or replaces a short part of the string, or inserts a byte.
  private static func change(_ text: inout [UInt8], with random: inout SplitMix64) {
    let start = random.next(below: text.count + 1)
    let end = min(text.count, start + random.next(below: 4))
    switch random.next(below: 4) {
    case 0: text.removeSubrange(start..<end)
    case 1: text.insert(UInt8(random.next(below: 256)), at: start)
    case 2: text.insert(contentsOf: text[start..<end], at: random.next(below: text.count + 1))
    default: text.replaceSubrange(start..<end, with: piece(&random))
    }
  }

  @Test("parsing random bytes satisfies the parser's invariants", arguments: seeds)
  func randomBytes(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    expectSound(
      (0..<400).map { _ in
        (0..<random.next(below: 200)).map { _ in UInt8(random.next(below: 256)) }
      })
  }

  @Test("parsing random tokens satisfies the parser's invariants", arguments: seeds)
  func randomTokens(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    expectSound(
      (0..<400).map { _ in
        (0..<random.next(below: 60)).flatMap { _ in Self.piece(&random) }
      })
  }

  /// Strings whose repetition is the worst case for a parser with recursion or lookahead.
  private static let monotonous = ["[", "(", "-", "|", "[a]", "[a]-|-"]

  /// Other strings to repeat.
  private static let otherPieces = [
    "]", ")", ",", "@", "[a(", "[a]-(", "[a(8,", "8", "a", " ", "é", "==", "H:", "8-", "\u{0}",
    "{a(", " H:", "[a(b+",
  ]

  @Test(
    "parsing very long repetitions of brackets, bars and views satisfies the parser's invariants",
    arguments: monotonous)
  func veryLongRow(piece: String) {
    expectSound([Self.row(of: piece, size: Self.veryMuch)])
  }

  @Test(
    "parsing long repetitions of any other token satisfies the parser's invariants",
    arguments: otherPieces)
  func longRow(piece: String) {
    expectSound([Self.row(of: piece, size: Self.veryMuch / 2)])
  }

  @Test("parsing a very long string of random bytes satisfies the parser's invariants")
  func manyRandomBytes() {
    var random = SplitMix64(seed: 7)
    expectSound([(0..<Self.veryMuch).map { _ in UInt8(truncatingIfNeeded: random.next()) }])
  }

  /// An input length in bytes that would overflow the stack of a recursive parser.
  private static let veryMuch = LongTests.areOn() ? 1 << 20 : 1 << 16

  private static func row(of piece: String, size: Int) -> [UInt8] {
    let piece = Array(piece.utf8)
    return Array(repeatElement(piece, count: size / piece.count + 1).joined())
  }
}
