import Testing
import VFLTestSupport
import VFLText

@testable import VFLCommandLine
@testable import VFLCompiler
@testable import VFLLanguageServer

@Suite("Definitions in the language server")
struct LanguageServerDefinitionTests {
  /// Returns the definitions of the name at the mark, each as its line and text.
  private func places(_ name: String, _ marked: String) throws -> [String] {
    let marked = try MarkedDocument(marked)
    var session = ServerSession()
    session.open(name, marked.text)
    let request = session.ask("definition", of: name, at: marked.place)
    try session.run()
    return try #require(session.result(request)).elements.map { location in
      expectEqual(location["uri"]?.string, ServerSession.uri(name))
      let range = try #require(location["range"].flatMap(TextRange.init))
      return "\(range.start.line): " + marked.text(in: range)
    }
  }

  @Test(
    "the definition of a name in a layout is the directive that declares the name",
    arguments: [
      ("|-ed‸ge-[title]", ["1: edge"]), ("|-edge‸-[title]", ["1: edge"]),
      ("[ti‸tle]", ["0: title"]),
      ("[title(==‸body)]", ["0: body"]), ("[title(==edge@lo‸w)]", ["1: low"]),
      ("[title(>=ed‸ge)]", ["1: edge"]), ("‸[title]", []), ("[title]‸-8-|", []),
      ("|-‸8-[title]", []),
      ("[no‸pe]", []), ("[title‸", ["0: title"]),
    ])
  func directives(_ format: String, _ expected: [String]) throws {
    let text = "@view title, body\n@metrics edge: 12, low: 250\n\(format)\n"
    try expectEqual(places("a.vfl", text), expected)
  }

  @Test("the definition of a name in a source is the key in the views or metrics dictionary")
  func dictionaries() throws {
    let swift = """
      let views = ["title": title, "body": body]
      let metrics = ["title": 8]
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-title-[‸title]", metrics: metrics, views: views)

      """
    try expectEqual(places("Card.swift", swift), ["0: title"])
    let gap = swift.replacing("‸", with: "").replacing("-title-", with: "-tit‸le-")
    try expectEqual(places("Card.swift", gap), ["1: title"])
    let objectiveC = """
      NSDictionary *views = NSDictionaryOfVariableBindings(title, body);
      [NSLayoutConstraint constraintsWithVisualFormat:@"H:[title]" @"-[bo‸dy]" options:0 metrics:nil views:views];

      """
    try expectEqual(places("Card.m", objectiveC), ["0: body"])
    let unseen = objectiveC.replacing(
      "NSDictionaryOfVariableBindings(title, body)", with: "self.views")
    #expect(try places("Card.m", unseen).isEmpty)
  }
}
