import Testing
import VFLDiagnostics
import VFLTestSupport

@Suite("Suggested names")
struct NameSuggestionTests {
  @Test(
    "the nearest name is suggested if the edit distance is small enough",
    arguments: [
      ("titel", ["body", "title"], "title"), ("Title", ["titles", "title"], "title"),
      ("ax", ["bx", "cx"], "bx"), ("ab", ["ba"], "ba"), ("ab", ["cd"], nil), ("a", ["abc"], nil),
      ("left", ["lfet", "eft", "leeft"], "eft"), ("", ["a"], nil), ("x", [], nil),
      ("x", ["x"], nil), ("button", ["buttonOne", "butt"], "butt"),
      ("haeder", ["footer", "header", "reader"], "header"),
    ] as [(String, [String], String?)])
  func nearest(_ name: String, _ known: [String], _ expected: String?) {
    expectEqual(NameSuggestion.nearest(to: name, among: known), expected)
    expectEqual(NameSuggestion.nearest(to: name, among: known.reversed()), expected)
  }

  @Test("of several equally similar names, a name that is not yet used is suggested first")
  func used() {
    let known = ["v0", "v1", "v22"]
    expectEqual(NameSuggestion.nearest(to: "v2", among: known, used: []), "v0")
    expectEqual(NameSuggestion.nearest(to: "v2", among: known, used: ["v0"]), "v1")
    expectEqual(NameSuggestion.nearest(to: "v2", among: known, used: ["v0", "v1"]), "v22")
    expectEqual(NameSuggestion.nearest(to: "v2", among: known, used: Set(known)), "v0")
    expectEqual(NameSuggestion.nearest(to: "V0", among: known, used: ["v0"]), "v0")
  }
}
