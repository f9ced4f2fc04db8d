import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the tokens of a file, some of them against simple implementations.
struct HostTokensTests {
  @Test func `The parent of a token is the innermost open bracket`() {
    var generator = SeededRandom(4)
    for _ in 0..<50 {
      let text = String((0..<300).map { _ in "a(){}[],".randomElement(using: &generator) ?? "a" })
      let tokens = SwiftLexer.tokens(of: Array(text.utf8))
      var open: [Int] = []
      for (index, token) in tokens.tokens.enumerated() {
        // A closing bracket also closes the brackets that were opened after its partner.
        if token.kind == .closer, token.link >= 0 {
          while let last = open.popLast(), last != Int(token.link) {}
        }
        expectEqual(tokens.parent(of: index), Int32(open.last ?? -1), "\(index) of \(text)")
        if token.kind == .opener { open.append(index) }
      }
    }
  }

  @Test func `A token of 70,000 bytes is read`() throws {
    let long = String(repeating: "x", count: 70_000)
    let text = "let \(long) = \"\(long)\"; a.b(\"[c]\")"
    let tokens = SwiftLexer.tokens(of: Array(text.utf8)).tokens
    expectEqual(tokens.map(\.kind).prefix(4), [.identifier, .identifier, .symbol, .string])
    #expect(tokens[3].end - tokens[3].start == 70_002 && tokens[1].end - tokens[1].start == 70_000)
    let call = "NSLayoutConstraint.constraints(withVisualFormat: \"H:|[a\", metrics: nil, views: v)"
    let file = Array("let s = \"\(long)\"\n\(call)\n".utf8)
    expectEqual(HostScan(file, language: .swift).sites.count, 1)
  }

  @Test func `A token has the number of its branch of conditional compilation`() {
    let text = "a\n#if X\nb\n#if Y\nc\n#else\nd\n#endif\ne\n#endif\nf\n"
    let tokens = SwiftLexer.tokens(of: Array(text.utf8))
    let names = tokens.tokens.indices.filter { tokens.tokens[$0].kind == .identifier }
    let branches = names.map { tokens.branch(of: $0) }
    #expect(Set(branches).count == 4 && branches.first == 0 && branches.last == 0)
    expectEqual(tokens.branchRun(of: names[0]), 0)
  }
}
