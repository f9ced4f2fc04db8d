import Testing
import VFLDiagnostics
import VFLSyntax
import VFLTestSupport

@Suite("A fix-it of a format keeps what was meant")
struct FixItIntentTests {
  /// The texts that the fix-its of a format lead to, each for itself.
  private func mended(_ format: String) -> [String] {
    let bytes = Array(format.utf8)
    return FormatTree.parse(bytes).diagnostics.flatMap(\.fixIts).map { fixIt in
      String(decoding: SourceEdit.apply(fixIt.edits, to: bytes), as: UTF8.self)
    }
  }

  @Test(
    "by leading to the only format that says all of it",
    arguments: [
      // A sign from beside the key of the bar.
      ("|-[a]-]", ["|-[a]-|"]), ("[felt]-8-]", ["[felt]-8-|"]), ("]-[a]-|", ["|-[a]-|"]),
      ("[-[a]-|", ["|-[a]-|"]), ("[a]-/", ["[a]-|"]),
      // A gap at an end without its bar.
      ("[a]-", ["[a]-|"]), ("[a]-8-", ["[a]-8-|"]), ("[a]][b]", ["[a][b]"]),
      ("-[a]", ["|-[a]"]), ("-8-[a]", ["|-8-[a]"]), ("8-[a]", ["|-8-[a]"]),
      // Views in other brackets, or in none.
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
      // What a program has around a format.
      ("\"[a]\"", ["[a]"]), ("@\"H:|[a]|\",", ["H:|[a]|"]), ("'[a]';", ["[a]"]),
      ("[a];", ["[a]"]), ("H:H:[a]", ["H:[a]"]), ("V::[a]", ["V:[a]"]), ("|[a]||", ["|[a]|"]),
    ])
  func leadsToTheOnlyOne(_ format: String, _ expected: [String]) {
    expectEqual(mended(format), expected)
  }

  @Test(
    "and there is none where a part would be lost, or nobody can tell",
    arguments: [
      "|~[a]~|", "[a]~[b]", "[a(50x50)]", "[a]-5e-[b]", "V:[a.width(50)]", "[cell.title]",
      "[a.centerX]", "[a b]", "[a(1 0)]", "[a]#[b]", "[a]=[b]", "[a]|[b]", "|[a]|-", "H:V:[a]",
      "HV:[a]", "[a]-8-9-[b]", "H:|[a]| V:|[b]|", "H:|[a] V:[b]", "{a", "[a]{b]", "[a(50)x]",
      "|-label-|", "[a(50%)]", "[a(b.width)]", "[a:50]", "[a]-8", "[a],[b]", "[a,b]", "|,[a]",
    ])
  func isMissing(_ format: String) {
    #expect(!FormatTree.parse(Array(format.utf8)).diagnostics.isEmpty)
    expectEqual(mended(format), [])
  }

  @Test("of one fault is there also where there are others, if all can be mended")
  func meets() {
    expectEqual(mended("[a(10px)]-[b(5pt)]"), ["[a(10)]-[b(5pt)]", "[a(10px)]-[b(5)]"])
    expectEqual(mended("[a(10px)]-[b(20x20)]"), [])
    expectEqual(mended("@\"V:|[a|\""), ["V:|[a|", "@\"V:|[a]|\""])
  }

  @Test("in texts of brackets, names and signs put together at random")
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
      let (tree, faults) = FormatTree.parse(bytes)
      if tree.printed != bytes { failures.append("\(text) is not \(tree.printed)") }
      let first = faults.compactMap(\.fixIts.first)
      for (index, fault) in faults.enumerated() {
        for fixIt in fault.fixIts {
          let others = first.filter { other in other != faults[index].fixIts.first }
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
            failures.append("\(text) by \(fixIt.message) at \(fault.code)")
          }
        }
      }
    }
    #expect(failures.prefix(20).isEmpty)
  }

  /// The views in brackets of a text.
  private static func names(_ text: [UInt8]) -> Set<String> {
    let tree = FormatTree.parse(text).tree
    return Set(tree.chain.views.map(\.name.text).filter { !$0.isEmpty && $0 != "c" })
  }

  /// Whether a text begins and ends at a bar.
  private static func ends(_ text: [UInt8]) -> [Bool] {
    let tree = FormatTree.parse(text).tree
    return [tree.chain.leading != nil, tree.chain.trailing != nil]
  }
}
