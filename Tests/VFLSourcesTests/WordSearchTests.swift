import Testing
import VFLTestSupport

@testable import VFLSources

/// The search for many names at once, against a plain one.
struct WordSearchTests {
  /// Whether a name stands in a text with no letter beside it, found by trying every place.
  private static func holds(_ word: String, _ text: String) -> Bool {
    let (word, text) = (Array(word.utf8), Array(text.utf8))
    return (0...max(0, text.count - word.count)).contains { start in
      let end = start + word.count
      return end <= text.count && text[start..<end].elementsEqual(word)
        && (start == 0 || !ByteKind.continuesName(text[start - 1]))
        && (end == text.count || !ByteKind.continuesName(text[end]))
    }
  }

  @Test func `A name is found where it stands by itself`() {
    let words: [Set<String>] = [
      ["ab"], ["ab", "aab"], ["aba", "bab", "abab"], ["é"], ["aaaa", "b_b"], ["ab", "abc", "abcd"],
    ]
    let texts = [
      "", "a", "ab", "xab ab", "abab", " aba.bab", "b_b", "aaaaa aaaa", "é", "éé", "x.abc(",
    ]
    var generator = SeededRandom(1)
    let random = (0..<2000).map { _ in
      String((0..<12).map { _ in "ab_ .".randomElement(using: &generator) ?? " " })
    }
    for set in words {
      let search = WordSearch(set)
      for text in texts + random {
        let isThere = set.contains { Self.holds($0, text) }
        #expect(search.finds(in: Array(text.utf8)) == isThere, "\(set.sorted()) in \(text)")
      }
    }
  }
}
