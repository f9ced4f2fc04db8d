import Testing

@testable import VFLCommand

@Suite("vfl lsp: what it says of a document")
struct LanguageServerAnswerTests {
  /// A source with a fault of each kind that can be mended, one that cannot, and nothing wrong besides.
  private static let card = """
    import UIKit
    func fill(_ card: UIView, _ title: UILabel, _ icône: UIView) {
      let views = ["title": title, "icon": icône]
      for format in [
        "H:|-[titel]-gap-[icon]-|", "V:|-[title(>=20]", "H:|-[icon]-(0)-[title]",
      ] {
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: ["gap": 8], views: views)
      }
    }

    """

  private static let layout = """
    @view title, body
    @metrics edge: 12
    |-edge-[title(==body)]-[body]-edge-|
    V:|-(>=edge@500)-[title]  // the title

    """

  @Test("the findings of `vfl check`, at their places", arguments: ["Card.swift", "card.vfl"])
  func findings(name: String) throws {
    let text =
      name.hasSuffix("swift") ? Self.card : Self.layout.replacing("(==body)", with: "(==bdy)")
    var session = ServerSession()
    session.open(name, text)
    try session.run()
    let told = try #require(session.told(name).last)
    let lines = Transcript(
      "check", "--stdin-filename", name, "--format", "jsonl", "-", standardInput: text
    ).output.split(separator: "\n")
    try #require(!told.isEmpty && told.count == lines.count)
    for (finding, line) in zip(told, lines) {
      let checked = try JSONReader.read(Array(line.utf8)).root
      #expect(finding["code"]?.string == checked["code"]?.string)
      let message = try #require(finding["message"]?.string)
      #expect(message.split(separator: "\n").first.map(String.init) == checked["message"]?.string)
      for end in ["start", "end"] {
        let place = finding["range"]?[end]
        #expect(place?["line"]?.wholeNumber == checked[end]?["line"]?.wholeNumber.map { $0 - 1 })
        #expect(
          place?["character"]?.wholeNumber == checked[end]?["utf16"]?.wholeNumber.map { $0 - 1 })
      }
    }
  }

  @Test("the configuration counts, and what is wrong with it is shown once")
  func configuration() throws {
    func codes(_ configuration: String, _ flags: [String] = []) throws -> [String]? {
      var session = ServerSession(files: [".vfl.json": configuration])
      session.open("Old/card.vfl", "@options alignAllTop\nV:[a]\n")
      try session.run(flags: flags)
      return session.codes("Old/card.vfl")
    }
    let usual = try codes("{}")
    #expect(usual?.isEmpty == false)
    let code = try #require(usual?.first)
    #expect(try codes(#"{"rules": {"\#(code)": "off"}}"#) == [])
    #expect(try codes(#"{"rules": {"\#(code)": "off"}}"#, ["--no-config"]) == usual)
    #expect(try codes("{}", ["--rule", "\(code)=off"]) == [])
    #expect(try codes(#"{"exclude": ["Old/"]}"#) == [])
    #expect(try codes("{}", ["--exclude", "Old/"]) == [])

    var session = ServerSession(files: [".vfl.json": #"{"rule": {}}"#])
    session.open("a.vfl", "[a]")
    session.open("b.vfl", "[b]")
    try session.run()
    let shown = session.answers.filter { $0["method"]?.string == "window/showMessage" }
    #expect(shown.count == 1)
    #expect(shown.first?["params"]?["message"]?.string?.contains("`rule`") == true)
  }

  @Test("a configuration that is open is checked itself, and saving it checks the others again")
  func openConfiguration() throws {
    var session = ServerSession()
    session.open("a.vfl", "[a")
    session.open(".vfl.json", #"{"rule": {}}"#, language: "json")
    session.notify(
      "textDocument/didSave", #"{"textDocument": {"uri": "file:///project/.vfl.json"}}"#)
    session.notify("workspace/didChangeWatchedFiles", #"{"changes": []}"#)
    try session.run()
    #expect(session.codes(".vfl.json")?.count == 1)
    #expect(session.told("a.vfl").count == 3)
  }

  @Test("nothing of a document that is closed, or is none that is checked")
  func closed() throws {
    var session = ServerSession()
    session.open("a.vfl", "[a")
    session.notify("textDocument/didClose", #"{"textDocument": {"uri": "file:///project/a.vfl"}}"#)
    session.open("a.json", "{", language: "json")
    session.open("untitled:1", "[a", language: "vfl")
    try session.run()
    #expect(session.told("a.vfl").map(\.count) == [1, 0])
    #expect(session.told("a.json").map(\.count) == [0])
    #expect(session.told("untitled:1").map(\.count) == [1])
  }

  @Test("what is changed, piece by piece or as a whole")
  func changes() throws {
    var session = ServerSession()
    session.open("a.vfl", "[a]\n[é😀b\n")
    session.change("a.vfl", [((1, 5), (1, 5), "]"), ((1, 1), (1, 4), "")])
    session.notify(
      "textDocument/didChange",
      #"{"textDocument": {"uri": "file:///project/a.vfl", "version": 3}, "contentChanges": [{"text": "[a"}]}"#
    )
    try session.run()
    #expect(session.told("a.vfl").map(\.isEmpty) == [false, true, false])
    let versions = session.answers.compactMap { $0["params"]?["version"]?.wholeNumber }
    #expect(versions == [1, 2, 3])
  }

  @Test("fixes, each of which mends its finding")
  func fixes() throws {
    var session = ServerSession()
    session.open("Card.swift", Self.card)
    let request = session.askForActions(of: "Card.swift")
    try session.run()
    let before = try #require(session.codes("Card.swift"))
    let actions = try #require(session.result(request)).elements.map { $0 }
    #expect(actions.count > before.count)
    for action in actions {
      let text = try #require(action.editsOfAction).applied(to: Self.card)
      var again = ServerSession()
      again.open("Card.swift", text)
      try again.run()
      let mended = try #require(action["diagnostics"]?.elements.map { $0 }.first?["code"]?.string)
      let after = try #require(again.codes("Card.swift"))
      #expect(after.count < before.count, "\(action["title"]?.string ?? "")")
      #expect(
        after.count { $0 == mended } < before.count { $0 == mended },
        "\(action["title"]?.string ?? "")")
    }
  }

  @Test("all safe fixes at once, as `vfl check --fix` makes them; only what is asked for")
  func fixAll() throws {
    let text = "@view a, b\n|-(0)-[a]-0-[b]\n"
    let fixed = Transcript("check", "--fix", "--stdin-filename", "a.vfl", "-", standardInput: text)
    var session = ServerSession()
    session.open("a.vfl", text)
    let all = session.askForActions(of: "a.vfl", only: "source.fixAll")
    let quick = session.askForActions(of: "a.vfl", only: "quickfix")
    let other = session.askForActions(of: "a.vfl", only: "refactor")
    let menu = session.askForActions(of: "a.vfl")
    let elsewhere = session.askForActions(of: "a.vfl", from: (0, 0), to: (0, 3))
    try session.run(flags: ["--rule", "VFL05=warning"])
    #expect(session.result(other)?.elements.map { $0 }.count == 0)
    #expect(session.result(elsewhere)?.elements.map { $0 }.count == 0)
    func kinds(_ request: Int) -> Set<String> {
      Set(session.result(request)?.elements.compactMap { $0["kind"]?.string } ?? [])
    }
    #expect(kinds(quick) == ["quickfix"] && kinds(menu) == ["quickfix"])
    #expect(kinds(all) == ["source.fixAll.vfl"])
    let action = try #require(session.result(all)?.elements.first { _ in true })
    let flagged = Transcript(
      "check", "--fix", "--rule", "VFL05=warning", "--stdin-filename", "a.vfl", "-",
      standardInput: text)
    #expect(try #require(action.editsOfAction).applied(to: text) == flagged.output)
    #expect(flagged.output != text && fixed.code == .success)
  }

  @Test("edits name their version where the client asks for that")
  func versions() throws {
    var session = ServerSession(
      capabilities: #"{"workspace": {"workspaceEdit": {"documentChanges": true}}}"#)
    session.open("a.vfl", "[a")
    let request = session.askForActions(of: "a.vfl")
    try session.run()
    let edit = session.result(request)?.elements.first { _ in true }?["edit"]
    let change = edit?["documentChanges"]?.elements.first { _ in true }
    #expect(change?["textDocument"]?["version"]?.wholeNumber == 1)
    #expect(edit?["changes"] == nil)
  }

  @Test("a comment that silences stands above the call, never inside of a string or a macro")
  func silence() throws {
    let multiline = """
      func fill(_ a: UIView) {
        NSLayoutConstraint.constraints(
          withVisualFormat: \"\"\"
            |-[a\\
            ]-[b]
            \"\"\", metrics: nil, views: ["a": a])
      }

      """
    var session = ServerSession()
    session.open("Long.swift", multiline)
    let request = session.askForActions(of: "Long.swift")
    let macro = """
      #define FILL(a) \\
        [NSLayoutConstraint constraintsWithVisualFormat:@"[a" options:0 metrics:nil \\
          views:NSDictionaryOfVariableBindings(a)]

      """
    session.open("Macro.m", macro)
    let inMacro = session.askForActions(of: "Macro.m")
    try session.run()
    let actions = try #require(session.result(request)).elements.filter {
      $0["title"]?.string?.hasPrefix("silence") == true
    }
    #expect(!actions.isEmpty)
    for action in actions {
      let text = try #require(action.editsOfAction).applied(to: multiline)
      let lines = text.split(separator: "\n")
      #expect(lines[1].contains("// vfl:disable-next-line VFL"))
      #expect(lines[1].hasPrefix("  //") && lines[2].contains("NSLayoutConstraint"))
    }
    for action in session.result(inMacro)?.elements.map({ $0 }) ?? [] {
      let text = try #require(action.editsOfAction).applied(to: macro)
      #expect(!text.contains("\\\n") || !text.contains("\\\n  //"))
    }
  }

  @Test("formats in their canonical spelling, as `vfl fmt` has them")
  func formatting() throws {
    let text = "@view  a, b  \n  H:|-( 8 )-[a( ==b )]-[b]   // é\n"
    var session = ServerSession()
    session.open("a.vfl", text)
    let first = session.request(
      "textDocument/formatting",
      #"{"textDocument": {"uri": "file:///project/a.vfl"}, "options": {"tabSize": 2, "insertSpaces": true}}"#
    )
    try session.run()
    let formatted = Transcript("fmt", "-", standardInput: text).output
    #expect(formatted != text)
    #expect(try #require(session.result(first)).applied(to: text) == formatted)
    var again = ServerSession()
    again.open("a.vfl", formatted)
    let second = again.request(
      "textDocument/formatting", #"{"textDocument": {"uri": "file:///project/a.vfl"}}"#)
    try again.run()
    #expect(again.result(second)?.elements.map { $0 }.isEmpty == true)
  }

  @Test(
    "the constraints that are made where the pointer is",
    arguments: [
      // `|`, its gap, a view, a size, the standard space, and what asks for nothing by itself.
      ("|", ["title.leading == |.leading + 12"]),
      ("edge-[t", ["title.leading == |.leading + 12"]),
      (
        "title(",
        [
          "title.leading == |.leading + 12", "title.width == body.width",
          "body.leading == title.trailing + std(8)",
        ]
      ),
      ("==body", ["title.width == body.width"]),
      ("-[body]", ["body.leading == title.trailing + std(8)"]),
      ("edge-|", ["|.trailing == body.trailing + 12"]),
      (">=edge", ["title.top >= |.top + 12 @500"]),
    ])
  func hover(_ mark: String, _ lines: [String]) throws {
    let text = Self.layout
    let offset = try #require(Array(text.utf8).firstRange(of: Array(mark.utf8))?.lowerBound)
    let place = TextLines(Array(text.utf8)).position(of: offset, .utf16)
    for isMarkdown in [true, false] {
      var session = ServerSession(
        capabilities: isMarkdown
          ? #"{"textDocument": {"hover": {"contentFormat": ["markdown"]}}}"# : "{}")
      session.open("a.vfl", text)
      let request = session.ask("hover", of: "a.vfl", at: (place.line, place.column))
      try session.run()
      let result = session.result(request)
      let value = result?["contents"]?["value"]?.string
      let joined = lines.joined(separator: "\n")
      #expect(value == (isMarkdown ? "```\n\(joined)\n```" : joined))
      let range = try #require(result?["range"].flatMap(TextRange.init))
      #expect(range.start.line == place.line && range.start.column <= place.column)
      #expect(range.end.column > place.column)
    }
  }

  @Test("constraints of strings of a source, with the metrics whose numbers are not seen by name")
  func hoverInSource() throws {
    let source = """
      - (void)fill {
        [NSLayoutConstraint constraintsWithVisualFormat:@"V:[a(>=h@low)]-(gap)-" @"[b(1.5)]"
          options:NSLayoutFormatAlignAllLeft metrics:@{@"h": @(h), @"low": @(p), @"gap": @(g)}
          views:NSDictionaryOfVariableBindings(a, b)];
      }

      """
    var session = ServerSession()
    session.open("Card.m", source)
    let line = try #require(source.split(separator: "\n").dropFirst().first)
    func column(_ mark: String) throws -> Int {
      try #require(line.firstRange(of: mark)).lowerBound.utf16Offset(in: line)
    }
    let size = session.ask("hover", of: "Card.m", at: (1, try column(">=h")))
    let gap = session.ask("hover", of: "Card.m", at: (1, try column("gap)")))
    let view = session.ask("hover", of: "Card.m", at: (1, try column("[b")))
    let whole = session.ask("hover", of: "Card.m", at: (1, try column("V:")))
    let outside = session.ask("hover", of: "Card.m", at: (0, 3))
    try session.run()
    func text(_ request: Int) -> String? { session.result(request)?["contents"]?["value"]?.string }
    #expect(text(size) == "a.height >= h @low")
    #expect(text(gap) == "b.top == a.bottom + gap")
    #expect(text(view)?.contains("b.height == 1.5") == true)
    #expect(text(whole)?.split(separator: "\n").count == 4)
    #expect(session.result(outside)?.isNull == true)
  }

  @Test(
    "the names that may stand where a person writes one",
    arguments: [
      ("|-edge-[‸", ["body", "title"]), ("|-edge-[ti‸tle(==body)]", ["body", "title"]),
      ("|-‸", ["edge"]), ("|-(‸", ["edge"]), ("|-(>=‸", ["edge"]), ("|-(8@‸", ["edge"]),
      ("[title(‸", ["body", "title", "edge"]), ("[title(>=10,<=‸", ["body", "title", "edge"]),
      ("[title(==body@‸", ["edge"]), ("|‸", nil), ("[title]‸", nil), ("H:‸", nil),
      ("// [‸", nil), ("@view ‸", nil), ("‸", nil),
    ])
  func completion(_ marked: String, _ names: [String]?) throws {
    let head = "@view title, body\n@metrics edge: 12\n"
    let column = try #require(Array(marked.utf8).firstRange(of: Array("‸".utf8))?.lowerBound)
    var session = ServerSession()
    session.open("a.vfl", head + marked.replacing("‸", with: "") + "\n")
    let request = session.ask("completion", of: "a.vfl", at: (2, column))
    try session.run()
    let items =
      session.result(request)?.isNull == true ? nil : session.result(request)?.elements.map { $0 }
    #expect(items?.compactMap { $0["label"]?.string } == names)
    for item in items ?? [] {
      let isView = item["label"]?.string != "edge"
      #expect(item["kind"]?.wholeNumber == (isView ? 6 : 21))
      let range = item["textEdit"]?["range"].flatMap(TextRange.init)
      #expect(range?.start.line == 2 && range.map { $0.start.column <= column } == true)
    }
  }

  @Test(
    "names of a source: those of its dictionaries, or, where these are not seen, of its formats")
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
    #expect(labels(exact) == ["title"])
    #expect(labels(open)?.contains("body") == true && labels(open)?.contains("bo") == false)
    #expect(session.result(nowhere)?.isNull == true)
  }

  @Test("asks to be told of configurations that change, where the client does that")
  func watching() throws {
    var session = ServerSession(
      capabilities: #"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}"#)
    try session.run()
    #expect(session.answers.contains { $0["method"]?.string == "client/registerCapability" })
    var other = ServerSession()
    try other.run()
    #expect(!other.answers.contains { $0["method"]?.string == "client/registerCapability" })
  }
}
