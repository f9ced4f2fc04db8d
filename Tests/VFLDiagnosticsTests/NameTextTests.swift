import Testing
import VFLDiagnostics
import VFLTestSupport

@Suite("Names of the language")
struct NameTextTests {
  @Test(
    "a name begins with a letter or an underscore and may contain digits",
    arguments: ["a", "_", "Z9", "_0", "ab_c1"])
  func names(text: String) {
    #expect(NameText.isName(text))
    expectEqual(NameText.end(of: Array("-\(text)-".utf8), from: 1), 1 + text.utf8.count)
  }

  @Test(
    "other characters are not accepted in a name",
    arguments: ["", "9", "1a", "a-b", "a b", "a.b", "é", "aé", "$a", "µ"])
  func others(text: String) {
    #expect(!NameText.isName(text))
  }

  @Test("the bytes of a name are ASCII letters, digits and the underscore")
  func bytes() {
    let all = UInt8.min...UInt8.max
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
    expectEqual(String(decoding: all.filter(NameText.begins), as: UTF8.self), letters)
    expectEqual(
      String(decoding: all.filter(NameText.continues), as: UTF8.self), "0123456789" + letters)
  }
}
