import Testing
import VFLTestSupport
import VFLText

@testable import VFLCommandLine
@testable import VFLCompiler
@testable import VFLLanguageServer

@Suite("Diagnostics of the language server")
struct LanguageServerDiagnosticTests {
  private static let layout = """
    @view title, body
    @metrics edge: 12
    |-edge-[title(==body)]-[body]-edge-|
    V:|-(>=edge@500)-[title]  // the title

    """

  @Test(
    "the server publishes the diagnostics of `check` with their ranges",
    arguments: ["Card.swift", "card.vfl"])
  func diagnostics(name: String) throws {
    let text =
      name.hasSuffix("swift")
      ? ServerSession.card : Self.layout.replacing("(==body)", with: "(==bdy)")
    var session = ServerSession()
    session.open(name, text)
    try session.run()
    let reported = try #require(session.reported(name).last)
    let lines = Transcript(
      "check", "--stdin-filename", name, "--format", "jsonl", "-", standardInput: text
    ).output.split(separator: "\n")
    try #require(!reported.isEmpty && reported.count == lines.count)
    for (diagnostic, line) in zip(reported, lines) {
      let checked = try JSONReader.read(Array(line.utf8)).root
      expectEqual(diagnostic["code"]?.string, checked["code"]?.string)
      let message = try #require(diagnostic["message"]?.string)
      expectEqual(message.split(separator: "\n").first.map(String.init), checked["message"]?.string)
      for end in ["start", "end"] {
        let place = diagnostic["range"]?[end]
        expectEqual(place?["line"]?.wholeNumber, checked[end]?["line"]?.wholeNumber.map { $0 - 1 })
        expectEqual(
          place?["character"]?.wholeNumber, checked[end]?["utf16"]?.wholeNumber.map { $0 - 1 })
      }
    }
  }

  @Test("the server publishes conflicts of a layout at the level of rule VFL0401")
  func conflicts() throws {
    for (flags, codes) in [([], ["VFL0401"]), (["--rule", "VFL0401=off"], [])] {
      var session = ServerSession()
      session.open("card.vfl", "@container 10x10\n|[a(20)]|\n")
      try session.run(flags: flags)
      expectEqual(session.codes("card.vfl"), codes)
    }
  }

