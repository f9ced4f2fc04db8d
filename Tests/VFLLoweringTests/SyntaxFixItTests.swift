import Testing
import VFLDiagnostics
import VFLLowering
import VFLTestSupport

@Suite("Syntax fix-its with known views")
struct SyntaxFixItTests {
  /// Returns the format string after each of its fix-its, with the views `a`, `b` and `label`.
  private func fixed(_ format: String) -> [String] {
    let scope = DictionaryScope(
      views: ["a": "|", "b": "|", "label": "|"], metrics: ["gap": .number(8)])
    let bytes = Array(format.utf8)
    return FormatCompilation(bytes, in: scope).diagnostics.flatMap(\.fixIts).map {
      String(decoding: SourceEdit.apply($0.edits, to: bytes), as: UTF8.self)
    }
  }

  @Test(
    "a fix-it adds the missing brackets around a view",
    arguments: [
      ("|-label-|", "|-[label]-|"), ("|-(label)-|", "|-[label]-|"),
      ("[a]-label-[b]", "[a]-[label]-[b]"), ("[a]-(label)-|", "[a]-[label]-|"),
      ("|label|", "|[label]|"), ("[a]-8-b", "[a]-8-[b]"),
    ])
  func brackets(_ format: String, _ expected: String) {
    expectEqual(fixed(format), [expected])
  }

  @Test(
    "a fix-it replaces a dotted name with its last part if that part is a view",
    arguments: ["self.a", "cell.a", "c.d.a"])
  func dots(_ name: String) {
    expectEqual(fixed("[\(name)]"), ["[a]"])
  }

  @Test(
    "there is no fix-it for an unknown view, a view that would be repeated, or an attribute",
    arguments: [
      "|-gap-|", "[self.c]", "[c.width(5)]", "[a]-8-c", "[a]-b-[b]", "[a.b]", "[a.title]",
    ])
  func isMissing(_ format: String) {
    expectEqual(fixed(format), [])
  }
}
