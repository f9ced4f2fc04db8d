import Testing
import VFLTestSupport
import VFLText

@testable import VFLCommandLine
@testable import VFLCompiler
@testable import VFLLanguageServer

@Suite("Completion of names in the language server")
struct LanguageServerCompletionTests {
  private static let completions: [(String, [String]?)] = [
    ("|-edge-[‸", ["body", "title"]), ("|-edge-[ti‸tle(==body)]", ["body", "title"]),
    ("|-‸", ["edge"]), ("|-(‸", ["edge"]), ("|-(>=‸", ["edge"]), ("|-(8@‸", ["edge"]),
    ("[title(‸", ["body", "title", "edge"]), ("[title(>=10,<=‸", ["body", "title", "edge"]),
    ("[title(==body@‸", ["edge"]), ("|‸", nil), ("[title]‸", nil), ("|-8-‸", nil),
    ("|-(8)-‸[body]", nil), ("|-edge-‸", nil),
    ("|-(-‸", nil), ("[title(>‸", nil), ("[title]-‸", ["edge"]), ("[title]-ed‸", ["edge"]),
    ("H:‸", nil),
    ("// [‸", nil), ("@view ‸", nil), ("‸", nil),
  ]

  @Test(
    "completion in a layout offers the names that are valid at the position",
    arguments: completions)
  func completion(_ marked: String, _ names: [String]?) throws {
    let document = try MarkedDocument("@view title, body\n@metrics edge: 12\n\(marked)\n")
    var session = ServerSession()
    session.open("a.vfl", document.text)
    let request = session.ask("completion", of: "a.vfl", at: document.place)
    try session.run()
    let items =
      session.result(request)?.isNull == true ? nil : session.result(request)?.elements.map { $0 }
    expectEqual(items?.compactMap { $0["label"]?.string }, names)
    for item in items ?? [] {
      let isView = item["label"]?.string != "edge"
      expectEqual(item["kind"]?.wholeNumber, isView ? 6 : 21)
      let range = item["textEdit"]?["range"].flatMap(TextRange.init)
      #expect(
        range?.start.line == 2 && range.map { $0.start.column <= document.place.column } == true)
    }
  }

  @Test(
    "completion in a source offers the keys of a known views dictionary, otherwise names from other formats"
  )
  func completionInSource() throws {
    let source = """
      func fill(_ views: [String: UIView]) {
        let known = ["title": title]
        NSLayoutConstraint.constraints(withVisualFormat: "[tit]", metrics: nil, views: known)
        NSLayoutConstraint.constraints(withVisualFormat: "[a]-gap-[bo]", metrics: nil, views: views)
        NSLayoutConstraint.constraints(withVisualFormat: "V:[body]", metrics: nil, views: views)
      }

      """
    var session = ServerSession()
    session.open("Card.swift", source)
    let exact = session.ask("completion", of: "Card.swift", at: (2, 55))
    let open = session.ask("completion", of: "Card.swift", at: (3, 62))
    let nowhere = session.ask("completion", of: "Card.swift", at: (2, 5))
    try session.run()
    func labels(_ request: Int) -> [String]? {
      session.result(request)?.elements.compactMap { $0["label"]?.string }
    }
    expectEqual(labels(exact), ["title"])
    #expect(labels(open)?.contains("body") == true && labels(open)?.contains("bo") == false)
    expectEqual(session.result(nowhere)?.isNull, true)
  }

  @Test("completion offers nothing in interpolations, ordinary strings and code")
  func noPlaces() throws {
    let source = """
      let a = UIView(), text = "[a", gap = 8
      let other = "no [format at all"
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-\\(gap)-[a]-(8)-", metrics: nil, views: ["a": a])

      """
    let line = try #require(source.split(separator: "\n").last)
    func column(_ mark: String) throws -> Int {
      try #require(line.firstRange(of: mark)).lowerBound.utf16Offset(in: line)
    }
    var session = ServerSession()
    session.open("Card.swift", source)
    let computed = session.ask("completion", of: "Card.swift", at: (2, try column("p)-[a]")))
    let closing = session.ask("completion", of: "Card.swift", at: (2, try column("[a]-(8)")))
    let code = session.ask("completion", of: "Card.swift", at: (2, 31))
    let text = session.ask("completion", of: "Card.swift", at: (1, 17))
    let view = session.ask("completion", of: "Card.swift", at: (2, try column("a]-(8)")))
    try session.run()
    for request in [computed, closing, code, text] {
      expectEqual(session.result(request)?.isNull, true)
    }
    expectEqual(session.result(view)?.elements.compactMap { $0["label"]?.string }, ["a"])
  }

  @Test("completion works after escape sequences and in the second of two concatenated literals")
  func severalLiterals() throws {
    for (name, marked, replaced) in [
      ("Card.swift", #""H:|-[" + "‸alpha]""#, "alpha"),
      ("Card.swift", #""H:|-[\u{61}l‸pha]""#, "lpha"),
      ("Card.m", #"@"H:|-[al" @"p‸ha]""#, nil), ("Card.m", #"@"H:|-[" @"‸""#, ""),
      ("Card.m", #"@"H:|-[alpha(" @"==‸w)]""#, "w"),
    ] as [(String, String, String?)] {
      let call =
        name.hasSuffix("m")
        ? "[NSLayoutConstraint constraintsWithVisualFormat:\(marked) options:0 metrics:nil views:@{@\"alpha\": a}];"
        : "NSLayoutConstraint.constraints(withVisualFormat: \(marked), metrics: nil, views: [\"alpha\": a])"
      let column = try #require(call.firstRange(of: "‸")).lowerBound.utf16Offset(in: call)
      let text = call.replacing("‸", with: "")
      var session = ServerSession()
      session.open(name, text + "\n")
      let request = session.ask("completion", of: name, at: (0, column))
      try session.run()
      let items = session.result(request)?.elements.map { $0 } ?? []
      expectEqual(
        items.compactMap { $0["label"]?.string }, (replaced == nil ? [] : ["alpha"]), "\(marked)")
      let range = items.first?["textEdit"]?["range"].flatMap(TextRange.init)
      guard let range, let replaced else { continue }
      let word = text.utf16.dropFirst(range.start.column)
        .prefix(range.end.column - range.start.column)
      // The replaced range includes the escape sequence.
      expectEqual(String(word)?.hasSuffix(replaced), true, "\(marked)")
    }
  }

  @Test("completion does not offer dictionary keys that are not valid names")
  func otherKeys() throws {
    let source =
      #"NSLayoutConstraint.constraints(withVisualFormat: "[]", metrics: ["1": 1], views: ["title label": x, "q\"r": x, "b]": x, "ok": x])"#
    var session = ServerSession()
    session.open("Card.swift", source + "\n")
    let request = session.ask("completion", of: "Card.swift", at: (0, 51))
    try session.run()
    expectEqual(session.result(request)?.elements.compactMap { $0["label"]?.string }, ["ok"])
  }
}