  @Test("the configuration applies to open documents, and its errors are shown once")
  func configuration() throws {
    func codes(_ configuration: String, _ flags: [String] = []) throws -> [String]? {
      var session = ServerSession(files: [".vfl.json": configuration])
      session.open("Old/card.vfl", "@options alignAllTop\nV:[a]\n")
      try session.run(flags: flags)
      return session.codes("Old/card.vfl")
    }
    let usual = try codes("{}")
    expectEqual(usual?.isEmpty, false)
    let code = try #require(usual?.first)
    try expectEqual(codes(#"{"rules": {"\#(code)": "off"}}"#), [])
    try expectEqual(codes(#"{"rules": {"\#(code)": "off"}}"#, ["--no-config"]), usual)
    try expectEqual(codes("{}", ["--rule", "\(code)=off"]), [])
    try expectEqual(codes(#"{"exclude": ["Old/"]}"#), [])
    try expectEqual(codes("{}", ["--exclude", "Old/"]), [])

    var session = ServerSession(files: [".vfl.json": #"{"rule": {}}"#])
    session.open("a.vfl", "[a]")
    session.open("b.vfl", "[b]")
    try session.run()
    let shown = session.answers.filter { $0["method"]?.string == "window/showMessage" }
    expectEqual(shown.count, 1)
    expectEqual(shown.first?["params"]?["message"]?.string?.contains("`rule`"), true)
  }

  @Test("an open configuration is checked, and other documents are checked again after it is saved")
  func openConfiguration() throws {
    var session = ServerSession()
    session.open("a.vfl", "[a")
    session.open(".vfl.json", #"{"rule": {}}"#, language: "json")
    session.notify(
      "textDocument/didSave", #"{"textDocument": {"uri": "file:///project/.vfl.json"}}"#)
    session.notify(
      "workspace/didChangeWatchedFiles",
      #"{"changes": [{"uri": "file:///project/.vfl.json", "type": 2}]}"#)
    // These changes do not affect the open documents.
    session.notify(
      "workspace/didChangeWatchedFiles",
      #"{"changes": [{"uri": "file:///project/a.vfl", "type": 2}, {"uri": "file:///far/A.swift", "type": 1}]}"#
    )
    try session.run()
    expectEqual(session.codes(".vfl.json")?.count, 1)
    expectEqual(session.reported("a.vfl").count, 3)
  }

  @Test("a closed or unsupported document has no diagnostics")
  func closed() throws {
    var session = ServerSession()
    session.open("a.vfl", "[a")
    session.notify("textDocument/didClose", #"{"textDocument": {"uri": "file:///project/a.vfl"}}"#)
    session.open("a.json", "{", language: "json")
    session.open("untitled:1", "[a", language: "vfl")
    try session.run()
    expectEqual(session.reported("a.vfl").map(\.count), [1, 0])
    expectEqual(session.reported("a.json").map(\.count), [0])
    expectEqual(session.reported("untitled:1").map(\.count), [1])
  }

  @Test("the server applies incremental and full document changes")
  func changes() throws {
    var session = ServerSession()
    session.open("a.vfl", "[a]\n[é😀b\n")
    session.change("a.vfl", [((1, 5), (1, 5), "]"), ((1, 1), (1, 4), "")])
    session.notify(
      "textDocument/didChange",
      #"{"textDocument": {"uri": "file:///project/a.vfl", "version": 3}, "contentChanges": [{"text": "[a"}]}"#
    )
    try session.run()
    expectEqual(session.reported("a.vfl").map(\.isEmpty), [false, true, false])
    let versions = session.answers.compactMap { $0["params"]?["version"]?.wholeNumber }
    expectEqual(versions, [1, 2, 3])
  }

  @Test("the server asks clients with dynamic registration to watch configurations and sources")
  func watching() throws {
    var session = ServerSession(
      capabilities: #"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}"#)
    try session.run(flags: ["--config", "rules.json"])
    let asked = session.answers.first { $0["method"]?.string == "client/registerCapability" }
    let options = asked?["params"]?["registrations"]?.elements.first { _ in true }?[
      "registerOptions"]
    expectEqual(
      options?["watchers"]?.elements.compactMap { $0["globPattern"]?.string },
      ["**/.vfl.json", "**/*.{swift,m,mm,h}", "/project/rules.json"])
    var other = ServerSession()
    try other.run()
    #expect(!other.answers.contains { $0["method"]?.string == "client/registerCapability" })
  }

  @Test("secondary locations are published to clients that support related information")
  func related() throws {
    for isAsked in [true, false] {
      var session = ServerSession(
        capabilities:
          #"{"textDocument": {"publishDiagnostics": {"relatedInformation": \#(isAsked)}}}"#)
      session.open("a.vfl", "|-[a")
      try session.run()
      let diagnostic = try #require(session.reported("a.vfl").first?.first)
      let related = diagnostic["relatedInformation"]?.elements.map { $0 }
      expectEqual(related?.count, isAsked ? 1 : nil)
      if let place = related?.first {
        expectEqual(place["message"]?.string, "`[` opened here")
        expectEqual(place["location"]?["range"]?["start"]?["character"]?.wholeNumber, 2)
      }
    }
  }

  @Test(
    "the server continues to apply changes after an invalid range and counts an unpaired surrogate as one unit"
  )
  func brokenChanges() throws {
    func codes(_ changes: String) throws -> [String]? {
      var session = ServerSession()
      session.open("a.vfl", "[a]-[b]\n[c")
      session.notify(
        "textDocument/didChange",
        #"{"textDocument": {"uri": "file:///project/a.vfl", "version": 2}, "contentChanges": [\#(changes)]}"#
      )
      session.change("a.vfl", version: 3, [((1, 2), (1, 2), "]")])
      try session.run()
      return session.codes("a.vfl")
    }
    let broken =
      #"{"range": {"start": {"line": 0, "character": 0.5}, "end": {"line": 0, "character": 1}}, "text": "x"}"#
    try expectEqual(codes(broken), [])
    try expectEqual(codes(#"{"range": 3, "text": "x"}"#), [])
    try expectEqual(codes(#"{"range": null, "text": "[a\n[c"}"#), ["VFL0110"])
    // An unpaired surrogate counts as one unit, so that later columns agree with the client.
    let half =
      #"{"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}, "text": "\ud83d"}"#
    try expectEqual(codes(half), ["VFL0102"])
  }

  @Test("diagnostics in the baseline are not published, and an invalid baseline is reported")
  func baseline() throws {
    let text = "|-(0)-[a]-0-[b]\n"
    let rules = #""rules": {"VFL0503": "warning"}"#
    var console = MemoryConsole()
    console.files = [
      "a.vfl": Array(text.utf8),
      ".vfl.json": Array("{\(rules), \"baseline\": \"known.json\"}".utf8),
    ]
    expectEqual(console.run("check", "--write-baseline", "a.vfl"), .success)
    let known = String(decoding: try #require(console.files["known.json"]), as: UTF8.self)
    func session(_ baseline: String) throws -> ServerSession {
      var session = ServerSession(
        files: [".vfl.json": "{\(rules), \"baseline\": \"known.json\"}", "known.json": baseline])
      session.open("a.vfl", text)
      session.change("a.vfl", [((1, 0), (1, 0), "V:[c]-0-[d]\n")])
      try session.run()
      return session
    }
    let quiet = try session(known)
    expectEqual(quiet.reported("a.vfl").map(\.count), [0, 1])
    let invalidFormat = try session("{")
    expectEqual(invalidFormat.reported("a.vfl").map { $0.count > 1 }, [true, true])
    let shown = invalidFormat.answers.filter { $0["method"]?.string == "window/showMessage" }
    expectEqual(shown.count, 1)
  }

  @Test("paths in the arguments of `lsp` are relative to the server's current directory")
  func paths() throws {
    var session = ServerSession(files: ["house/rules.json": #"{"rules": {"VFL0503": "warning"}}"#])
    session.notify("initialized", "{}")
    session.open("Sub/a.vfl", "[a]-0-[b]\n")
    session.open("house/rules.json", "{", language: "json")
    session.notify(
      "textDocument/didSave", #"{"textDocument": {"uri": "file:///project/house/rules.json"}}"#)
    try session.run(flags: ["--config", "house/rules.json"])
    expectEqual(session.reported("Sub/a.vfl").map(\.count), [1, 1])
    #expect(!session.answers.contains { $0["method"]?.string == "window/showMessage" })
  }

  @Test("errors of a configuration are shown once for several documents and configurations")
  func faultsOfSeveral() throws {
    var session = ServerSession(files: ["a/.vfl.json": #"{"rule": {}}"#, "b/.vfl.json": "{}"])
    for _ in 0..<3 {
      session.open("a/a.vfl", "[a]")
      session.open("b/b.vfl", "[b]")
    }
    try session.run()
    expectEqual(session.answers.count { $0["method"]?.string == "window/showMessage" }, 1)
  }

  @Test("the server uses the last saved version of wrappers in other files")
  func project() throws {
    let helpers = """
      func fill(_ format: String, _ views: [String: UIView]) {
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
      }

      """
    let files = [
      "Sources/Helpers.swift": helpers, "Sources/Card.swift": "fill(f, views)\n",
      "Macros.h":
        "#define VFL(f, v) [NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v]\n",
      "Card.m": "VFL(f, views)\n",
    ]
    var session = ServerSession(files: files)
    session.open("Sources/Card.swift", "fill(\"[a\", views)\n")
    session.open("Card.m", "id c = VFL(@\"[a\", views);\n")
    session.open("Sources/Helpers.swift", helpers)
    session.change(
      "Sources/Helpers.swift", [((0, 0), (0, 0), "func add(_ f: String) { fill(f, v) }\n")])
    session.change("Sources/Card.swift", [((1, 0), (1, 0), "add(\"[b\")\n")])
    session.notify(
      "textDocument/didSave", #"{"textDocument": {"uri": "file:///project/Sources/Helpers.swift"}}"#
    )
    try session.run()
    expectEqual(session.reported("Card.m").map(\.count).first, 1)
    expectEqual(session.reported("Sources/Card.swift").map(\.count), [1, 1, 2])

    // Older clients send `rootPath` instead of `rootUri`.
    var older = ServerSession.silent(files: files)
    older.request("initialize", #"{"rootPath": "/project", "capabilities": {}}"#)
    older.notify("initialized", "{}")
    older.open("Sources/Card.swift", "fill(\"[a\", views)\n")
    try older.run()
    expectEqual(older.reported("Sources/Card.swift").map(\.count), [1])

    // Without a root directory, the server does not search other files for wrappers.
    var alone = ServerSession.silent(files: files)
    alone.request("initialize", #"{"rootUri": null, "capabilities": {}}"#)
    alone.notify("initialized", "{}")
    alone.open("Sources/Card.swift", "fill(\"[a\", views)\n")
    try alone.run()
    expectEqual(alone.reported("Sources/Card.swift").map(\.count), [0])
  }

  @Test("unsaved macros of an open header apply until the header is closed")
  func openHeader() throws {
    let macro =
      "#define FILL(f, v) [NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v]\n"
    let call = "void q(void) { FILL(@\"H:[a\", v); }\n"
    var session = ServerSession(files: ["W.h": "", "U.m": call])
    session.open("U.m", call)
    session.open("W.h", macro)
    session.notify("textDocument/didSave", #"{"textDocument": {"uri": "file:///project/W.h"}}"#)
    // The contents of the header on the client were never written to disk.
    session.notify("textDocument/didClose", #"{"textDocument": {"uri": "file:///project/W.h"}}"#)
    // The contents of this document are on disk.
    session.notify("textDocument/didClose", #"{"textDocument": {"uri": "file:///project/U.m"}}"#)
    try session.run()
    expectEqual(session.reported("U.m").map(\.count), [0, 1, 0, 0])
    expectEqual(session.reported("W.h").map(\.count), [0, 0, 0])
  }

  @Test(
    "a new file can use the project's wrappers, and the project can use wrappers from the new file")
  func newFile() throws {
    let helpers = """
      func fill(_ format: String, _ views: [String: UIView]) {
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
      }

      """
    var session = ServerSession(files: ["Helpers.swift": helpers, "Card.swift": "add(f)\n"])
    session.open("Card.swift", "add(\"[b\")\n")
    session.open("Sub/New.swift", "func add(_ f: String) { fill(f, v) }\nfill(\"[a\", v)\n")
    session.open("../Other/Far.swift", "fill(\"[a\", v)\n")
    try session.run()
    expectEqual(session.reported("Sub/New.swift").map(\.count), [1])
    expectEqual(session.reported("Card.swift").map(\.count), [0, 1])
    expectEqual(session.reported("../Other/Far.swift").map(\.count), [0])
  }

  @Test("files that are saved together are read once")
  func saveAll() throws {
    func reads(_ cut: (([UInt8]) -> [[UInt8]])?) throws -> Int {
      let log = ReadLog()
      var session = ServerSession(files: ["A.swift": "a\n", "B.swift": "b\n"], log: log)
      session.open("A.swift", "a\n")
      for _ in 0..<8 {
        session.notify(
          "textDocument/didSave", #"{"textDocument": {"uri": "file:///project/A.swift"}}"#)
      }
      try session.run(cut: cut)
      return log.reads["/project/B.swift"] ?? 0
    }
    let apart = try reads(nil)
    let together = try reads(LanguageServerTests.cutBeforeEnd)
    #expect(together > 0 && apart >= 4 * together, "\(apart) and \(together)")
  }

  @Test("the server adds and removes files when workspace folders are added and removed")
  func directories() throws {
    let files = [
      "A/Card.swift": "fill(f, views)\n",
      "A/Helpers.swift": """
      func fill(_ format: String, _ views: [String: UIView]) {
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
      }
      """,
    ]
    var session = ServerSession(files: files)
    session.notify(
      "workspace/didChangeWorkspaceFolders",
      #"{"event": {"added": [], "removed": [{"uri": "file:///project", "name": ""}]}}"#)
    session.open("A/Card.swift", "fill(\"[a\", views)\n")
    session.notify(
      "workspace/didChangeWorkspaceFolders",
      #"{"event": {"added": [{"uri": "file:///project/A", "name": ""}], "removed": []}}"#)
    try session.run()
    expectEqual(session.reported("A/Card.swift").map(\.count), [0, 1])
  }

  @Test("a document that contains zero bytes is read as UTF-8")
  func zeroBytes() throws {
    var session = ServerSession(
      capabilities: #"{"general": {"positionEncodings": ["utf-8"]}}"#)
    session.open("a.vfl", "\u{0}|\u{C}\u{85}")
    try session.run()
    let ends = try #require(session.reported("a.vfl").first).map { diagnostic in
      ["start", "end"].map { diagnostic["range"]?[$0]?["character"]?.wholeNumber ?? -1 }
    }
    // The last character has two bytes in UTF-8, so 4 is not a valid position.
    #expect(
      !ends.isEmpty && ends.allSatisfy { $0.allSatisfy([0, 1, 2, 3, 5].contains) }, "\(ends)")
  }

  @Test("a source that changes on disk is read again unless the source is open")
  func changesOnDisk() throws {
    let helpers = """
      func fill(_ format: String, _ views: [String: UIView]) {
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
      }

      """
    var session = ServerSession(
      files: ["Helpers.swift": helpers, "Card.swift": "fill(f, views)\n"])
    session.open("Card.swift", "fill(\"[a\", views)\n")
    for name in ["Card.swift", "Helpers.swift", "New.swift", "README.md"] {
      session.notify(
        "workspace/didChangeWatchedFiles",
        #"{"changes": [{"uri": "file:///project/\#(name)", "type": 2}]}"#)
    }
    try session.run()
    // The first publication is followed by a publication each for `Helpers.swift` and `New.swift`.
    expectEqual(session.reported("Card.swift").map(\.count), [1, 1, 1])
  }
}
