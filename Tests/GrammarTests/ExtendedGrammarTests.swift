import Testing
import VFLDiagnostics
import VFLSyntax
import VFLTestSupport

@Suite("Grammar of the extended dialect")
struct ExtendedGrammarTests {
  private static func grammar() throws -> EBNFGrammar {
    try EBNFGrammar(reading: Repository.text(at: "Grammar/extended.ebnf"))
  }

  /// Returns whether the parser finds no syntax error in a program.
  ///
  /// Empty ranges, repeated options and exceeded limits are not syntax errors.
  private static func accepts(_ text: [UInt8]) -> Bool {
    FormatTree.parse(text, dialect: .extended).diagnostics.allSatisfy {
      $0.code == .malformedRange && isCompleteRange($0.location?.span, in: text)
        || $0.code == .limitExceeded
        || $0.code == .malformedStatementOption && !$0.labels.isEmpty
    }
  }

  /// Returns whether a span covers a view range with both of its ends, such as `a8..5`.
  private static func isCompleteRange(_ span: SourceSpan?, in text: [UInt8]) -> Bool {
    guard let span else { return false }
    let range = String(decoding: text[span.start..<span.end], as: UTF8.self)
    return range.wholeMatch(of: /[^.]+\.\.[0-9]+/) != nil
  }

  /// Returns whether a program contains a comment.
  ///
  /// The grammar does not describe comments.
  private static func hasComment(_ text: [UInt8]) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == 0x2F && ($1 == 0x2F || $1 == 0x2A) }
  }

  @Test(
    "the extended grammar is well formed, and one parser function documents each production")
  func oneToOne() throws {
    let grammar = try Self.grammar()
    expectEqual(grammar.diagnostics, [])
    expectEqual(grammar.syntax.count + grammar.tokens.count, grammar.productions.count)
    let directory = "Sources/VFLSyntax/Extended"
    let sources = try Repository.files(in: directory, withExtension: "swift").map {
      try Repository.text(at: $0)
    }
    try expectEqual(GrammarComment.diagnostics(in: sources, of: grammar), [])
  }

  /// Tokens, and a few strings that are almost tokens.
  private static let pieces = [
    "|", "||", "[", "]", "(", ")", "-", "~", "->", ",", "@", ":", "==", "=", "<", ">", "a", "a1",
    "8", ".5", "%", "*", "/", "+", ".", "..", "...", ";", "in", "\"a\"", "$1",
  ]

  /// Strings of a few tokens, on their own and inside the contexts in which the language has many constructs.
  static var spaces: [TextSpace] {
    [
      TextSpace(pieces: pieces, length: 2),
      TextSpace(prefix: "[a(", pieces: pieces, suffix: ")]", length: 3),
      TextSpace(prefix: "[a]-", pieces: pieces, suffix: "-[b]", length: 3, growth: 0),
      TextSpace(prefix: "[a]~", pieces: pieces, suffix: "~[b]", length: 2),
      TextSpace(prefix: "[a]-(", pieces: pieces, suffix: ")-[b]", length: 2),
      TextSpace(prefix: "[a", pieces: pieces, suffix: "]", length: 3, growth: 0),
      TextSpace(prefix: "[a:", pieces: pieces + ["[b]"], suffix: "]", length: 3, growth: 0),
      TextSpace(prefix: "[a]", pieces: pieces + ["[b]"], length: 3, growth: 0),
      TextSpace(prefix: "[a(b", pieces: pieces, suffix: "8)]", length: 2),
      TextSpace(prefix: "[a]<", pieces: pieces, suffix: ">[b]", length: 2),
      TextSpace(prefix: "C:", pieces: pieces + ["a.left", "==8"], length: 3),
      TextSpace(prefix: "C:a.left", pieces: pieces, length: 3),
      TextSpace(
        prefix: "G:",
        pieces: ["\"a\"", "\"a .\"", "\"\"", "\"a.\"", "cols(*)", "@8", "in(a)", ";"],
        length: 4, growth: 0),
      TextSpace(
        prefix: "[a]",
        pieces: [
          "in(a)", "gap(8)", "align(top)", "direction(rtl)", "spacing(edges)", "name(a)", "@8",
          "cols(8)", "(", ",", "top",
        ], length: 2),
    ]
  }

  @Test(
    "the parser accepts exactly the short programs that the extended grammar derives",
    arguments: spaces.map(\.sampled))
  func everyText(space: TextSpace) throws {
    let recogniser = try SlowRecogniser(Self.grammar(), munch: .longest)
    var diagnostics: [String] = []
    var accepted = 0
    space.visit { text in
      // The recognizer stores a set of offsets in one machine word, so it only accepts short strings.
      if text.count > 60 || Self.hasComment(text) { return true }
      let expected = recogniser.accepts(text)
      if expected { accepted += 1 }
      if Self.accepts(text) != expected {
        diagnostics.append(
          ParserRun.shown(text) + (expected ? ": valid, but rejected" : ": invalid, but accepted"))
      }
      return diagnostics.count < 20
    }
    expectEqual(diagnostics, [])
    #expect(accepted > 0)
  }

  @Test("for any bytes, the spans of tokens and diagnostics are inside the program")
  func garbage() {
    var random = SplitMix64(seed: 20_261_125)
    let pieces =
      Self.pieces.map { Array($0.utf8) } + [[0x0A], [0x20], [0xFF], [0x00], [0x2F, 0x2A]]
    for _ in 0..<3000 {
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      let (tree, diagnostics) = FormatTree.parse(text, dialect: .extended)
      #expect(tree.statements.count <= tree.statementCount)
      for diagnostic in diagnostics {
        let span = diagnostic.location?.span
        #expect(span.map { $0.start <= $0.end && $0.end <= text.count } == true)
      }
    }
  }
}
