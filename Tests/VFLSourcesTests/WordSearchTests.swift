import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the search for several names at once, against a simple search.
struct WordSearchTests {
  /// Whether a text contains a whole name, found by a search at every position.
  ///
  /// After a name that begins with a lowercase ASCII letter or an underscore, `(` or `:` must follow.
  private static func holds(_ word: String, _ text: String) -> Bool {
    let (word, text) = (Array(word.utf8), Array(text.utf8))
    return (0...max(0, text.count - word.count)).contains { start in
      let end = start + word.count
      guard end <= text.count, text[start..<end].elementsEqual(word),
        start == 0 || !ByteKind.continuesName(text[start - 1]),
        end == text.count || !ByteKind.continuesName(text[end])
      else { return false }
      if word[0] < 0x5F || word[0] >= 0x80 { return true }
      let next = text[end...].first { $0 != 0x20 }
      return next == UInt8(ascii: "(") || next == UInt8(ascii: ":")
    }
  }

  @Test func `A name that may be called is found in a text and in an index of texts`() {
    let words: [Set<String>] = [
      ["ab"], ["ab", "aab"], ["aba", "bab", "abab"], ["é"], ["aaaa", "b_b"], ["ab", "abc", "abcd"],
      ["b"], ["A", "Ab"],
    ]
    let texts = [
      "", "a", "ab", "ab(", "xab ab (", "abab:", " aba.bab(", "b_b:", "aaaaa aaaa (", "é", "éé",
      "x.abc(", "A", "Ab.a", "1ab(", "0b(", "b", "b(",
    ]
    var generator = SeededRandom(1)
    let random = (0..<2000).map { _ in
      String((0..<12).map { _ in "abA_ .(:".randomElement(using: &generator) ?? " " })
    }
    let all = (texts + random).map { Array($0.utf8) }
    let index = NameIndex(all.map(NameIndex.hashes))
    for set in words {
      let search = WordSearch(set)
      for (number, text) in (texts + random).enumerated() {
        let expected = set.filter { Self.holds($0, text) }.sorted()
        expectEqual(search.words(in: all[number]).said, expected, "\(set.sorted()) in \(text)")
      }
      for word in set {
        let files = all.indices.filter { Self.holds(word, (texts + random)[$0]) }
        expectEqual(index.files(saying: word), files, "\(word)")
      }
    }
  }

  @Test func `A Swift function is declared by its name, and an initializer by its type`() {
    let text =
      "class Pins { init(_ f: String) {} }; extension pins { func pin<T>(_ t: T) {} }; put(1)"
    let found = WordSearch(["Pins", "pins", "pin", "put", "T"]).words(in: Array(text.utf8))
    expectEqual(found.said, ["Pins", "T", "pin", "pins", "put"])
    expectEqual(found.declared, ["Pins", "T", "pin"])
  }
}
