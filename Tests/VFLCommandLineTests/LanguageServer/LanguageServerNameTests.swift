import Testing
import VFLTestSupport
import VFLText

@testable import VFLCommandLine
@testable import VFLCompiler
@testable import VFLLanguageServer

@Suite("References and renaming in the language server")
struct LanguageServerNameTests {
  /// Returns the references and highlights of the name at the mark, each as line, column and text.
  private func places(_ name: String, _ marked: String) throws -> [String] {
    let marked = try MarkedDocument(marked)
    var session = ServerSession()
    session.open(name, marked.text)
    let references = session.ask("references", of: name, at: marked.place)
    let highlights = session.ask("documentHighlight", of: name, at: marked.place)
    try session.run()
    func ranges(_ request: Int) throws -> [TextRange] {
      try #require(session.result(request)).elements.compactMap {
        $0["range"].flatMap(TextRange.init)
      }
    }
    let found = try ranges(references)
    try expectEqual(ranges(highlights), found)
    return found.map { "\($0.start.line):\($0.start.column) \(marked.text(in: $0))" }
  }

  /// Returns the document after the name at the mark is renamed; `nil` if the server rejects the
  /// request.
  private func renamed(_ name: String, _ marked: String, to new: String = "neu") throws -> String? {
    let marked = try MarkedDocument(marked)
    var session = ServerSession()
    session.open(name, marked.text)
    let prepared = session.ask("prepareRename", of: name, at: marked.place)
    let request = session.requestRename(of: name, at: marked.place, to: new)
    try session.run()
    guard let edit = session.result(request) else {
      #expect(session.diagnostic(request) != nil)
      return nil
    }
    let range = try #require(session.result(prepared)?["range"].flatMap(TextRange.init))
    expectEqual(session.result(prepared)?["placeholder"]?.string, marked.text(in: range))
    return try edit["changes"]?.members.first { _ in true }?.value.applied(to: marked.text)
  }

  private let layout = """
    @view title, body parent: card
    @view card
    @metrics gap: 8, title2: 3
    H:|-gap-[card(>=title@gap)]-(>=gap)-|
    |-[title]-[body(==ti‸tle)]
    @constraint title.width == 2 * card.width + gap @gap

    """

  @Test("references to a name in a layout include directives, formats and equations")
  func layouts() throws {
    try expectEqual(
      places("a.vfl", layout),
      [
        "0:6 title", "3:16 title", "4:3 title", "4:18 title", "5:12 title",
      ])
    let gap = layout.replacing("‸", with: "").replacing("-gap-[", with: "-g‸ap-[")
    try expectEqual(
      places("a.vfl", gap),
      [
        "2:9 gap", "3:4 gap", "3:22 gap", "3:31 gap", "5:44 gap", "5:49 gap",
      ])
    let card = layout.replacing("‸", with: "").replacing("@view card", with: "@view ‸card")
    try expectEqual(places("a.vfl", card), ["0:26 card", "1:6 card", "3:9 card", "5:31 card"])
    try expectEqual(places("a.vfl", "|-8-[‸a]-[b]\nV:[a(b)]\n"), ["0:5 a", "1:3 a"])
    #expect(try places("a.vfl", "‸|-8-[a]\n").isEmpty)
  }

  @Test("renaming changes every occurrence of the name and no other name")
  func renaming() throws {
    let plain = layout.replacing("‸", with: "")
    let expected = plain.replacing("title2", with: "#").replacing("title", with: "neu")
      .replacing("#", with: "title2")
    try expectEqual(renamed("a.vfl", layout), expected)
    // The renamed layout compiles to the same constraints.
    let before = Transcript("compile", "-", standardInput: plain)
    let after = Transcript("compile", "-", standardInput: expected)
    #expect(before.code == .success && after.code == .success)
    expectEqual(
      before.output.replacing("title", with: "neu").split(separator: "\n").sorted(),
      after.output.split(separator: "\n").sorted())
  }

  @Test("renaming to an invalid or existing name is rejected")
  func rejections() throws {
    for name in ["", "a b", "2a", "gap", "card", "title2", "é"] {
      #expect(try renamed("a.vfl", layout, to: name) == nil, "\(name)")
    }
    #expect(try renamed("a.vfl", "|‸-8-[a]\n") == nil)
    // `none` after `parent:` is a keyword.
    #expect(try renamed("a.vfl", "@view ‸a\n@view c parent: a\n", to: "none") == nil)
  }

  private func call(_ format: String, _ views: String) -> String {
    "NSLayoutConstraint.constraints(withVisualFormat: \"\(format)\", options: [], metrics: m, views: \(views))"
  }

  @Test("references in a source include the dictionary key and all formats that use the dictionary")
  func sources() throws {
    let text = """
      func f() {
        let m = ["gap": 8]
        let views = ["title": title, "body": body]
        activate(\(call("H:|-gap-[ti‸tle]-gap-[body(title)]", "views")))
        activate(\(call("V:[title(>=gap)]", "views")))
        activate(\(call("V:[title]", "[\"title\": title]")))
      }

      """
    try expectEqual(
      places("A.swift", text).map { $0.split(separator: ":")[0] }, ["2", "3", "3", "4"])
    let plain = text.replacing("‸", with: "")
    let expected = plain.replacing("\"title\": title, ", with: "\"neu\": title, ")
      .replacing("[title]-gap-[body(title)]", with: "[neu]-gap-[body(neu)]")
      .replacing("V:[title(", with: "V:[neu(")
    try expectEqual(renamed("A.swift", text), expected)
    let key = plain.replacing("[\"title\": title, ", with: "[\"tit‸le\": title, ")
    try expectEqual(renamed("A.swift", key), expected)
    let gap = plain.replacing("(>=gap)", with: "(>=‸gap)")
    try expectEqual(
      renamed("A.swift", gap),
      plain.replacing("\"gap\"", with: "\"neu\"").replacing("-gap-", with: "-neu-")
        .replacing("-gap-", with: "-neu-").replacing("=gap", with: "=neu"))
    #expect(try renamed("A.swift", text, to: "body") == nil)
    #expect(try renamed("A.swift", text, to: "gap") == nil)
  }

  @Test("renaming in a source is rejected if some uses of the name are unknown")
  func unseen() throws {
    func kept(_ body: String) throws -> Bool {
      let text = "func f(x: String) {\n  let m = [\"gap\": 8]\n\(body)\n}\n"
      return try renamed("A.swift", text) == nil
    }
    let views = "let views = [\"title\": title]\n"
    let use = call("V:[ti‸tle]", "views")
    #expect(try !kept(views + use))
    #expect(try kept(views + use + "\nprint(views[\"title\"])"))
    #expect(try kept(views + use + "\n" + call("\\(x)", "views")))
    #expect(try kept(use))
    #expect(
      try kept("var views = [\"title\": title]\nfor (k, v) in other { views[k] = v }\n" + use))
    #expect(try kept("let key = \"title\"\nlet views = [key: title]\n" + use))
    #expect(
      try kept("let s = \"V:[ti‸tle]\"\n" + views + use.replacing("\"V:[ti‸tle]\"", with: "s")))
    let property =
      "class C {\n  let m = [\"gap\": 8]\n  private(set) var views = [\"title\": A()]\n  func g() { \(use) }\n}\n"
    #expect(try renamed("A.swift", property) == nil)
    #expect(try renamed("A.swift", property.replacing("(set) var", with: " let")) != nil)
    // The same key is also written elsewhere, or a second dictionary contains the key.
    let variable = "var views = [\"title\": title]\n"
    #expect(try kept(variable + "if x { views[\"title\"] = y }\n" + use))
    #expect(try kept("let views = x ? [\"title\": p] : [\"title\": q]\n" + use))
    #expect(
      try kept(
        views + "let others = [\"title\": q]\nlet s = \"V:[ti‸tle]\"\n"
          + use.replacing("\"V:[ti‸tle]\"", with: "s")
          + "\n"
          + use.replacing("\"V:[ti‸tle]\"", with: "s").replacing(
            "views: views", with: "views: others")))
    #expect(try kept(views + "let n = \"title\"\nprint(n)\n" + call("V:[ti‸tle]-[\\(n)]", "views")))
    let objectiveC =
      "void f(void) { NSDictionary *views = NSDictionaryOfVariableBindings(title);\n[NSLayoutConstraint constraintsWithVisualFormat:@\"[ti‸tle]\" options:0 metrics:nil views:views]; }\n"
    #expect(try renamed("A.m", objectiveC) == nil)
    try expectEqual(places("A.m", objectiveC).count, 2)
  }
}
