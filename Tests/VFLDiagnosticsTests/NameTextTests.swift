import Testing
import VFLDiagnostics
import VFLTestSupport

@Suite("A name of the language")
struct NameTextTests {
  @Test("is a letter or a line, and then digits, too", arguments: ["a", "_", "Z9", "_0", "ab_c1"])
  func names(text: String) {
    #expect(NameText.isName(text))
    expectEqual(NameText.end(of: Array("-\(text)-".utf8), from: 1), 1 + text.utf8.count)
  }

  @Test("is nothing else", arguments: ["", "9", "1a", "a-b", "a b", "a.b", "é", "aé", "$a", "µ"])
  func others(text: String) {
    #expect(!NameText.isName(text))
  }

  @Test("has bytes of ASCII only")
  func bytes() {
    let all = UInt8.min...UInt8.max
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
    expectEqual(String(decoding: all.filter(NameText.begins), as: UTF8.self), letters)
    expectEqual(
      String(decoding: all.filter(NameText.continues), as: UTF8.self), "0123456789" + letters)
  }
}
