import Testing
import VFLDiagnostics
import VFLSyntax
import VFLTestSupport

@Suite("Intended results of fix-its")
struct FixItIntentTests {
  /// Returns the format string after each of its fix-its.
  private func fixed(_ format: String) -> [String] {
    let bytes = Array(format.utf8)
    return FormatTree.parse(bytes).diagnostics.flatMap(\.fixIts).map { fixIt in
      String(decoding: SourceEdit.apply(fixIt.edits, to: bytes), as: UTF8.self)
    }
  }

  @Test(
    "a fix-it produces the format string that was evidently intended",
    arguments: [
      // A key next to the bar.
      ("|-[a]-]", ["|-[a]-|"]), ("[felt]-8-]", ["[felt]-8-|"]), ("]-[a]-|", ["|-[a]-|"]),
      ("[-[a]-|", ["|-[a]-|"]), ("[a]-/", ["[a]-|"]),
      // A gap at an end without a bar.
      ("[a]-", ["[a]-|"]), ("[a]-8-", ["[a]-8-|"]), ("[a]][b]", ["[a][b]"]),
      ("-[a]", ["|-[a]"]), ("-8-[a]", ["|-8-[a]"]), ("8-[a]", ["|-8-[a]"]),
      // Views in other brackets or without brackets.
      ("|-{b}-|", ["|-[b]-|"]), ("|-{b(>=50)}-[c]", ["|-[b(>=50)]-[c]"]),
      ("[a]-8-b", ["[a]-8-[b]"]), ("|b|", ["|[b]|"]),
      // Sizes.
      ("[a](50)", ["[a(50)]"]), ("[a](50)[b]", ["[a(50)][b]"]),
      ("[a](50)-[b]", ["[a(50)]-[b]", "[a]-(50)-[b]"]), ("[a==b]", ["[a(==b)]"]),
      ("[a(50)@500]", ["[a(50@500)]"]), ("[a(>=5)(<=9)]", ["[a(>=5,<=9)]"]),
      ("[a.width(50)]", ["[a(50)]"]), ("V:[a.height(50)]", ["V:[a(50)]"]),
      // Gaps.
      ("|-(>=5)-(>=0)-[a]", ["|-(>=5,>=0)-[a]"]), ("[a]->=5-<=9-[b]", ["[a]-(>=5,<=9)-[b]"]),
      // Numbers.
      ("[a(10px)]", ["[a(10)]"]), ("[a(8.0f)]", ["[a(8.0)]"]), ("[a(1_000)]", ["[a(1000)]"]),
      // Text of a program around a format string.
      ("\"[a]\"", ["[a]"]), ("@\"H:|[a]|\",", ["H:|[a]|"]), ("'[a]';", ["[a]"]),
      ("[a];", ["[a]"]), ("H:H:[a]", ["H:[a]"]), ("V::[a]", ["V:[a]"]), ("|[a]||", ["|[a]|"]),
    ])
  func leadsToTheOnlyOne(_ format: String, _ expected: [String]) {
    expectEqual(fixed(format), expected)
  }

  @Test(
    "there is no fix-it if a part would be lost or the intent is unclear",
    arguments: [
      "|~[a]~|", "[a]~[b]", "[a(50x50)]", "[a]-5e-[b]", "V:[a.width(50)]", "[cell.title]",
      "[a.centerX]", "[a b]", "[a(1 0)]", "[a]#[b]", "[a]=[b]", "[a]|[b]", "|[a]|-", "H:V:[a]",
      "HV:[a]", "[a]-8-9-[b]", "H:|[a]| V:|[b]|", "H:|[a] V:[b]", "{a", "[a]{b]", "[a(50)x]",
      "|-label-|", "[a(50%)]", "[a(b.width)]", "[a:50]", "[a]-8", "[a],[b]", "[a,b]", "|,[a]",
    ])
  func isMissing(_ format: String) {
    #expect(!FormatTree.parse(Array(format.utf8)).diagnostics.isEmpty)
    expectEqual(fixed(format), [])
  }

  @Test("among several errors, a fix-it is offered only if all errors can be fixed")
  func meets() {
    expectEqual(fixed("[a(10px)]-[b(5pt)]"), ["[a(10)]-[b(5pt)]", "[a(10px)]-[b(5)]"])
    expectEqual(fixed("[a(10px)]-[b(20x20)]"), [])
    expectEqual(fixed("@\"V:|[a|\""), ["V:|[a|", "@\"V:|[a]|\""])
  }

  @Test("fix-its of random strings keep names and bars and produce valid format strings")
  func randomTexts() {
    let pieces = [
      "[a]", "[b(50)]", "|", "|-", "-|", "-", "-8-", "]", "[", "(", ")", "{c}", "H:", "V:", "@9",
      ">=5", "==", "~", "c", " ", ",", ";", "\"", "10px", ".width", "#", "=", "--", "%", "/",
    ]
    var random = SplitMix64(seed: 44)
    var failures: [String] = []
    for _ in 0..<4000 {
      let text = (0..<Int.random(in: 2...6, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let bytes = Array(text.utf8)
      let diagnostics = FormatTree.parse(bytes).diagnostics
      let printed = AppleParser.tokens(of: bytes).flatMap { bytes[$0.start..<$0.end] }
      if printed != bytes { failures.append("\(text) is not \(printed)") }
      let first = diagnostics.compactMap(\.fixIts.first)
      for (index, diagnostic) in diagnostics.enumerated() {
        for fixIt in diagnostic.fixIts {
          let others = first.filter { other in other != diagnostics[index].fixIts.first }
          let alone = SourceEdit.apply(fixIt.edits, to: bytes)
          let edits = (fixIt.edits + others.flatMap(\.edits)).sorted {
            ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end)
          }
          let together = SourceEdit.apply(edits, to: bytes)
          let parses = [alone, together].contains { FormatTree.parse($0).diagnostics.isEmpty }
          let (names, bars) = (Self.names(bytes), Self.ends(bytes))
          if !parses || !names.isSubset(of: Self.names(alone))
            || zip(bars, Self.ends(alone)).contains(where: { $0 && !$1 })
          {
            failures.append("\(text) by \(fixIt.message) at \(diagnostic.code)")
          }
        }
      }
    }
    #expect(failures.prefix(20).isEmpty)
  }

  /// Returns the names of the views in brackets.
  private static func names(_ text: [UInt8]) -> Set<String> {
    let tree = FormatTree.parse(text).tree
    return Set(tree.chainViewNames.filter { !$0.isEmpty && $0 != "c" })
  }

  /// Returns whether a format string begins with a bar, and whether it ends with a bar.
  private static func ends(_ text: [UInt8]) -> [Bool] {
    let tree = FormatTree.parse(text).tree
    return [tree.chain.leading != nil, tree.chain.trailing != nil]
  }
}
