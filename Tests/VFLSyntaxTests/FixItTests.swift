import Testing
import VFLDiagnostics
import VFLSyntax

@Suite("Fix-its of format strings")
struct FixItTests {
  /// Valid format strings, which are then modified.
  private static let sound = [
    "H:|-8-[a(10)]-[b]|", "[a(>=1,<=2@9)]-(m)-[b]", "V:|[a][b(a)]-(>=4,8)-|",
    "|-m@9-[a]->=2-[b]-|",
  ]

  /// Strings to insert.
  private static let pieces = [
    "[", "]", "(", ")", "|", "-", ",", "@", ":", "==", ">", "8", "b", "H:", "v:", ".5", "10px",
    "*2", "%", " ", "#", "é", "[c]", "--",
  ]

  /// All variants with one edit: a token is removed, doubled or replaced, or a string is inserted next to the
  /// token.
  private static let spoilt: [[UInt8]] = {
    var seen: Set<[UInt8]> = []
    for format in sound {
      let bytes = Array(format.utf8)
      for token in AppleParser.tokens(of: bytes) {
        let (head, body, tail) = (
          bytes[..<token.start], bytes[token.start..<token.end], bytes[token.end...]
        )
        seen.insert(Array(head + tail))
        seen.insert(Array(head + body + body + tail))
        for piece in pieces {
          seen.insert(Array(head + Array(piece.utf8) + body + tail))
          seen.insert(Array(head + Array(piece.utf8) + tail))
          seen.insert(Array(head + body + Array(piece.utf8) + tail))
        }
      }
    }
    return seen.sorted { $0.lexicographicallyPrecedes($1) }
  }()

  @Test("every fix-it of a misspelled format string reduces the number of errors")
  func mends() {
    var failures: [String] = []
    for bytes in Self.spoilt {
      let diagnostics = FormatTree.parse(bytes).diagnostics
      for fixIt in diagnostics.flatMap(\.fixIts) {
        let fixed = SourceEdit.apply(fixIt.edits, to: bytes)
        let left = FormatTree.parse(fixed).diagnostics.count
        if left >= diagnostics.count {
          failures.append(String(decoding: bytes, as: UTF8.self) + ": " + fixIt.message)
        }
      }
    }
    #expect(failures.prefix(20).isEmpty)
  }

  @Test("at least 20 percent of single syntax errors have a fix-it")
  func isOffered() {
    let single = Self.spoilt.map { FormatTree.parse($0).diagnostics }.filter { $0.count == 1 }
    let fixable = single.filter { !$0[0].fixIts.isEmpty }
    #expect(Double(fixable.count) > 0.2 * Double(single.count))
  }

  @Test(
    "the fix-it of a sign of another language contains the sign of format strings",
    arguments: [
      ("[a(w#750)]", "[a(w@750)]"), ("[a(50#w)]-8-[b]", "[a(50@w)]-8-[b]"),
      ("[a(50:750)]", "[a(50@750)]"),
      ("[a]-(8:w)-[b]", "[a]-(8@w)-[b]"), ("[a(>=1;<=2)]", "[a(>=1,<=2)]"),
      ("[a]-(>=8;20@9)-[b]", "[a]-(>=8,20@9)-[b]"), ("[V:[a]", "V:[a]"),
      ("[H:|-[a]-|", "H:|-[a]-|"),
    ])
  func signs(written: String, meant: String) {
    let bytes = Array(written.utf8)
    let fixIts = FormatTree.parse(bytes).diagnostics.flatMap(\.fixIts)
    let fixed = fixIts.map {
      String(decoding: SourceEdit.apply($0.edits, to: bytes), as: UTF8.self)
    }
    #expect(fixed.contains(meant), "\(fixed)")
  }

  @Test(
    "characters without such a meaning get no suggestion",
    arguments: [
      "[a#b]", "[a];[b]", "[a(5)#750]", "[a(#750)]", "[a(5#)]", "[a(5:)]", "[a(5;)]", "[H]:[a]",
      "[H:100]", "[V:a]",
    ])
  func noSigns(written: String) {
    let messages = FormatTree.parse(Array(written.utf8)).diagnostics.map(\.message)
    #expect(!messages.contains { $0.contains("did you mean") }, "\(messages)")
  }
}
