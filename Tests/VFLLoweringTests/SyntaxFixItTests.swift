import Testing
import VFLDiagnostics
import VFLLowering
import VFLTestSupport

@Suite("A fix-it of a format whose views are known")
struct SyntaxFixItTests {
  /// What the fix-its of a format make of it, with the views `a`, `b` and `label`.
  private func mended(_ format: String) -> [String] {
    let scope = DictionaryScope(
      views: ["a": "|", "b": "|", "label": "|"], metrics: ["gap": .number(8)])
    let bytes = Array(format.utf8)
    return FormatCompilation(bytes, in: scope).diagnostics.flatMap(\.fixIts).map {
      String(decoding: SourceEdit.apply($0.edits, to: bytes), as: UTF8.self)
    }
  }

  @Test(
    "puts a view into brackets that has none",
    arguments: [
      ("|-label-|", "|-[label]-|"), ("|-(label)-|", "|-[label]-|"),
      ("[a]-label-[b]", "[a]-[label]-[b]"), ("[a]-(label)-|", "[a]-[label]-|"),
      ("|label|", "|[label]|"), ("[a]-8-b", "[a]-8-[b]"),
    ])
  func brackets(_ format: String, _ expected: String) {
    expectEqual(mended(format), [expected])
  }

  @Test("keeps the part of a dotted name that is a view", arguments: ["self.a", "cell.a", "c.d.a"])
  func dots(_ name: String) {
    expectEqual(mended("[\(name)]"), ["[a]"])
  }

  @Test(
    "is not offered for names that are no views, and not for a view that stands there already",
    arguments: [
      "|-gap-|", "[self.c]", "[c.width(5)]", "[a]-8-c", "[a]-b-[b]", "[a.b]", "[a.title]",
    ])
  func isMissing(_ format: String) {
    expectEqual(mended(format), [])
  }
}
