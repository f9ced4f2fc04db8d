import Testing
import VFLTestSupport
import VFLText

@testable import VFLCommandLine
@testable import VFLCompiler
@testable import VFLLanguageServer

@Suite("Code actions of the language server")
struct LanguageServerActionTests {
  @Test("each fix-it action removes its diagnostic")
  func fixes() throws {
    var session = ServerSession()
    session.open("Card.swift", ServerSession.card)
    let request = session.requestActions(of: "Card.swift")
    try session.run()
    let before = try #require(session.codes("Card.swift"))
    let actions = try #require(session.result(request)).elements.map { $0 }
    #expect(actions.count > before.count)
    for action in actions {
      let text = try #require(action.editsOfAction).applied(to: ServerSession.card)
      var again = ServerSession()
      again.open("Card.swift", text)
      try again.run()
      let fixed = try #require(action["diagnostics"]?.elements.map { $0 }.first?["code"]?.string)
      let after = try #require(again.codes("Card.swift"))
      #expect(after.count < before.count, "\(action["title"]?.string ?? "")")
      #expect(
        after.count { $0 == fixed } < before.count { $0 == fixed },
        "\(action["title"]?.string ?? "")")
    }
  }

  @Test(
    "`source.fixAll` makes the edits of `check --fix`, and requests for actions can select a kind and a range"
  )
  func fixAll() throws {
    let text = "@view a, b\n|-(0)-[a]-0-[b]\n"
    let fixed = Transcript("check", "--fix", "--stdin-filename", "a.vfl", "-", standardInput: text)
    var session = ServerSession()
    session.open("a.vfl", text)
    let all = session.requestActions(of: "a.vfl", only: "source.fixAll")
    let quick = session.requestActions(of: "a.vfl", only: "quickfix")
    let other = session.requestActions(of: "a.vfl", only: "refactor")
    let menu = session.requestActions(of: "a.vfl")
    let elsewhere = session.requestActions(of: "a.vfl", from: (0, 0), to: (0, 3))
    try session.run(flags: ["--rule", "VFL05=warning"])
    expectEqual(session.result(other)?.elements.map { $0 }.count, 0)
    expectEqual(session.result(elsewhere)?.elements.map { $0 }.count, 0)
    func kinds(_ request: Int) -> Set<String> {
      Set(session.result(request)?.elements.compactMap { $0["kind"]?.string } ?? [])
    }
    #expect(kinds(quick) == ["quickfix"] && kinds(menu) == ["quickfix"])
    expectEqual(kinds(all), ["source.fixAll.vfl"])
    let action = try #require(session.result(all)?.elements.first { _ in true })
    let flagged = Transcript(
      "check", "--fix", "--rule", "VFL05=warning", "--stdin-filename", "a.vfl", "-",
      standardInput: text)
    try expectEqual(#require(action.editsOfAction).applied(to: text), flagged.output)
    #expect(flagged.output != text && fixed.code == .success)
  }

  @Test("edits contain a document version if the client supports document changes")
  func versions() throws {
    var session = ServerSession(
      capabilities: #"{"workspace": {"workspaceEdit": {"documentChanges": true}}}"#)
    session.open("a.vfl", "[a")
    let request = session.requestActions(of: "a.vfl")
    try session.run()
    let edit = session.result(request)?.elements.first { _ in true }?["edit"]
    let change = edit?["documentChanges"]?.elements.first { _ in true }
    expectEqual(change?["textDocument"]?["version"]?.wholeNumber, 1)
    #expect(edit?["changes"] == nil)
  }

  @Test("a suppression comment for a multiline string is inserted above the call")
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
    let request = session.requestActions(of: "Long.swift")
    try session.run()
    let actions = try #require(session.result(request)).elements.filter {
      $0["title"]?.string?.hasPrefix("suppress") == true
    }
    #expect(!actions.isEmpty)
    for action in actions {
      let text = try #require(action.editsOfAction).applied(to: multiline)
      let lines = text.split(separator: "\n")
      #expect(lines[1].contains("// vfl:disable-next-line VFL"))
      #expect(lines[1].hasPrefix("  //") && lines[2].contains("NSLayoutConstraint"))
    }
  }

  @Test("formatting by the server yields the output of `fmt` and is idempotent")
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
    try expectEqual(#require(session.result(first)).applied(to: text), formatted)
    var again = ServerSession()
    again.open("a.vfl", formatted)
    let second = again.request(
      "textDocument/formatting", #"{"textDocument": {"uri": "file:///project/a.vfl"}}"#)
    try again.run()
    expectEqual(again.result(second)?.elements.map { $0 }.isEmpty, true)
  }

  @Test("a single suppression comment lists all codes that are reported on its line")
  func secondSilence() throws {
    var text = "V:[a]-0-[b(b)]\n"
    for round in 0..<3 {
      var session = ServerSession()
      session.open("a.vfl", text)
      let request = session.requestActions(of: "a.vfl")
      try session.run(flags: ["--rule", "VFL05=warning"])
      let action = session.result(request)?.elements.first {
        $0["title"]?.string?.hasPrefix("suppress") == true
      }
      guard let action else {
        #expect(round > 1 && session.codes("a.vfl") == [])
        break
      }
      text = try #require(action.editsOfAction).applied(to: text)
      expectEqual(text.split(separator: "\n").count, 2)
    }
    #expect(text.contains(/\/\/ vfl:disable-next-line VFL\d+, VFL\d+\n/))
  }

  @Test("a suppression comment is never inserted inside a macro")
  func silenceInMacro() throws {
    for line in ["#define F(x) \\", "#define F(x) \\ \t"] {
      let source = """
        \(line)
          [NSLayoutConstraint constraintsWithVisualFormat:@"[x" options:0 metrics:nil views:@{@"x": x}]

        id free = [NSLayoutConstraint constraintsWithVisualFormat:@"[x" options:0 metrics:nil views:v];

        """
      var session = ServerSession()
      session.open("Macro.m", source)
      let request = session.requestActions(of: "Macro.m")
      try session.run()
      let silences = try #require(session.result(request)).elements.filter {
        $0["title"]?.string?.hasPrefix("suppress") == true
      }
      for silence in silences {
        let text = try #require(silence.editsOfAction).applied(to: source)
        #expect(text.hasPrefix("\(line)\n  [NSLayoutConstraint"))
      }
      expectEqual(silences.count, 1)
    }
  }

  @Test("a suppression comment has the line ending of the document and follows a byte order mark")
  func lineEnds() throws {
    for (text, start) in [
      ("[a\r\n", "// vfl:disable-next-line VFL0110\r\n[a\r\n"),
      ("\u{FEFF}[a\n", "\u{FEFF}// vfl:disable-next-line VFL0110\n[a\n"),
      ("  [a", "  // vfl:disable-next-line VFL0110\n  [a"),
      ("// x\r\n[a", "// x\r\n// vfl:disable-next-line VFL0110\r\n[a"),
    ] {
      var session = ServerSession()
      session.open("a.vfl", text)
      let request = session.requestActions(of: "a.vfl")
      try session.run()
      let action = session.result(request)?.elements.first {
        $0["title"]?.string?.hasPrefix("suppress") == true
      }
      let applied = try action?.editsOfAction?.applied(to: text)
      expectEqual(applied.map { Array($0.utf8) }, Array(start.utf8))
    }
  }

  @Test("40 diagnostics yield 40 fix-it actions but only 16 suppression actions")
  func manyFindings() throws {
    let text = String(repeating: "[a]-0-[b]\n", count: 40)
    var session = ServerSession()
    session.open("a.vfl", text)
    let request = session.requestActions(of: "a.vfl")
    try session.run(flags: ["--rule", "VFL0503=warning"])
    let titles = session.result(request)?.elements.compactMap { $0["title"]?.string } ?? []
    expectEqual(titles.count { $0.hasPrefix("suppress") }, 16)
    expectEqual(titles.count { !$0.hasPrefix("suppress") }, 40)
  }

  @Test("code action kinds are announced to clients that support code action literals")
  func offer() throws {
    let supported = #"{"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}}"#
    for (capabilities, isOffered) in [
      ("{}", false), (#"{"textDocument": {"codeAction": \#(supported)}}"#, true),
    ] {
      var session = ServerSession(capabilities: capabilities)
      try session.run()
      let provider = session.answers[0]["result"]?["capabilities"]?["codeActionProvider"]
      expectEqual(provider?["codeActionKinds"] != nil, isOffered)
    }
  }

  @Test(
    "a suppression comment is never inserted before the closing delimiter of a multiline string")
  func silenceBehindString() throws {
    let source = """
      let x = NSLayoutConstraint.constraints(withVisualFormat: \"\"\"
        H:|-0-[b]|
        \"\"\", options: [], metrics: nil, views: ["b": b, "u0": b, "u1": b, "u2": b])

      """
    var session = ServerSession()
    session.open("Card.swift", source)
    let request = session.requestActions(of: "Card.swift")
    try session.run(flags: ["--rule", "VFL05=warning"])
    let before = try #require(session.codes("Card.swift"))
    let silences = try #require(session.result(request)).elements.filter {
      $0["title"]?.string?.hasPrefix("suppress") == true
    }
    #expect(before.count > 4 && silences.count == Set(before).count)
    for silence in silences {
      let text = try #require(silence.editsOfAction).applied(to: source)
      #expect(text.hasPrefix("// vfl:disable-next-line VFL05"))
    }
  }

  @Test("a code action converts the selected calls in the same way as `convert`")
  func conversion() throws {
    func call(_ format: String) -> String {
      "NSLayoutConstraint.constraints(withVisualFormat: \"\(format)\", options: [], metrics: nil, views: [\"a\": a])"
    }
    let lines = [call("[a(1)]"), call("[a(2)]"), call("|-[a]"), call("[a(\\(x))]")].map {
      "f(\($0))\n"
    }
    let text = lines.joined()
    func converted(_ from: (Int, Int), _ to: (Int, Int), only: String? = nil) throws -> String? {
      var session = ServerSession()
      session.open("Card.swift", text)
      let request = session.requestActions(of: "Card.swift", from: from, to: to, only: only)
      try session.run()
      let actions = try #require(session.result(request)).elements.map { $0 }
      let rewriting = actions.filter { $0["kind"]?.string == "refactor.rewrite" }
      #expect(rewriting.count < 2)
      return try rewriting.first?.editsOfAction?.applied(to: text)
    }
    let first = "f([a.widthAnchor.constraint(equalToConstant: 1)])\n"
    let second = "f([a.widthAnchor.constraint(equalToConstant: 2)])\n"
    let rest = lines[2] + lines[3]
    try expectEqual(converted((0, 60), (0, 60)), first + lines[1] + rest)
    try expectEqual(converted((0, 60), (1, 60), only: "refactor"), first + second + rest)
    try expectEqual(converted((0, 0), (9, 0), only: "refactor.rewrite"), first + second + rest)
    #expect(try converted((0, 60), (0, 60), only: "quickfix") == nil)
    try expectEqual(converted((0, 4), (0, 4)), first + lines[1] + rest)
    // `convert` needs `--spacing` for the first format and cannot convert an interpolated format.
    #expect(try converted((2, 60), (3, 60)) == nil)
    #expect(try converted((0, 0), (0, 1)) == nil)
  }
}
