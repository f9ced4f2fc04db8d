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

  @Test(
    "of the names that a program declares, only a name with a misspelled word is suggested",
    arguments: [
      ("titleLable", "titleLabel"), ("tileLabel", "titleLabel"), ("titlelabel", "titleLabel"),
      ("TitleLabel", "titleLabel"), ("_titleLabel", "titleLabel"), ("titel", "title"),
      ("logn_buton", "login_button"), ("loginbuton", "loginButton"), ("URLLabl", "urlLabel"),
      ("heigth1", "height1"), ("backgruondVew", "backgroundView"), ("lb", "lbl"), ("lef", "left"),
      ("bakcgroudn", "background"), ("my veiw", "my view"),
    ])
  func misspelled(_ name: String, _ known: String) {
    expectEqual(NameSuggestion.nearest(to: name, among: [known], areDeclared: true), known)
    expectEqual(NameSuggestion.nearest(to: known, among: [name], areDeclared: true), name)
  }

  @Test(
    "of the names that a program declares, another name of a family is not suggested",
    arguments: [
      ("view3", "view1"), ("send", "send2"), ("a1", "a10"), ("answer100", "answer101"),
      ("v0", "c0"), ("x", "y"), ("hMargin", "vMargin"), ("aView", "view"), ("labelX", "labelY"),
      ("workHostView", "breakHostView"), ("minHeight", "maxHeight"), ("topLeft", "left"),
      ("firstButton", "lastButton"), ("addButton", "backButton"), ("button", "bottom"),
      ("stateField", "streetField"), ("top_margin", "top_padding"), ("label", "labelTitle"),
    ])
  func another(_ name: String, _ known: String) {
    expectEqual(NameSuggestion.nearest(to: name, among: [known], areDeclared: true), nil)
    expectEqual(NameSuggestion.nearest(to: known, among: [name], areDeclared: true), nil)
  }

  @Test("a family member that is nearer than the misspelled name does not hide it")
  func nearerName() {
    let known = ["titel2", "titleLabel"]
    expectEqual(NameSuggestion.nearest(to: "titel1Label", among: known, areDeclared: true), nil)
    expectEqual(
      NameSuggestion.nearest(to: "aview12", among: ["aview1", "aveiw12"], areDeclared: true),
      "aveiw12")
  }
}
