import Testing
import VFLTestSupport

@Suite("Equivalence of the parser and the grammar")
struct ExclusionTests {
  /// All tokens of fixed text, and an example of each other kind of token.
  static let tokens = [
    "H:", "V:", "|", "[", "]", "(", ")", "-", ",", "@", "==", ">=", "<=", "a", "8", "-8",
  ]

  /// Single characters of tokens, and unusual ones.
  static let characters = [
    "H", ":", "h", "|", "[", "]", "(", ")", "-", ",", "@", "=", ">", "<", "a", "8", "0", ".", "+",
    "x", "e", "_", " ", "é",
  ]

  /// The characters of numbers and names, and characters that can follow them.
  static let numerals = ["0", "8", ".", "e", "x", "p", "+", "-", "a", ",", "@"]

  /// Short strings on their own, and inside the contexts in which the language has many constructs.
  static var spaces: [TextSpace] {
    [
      TextSpace(pieces: tokens, length: 4),
      TextSpace(pieces: characters, length: 3),
      TextSpace(prefix: "[a]-", pieces: tokens, suffix: "-[b]", length: 4),
      TextSpace(prefix: "[a(", pieces: tokens, suffix: ")]", length: 4),
      TextSpace(prefix: "[a]-(", pieces: tokens, suffix: ")-|", length: 3),
      TextSpace(prefix: "[a]", pieces: tokens, suffix: "[b]", length: 3),
      TextSpace(prefix: "V:|", pieces: tokens, suffix: "[a]|", length: 3),
      TextSpace(prefix: "[a(8@8", pieces: tokens, suffix: ")]", length: 3),
      TextSpace(prefix: "[a]-8", pieces: characters, suffix: "-[b]", length: 2),
      TextSpace(prefix: "[a", pieces: characters, suffix: "]", length: 2),
      TextSpace(pieces: characters, suffix: "[a]", length: 2),
      TextSpace(prefix: "[a]", pieces: characters, length: 2),
      TextSpace(prefix: "[a]-", pieces: numerals, suffix: "-[b]", length: 4),
      TextSpace(prefix: "[a(", pieces: numerals, suffix: ")]", length: 4),
      TextSpace(prefix: "[a(8@", pieces: numerals, suffix: ")]", length: 3),
      TextSpace(prefix: "[a(==0x", pieces: numerals, suffix: ")]", length: 3),
    ]
  }

  @Test(
    "the parser accepts exactly the short strings that the grammar derives",
    arguments: spaces.map(\.sampled))
  func everyText(space: TextSpace) throws {
    var comparison = Comparison(with: try GrammarFile.recogniser())
    comparison.compare(allOf: space)
    expectEqual(comparison.diagnostics, [])
    #expect(comparison.accepted > 0)
    #expect(comparison.accepted < comparison.count)
  }

  /// White space before `H:` or `V:` must not hide an error.
  ///
  /// After a view, it is reported as the start of another format string.
  @Test(
    "an orientation after white space inside a view or a gap is an error",
    arguments: [
      "[a H:]", "[a\nH:b]", "[a V:(8)]", "[a(8 H:)]", "[a(b V:)]", "[a]-8 H:-[b]", "[a]-b V:-[c]",
      "[a]-(8 H:)-[b]", "[a][b H:",
    ])
  func orientationInside(text: String) {
    expectEqual(ParserRun(Array(text.utf8)).accepts, false)
  }

  /// Format strings that contain every construct.
  static let richFormats = ["H:|-8-[a(==b1@0x1F,m)]->=n-|", "V:|[_Z]-(-.5e+3,<=0X.8p-1@q)-[Hv]"]

  @Test(
    "the parser and the grammar agree on a format string after any byte is replaced or inserted",
    arguments: richFormats)
  func everyByte(format: String) throws {
    var comparison = Comparison(with: try GrammarFile.recogniser())
    comparison.compareEveryByte(of: format)
    expectEqual(comparison.diagnostics, [])
    #expect(comparison.accepted > 0)
  }
}
