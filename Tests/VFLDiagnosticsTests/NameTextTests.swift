import Testing
import VFLDiagnostics
import VFLTestSupport

@Suite("View and metric names")
struct NameTextTests {
  @Test(
    "a name begins with a letter or an underscore and may contain digits",
    arguments: ["a", "_", "Z9", "_0", "ab_c1"])
  func names(text: String) {
    #expect(NameText.isName(text))
    expectEqual(NameText.end(of: Array("-\(text)-".utf8), from: 1), 1 + text.utf8.count)
  }

  @Test(
    "characters other than letters, digits and underscores are not accepted in a name",
    arguments: ["", "9", "1a", "a-b", "a b", "a.b", "é", "aé", "$a", "µ"])
  func others(text: String) {
    #expect(!NameText.isName(text))
  }

  @Test("only the bytes of ASCII letters, digits and the underscore are name bytes")
  func bytes() {
    let all = UInt8.min...UInt8.max
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
    expectEqual(String(decoding: all.filter(NameText.begins), as: UTF8.self), letters)
    expectEqual(
      String(decoding: all.filter(NameText.continues), as: UTF8.self), "0123456789" + letters)
  }
}
