import Testing
import VFLDiagnostics
import VFLTestSupport

@Suite("Search for byte sequences")
struct SearchTests {
  @Test("the first occurrence of a byte sequence is found in arrays, slices and lazy collections")
  func places() {
    let letters: [UInt8] = [0x61, 0x62]
    // All sequences of two different letters with at most six elements.
    let texts = (0...6).flatMap { length in
      (0..<(1 << length)).map { bits in (0..<length).map { letters[bits >> $0 & 1] } }
    }
    for text in texts {
      for word in texts where (1...3).contains(word.count) {
        let expected = text.indices.first { text[$0...].starts(with: word) }
        expectEqual(text.firstPlace(of: word)?.lowerBound, expected)
        let slice = ([0x61, 0x61] + text).dropFirst(2)
        expectEqual(slice.firstPlace(of: word)?.lowerBound, expected.map { $0 + 2 })
        let lazy = text.lazy.map { $0 }
        expectEqual(lazy.firstPlace(of: word)?.lowerBound, expected)
      }
    }
  }

  @Test("occurrences of a substring are found and replaced")
  func words() {
    let text = "é-a-b-a-"
    expectEqual(text.firstPlace(of: "a-b").map { text[$0] }, "a-b")
    expectEqual(text.dropFirst(2).firstPlace(of: "a").map { text[..<$0.lowerBound] }, "é-")
    #expect(text.firstPlace(of: "b-b") == nil)
    expectEqual(text.replacing(each: "-", by: "--"), "é--a--b--a--")
    expectEqual(text.replacing(each: "c", by: "d"), text)
  }
}
