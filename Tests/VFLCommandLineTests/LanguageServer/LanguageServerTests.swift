import Testing
import VFLTestSupport

@testable import VFLCommandLine
@testable import VFLCompiler
@testable import VFLLanguageServer
@testable import VFLText

@Suite("The protocol of the language server")
struct LanguageServerTests {
  private static let tooLong = "a header or message that exceeds the maximum length"

  private static let invalidFormat = """
    let a = UIView()
    NSLayoutConstraint.constraints(withVisualFormat: "|-[a", metrics: nil, views: ["a": a])

    """

  @Test("the server announces its capabilities, publishes diagnostics and exits on request")
  func wholeSession() throws {
    var session = ServerSession()
    session.open("Card.swift", Self.invalidFormat)
    try session.run()
    let capabilities = session.answers[0]["result"]?["capabilities"]
    expectEqual(capabilities?["positionEncoding"]?.string, "utf-16")
    expectEqual(capabilities?["textDocumentSync"]?["change"]?.wholeNumber, 2)
    expectEqual(session.codes("Card.swift"), ["VFL0110"])
    let diagnostic = try #require(session.reported("Card.swift").first?.first)
    expectEqual(diagnostic["range"]?["start"]?["line"]?.wholeNumber, 1)
    expectEqual(diagnostic["severity"]?.wholeNumber, 1)
    expectEqual(diagnostic["source"]?.string, "vfl")
    #expect(session.code == .success && session.errors == "")
  }

  @Test("columns count bytes if the client supports UTF-8 positions")
  func encodings() throws {
    var session = ServerSession(
      capabilities: #"{"general": {"positionEncodings": ["utf-8", "utf-16"]}}"#)
    session.open("a.vfl", "[é][b")
    try session.run()
    let capabilities = session.answers[0]["result"]?["capabilities"]
    expectEqual(capabilities?["positionEncoding"]?.string, "utf-8")
    let range = session.reported("a.vfl").first?.last?["range"]
    expectEqual(range?["end"]?["character"]?.wholeNumber, 6)
  }

  @Test(
    "requests before `initialize` and after `shutdown` are rejected, and `exit` sets the exit code")
  func phases() throws {
    var early = ServerSession.silent()
    let hover = early.ask("hover", of: "a.vfl", at: (0, 0))
    early.notify("textDocument/didOpen", "{}")
    try early.run(ending: false)
    expectEqual(early.diagnostic(hover), -32002)
    expectEqual(early.code, .diagnostics)

    var late = ServerSession()
    let again = late.request("initialize", "{}")
    let end = late.request("shutdown", "null")
    let behind = late.ask("hover", of: "a.vfl", at: (0, 0))
    try late.run(ending: false)
    expectEqual(late.diagnostic(again), -32600)
    expectEqual(late.result(end)?.isNull, true)
    expectEqual(late.diagnostic(behind), -32600)
    expectEqual(late.code, .success)

    var rude = ServerSession()
    rude.notify("exit", "null")
    rude.open("a.vfl", "[a")
    try rude.run(ending: false)
    expectEqual(rude.code, .diagnostics)
    #expect(rude.codes("a.vfl") == nil)
  }

  @Test("the server answers invalid messages with an error response and continues")
  func rejections() throws {
    var session = ServerSession()
    session.open("a.vfl", "[a]")
    let unknown = session.request("textDocument/signatureHelp", "{}")
    let nameless = session.request("textDocument/hover", "{}")
    let closed = session.ask("hover", of: "b.vfl", at: (0, 0))
    let placeless = session.request(
      "textDocument/hover", #"{"textDocument": {"uri": "file:///project/a.vfl"}}"#)
    let rangeless = session.request(
      "textDocument/codeAction", #"{"textDocument": {"uri": "file:///project/a.vfl"}}"#)
    session.notify("$/setTrace", #"{"value": "off"}"#)
    session.notify("textDocument/didOpen", "null")
    session.notify("textDocument/didChange", "[]")
    session.say(#"{"jsonrpc": "2.0", "id": "watch", "result": null}"#)
    session.say(#"{"jsonrpc": "2.0", "id": null, "error": {"code": 1, "message": ""}}"#)
    session.say(#"{"jsonrpc": "2.0", "id": [1], "method": "no/such"}"#)
    session.say(#"{"jsonrpc": "2.0", "id": "text", "method": "no/such"}"#)
    session.say("nonsense")
    session.say("[]")
    session.say(#"{"jsonrpc": "2.0", "id": 77}"#)
    session.say(#"{"jsonrpc": "2.0", "id": 78, "method": 3}"#)
    let hover = session.ask("hover", of: "a.vfl", at: (0, 1))
    try session.run()
    expectEqual(session.diagnostic(unknown), -32601)
    for request in [nameless, closed, placeless, rangeless] {
      expectEqual(session.diagnostic(request), -32602)
    }
    #expect(session.diagnostic(77) == -32600 && session.diagnostic(78) == -32600)
    #expect(session.answers.contains { $0["id"]?.string == "text" && $0["error"] != nil })
    let diagnostics = session.answers.filter { $0["id"]?.isNull == true }
    expectEqual(
      diagnostics.compactMap { $0["error"]?["code"]?.wholeNumber }, [-32600, -32700, -32600])
    #expect(session.result(hover) != nil)
    expectEqual(session.code, .success)
  }

  @Test("messages are recognized however the input is split into chunks")
  func pieces() throws {
    func answers(_ cut: (([UInt8]) -> [[UInt8]])?) throws -> [String] {
      var session = ServerSession()
      session.open("Card.swift", Self.invalidFormat)
      session.ask("hover", of: "Card.swift", at: (1, 60))
      try session.run(cut: cut)
      let reported = session.answers.last { $0["method"] != nil }
      return (session.answers.filter { $0["id"] != nil } + [reported].compactMap(\.self)).map {
        String(decoding: $0.text.bytes, as: UTF8.self)
      }
    }
    let whole = try answers(nil)
    expectEqual(whole.count, 4)
    try expectEqual(answers { bytes in bytes.map { [$0] } }, whole)
    try expectEqual(answers(Self.cutBeforeEnd), whole)
  }

  /// Splits messages into two chunks, the second of which begins with the `shutdown` request.
  static func cutBeforeEnd(_ bytes: [UInt8]) -> [[UInt8]] {
    let word = bytes.firstRange(of: Array("shutdown".utf8))?.lowerBound ?? 0
    let cut = bytes[..<word].lastIndex(of: UInt8(ascii: "C")) ?? 0
    return [Array(bytes[..<cut]), Array(bytes[cut...])]
  }

  @Test("diagnostics are published once after all available messages are read")
  func together() throws {
    func tellings(_ cut: (([UInt8]) -> [[UInt8]])?) throws -> [[String]] {
      var session = ServerSession()
      session.open("a.vfl", "[a]\n")
      for column in 3..<13 {
        session.change("a.vfl", version: column, [((0, column), (0, column), "[")])
      }
      try session.run(cut: cut)
      return session.reported("a.vfl").map { $0.compactMap { $0["code"]?.string } }
    }
    let each = try tellings(nil)
    #expect(each.count == 11 && each[0].isEmpty && !each[1].isEmpty)
    try expectEqual(tellings(Self.cutBeforeEnd), [each[10]])
  }

  @Test("a message header may have up to 4,096 bytes in any number of chunks")
  func longHeaders() throws {
    for length in 4094...4098 {
      for isCut in [false, true] {
        let line = "Content-Length: 2\r\n"
        let filler = "X: " + String(repeating: "x", count: length - line.utf8.count - 5) + "\r\n"
        let bytes = Array((filler + line + "\r\n{}").utf8)
        var reader = ClientMessageReader()
        var body: [UInt8]?
        for piece in isCut ? bytes.map({ [$0] }) : [bytes] {
          reader.receive(piece)
          body = try? reader.next()
        }
        expectEqual(body != nil, (length + 2 <= 4096), "\(length)")
      }
    }
  }

  @Test(
    "the server stops with an error if a message header is malformed",
    arguments: [
      ("hello\r\n\r\n", "a header without `Content-Length`"),
      ("Content-Length: many\r\n\r\n{}", "a header without `Content-Length`"),
      ("Content-Length: -3\r\n\r\n{}", "a header without `Content-Length`"),
      ("Content-Length: 99999999999\r\n\r\n{}", Self.tooLong),
      ("Content-Length: 99999999999999999999\r\n\r\n{}", Self.tooLong),
      (String(repeating: "x", count: 5000), Self.tooLong),
      ("Content-Length: 9\r\n\r\n{", "the end of the input inside a message"),
    ])
  func nonsense(_ text: String, found: String) throws {
    var session = ServerSession()
    session.say(raw: Array(text.utf8))
    try session.run(ending: false)
    expectEqual(session.code, .usage)
    expectEqual(
      session.errors, "error: cannot read a message from standard input: \(found)\n")
  }

  @Test("header names are case-insensitive, and header lines may have any line ending")
  func headers() throws {
    for header in [
      "content-length:\(2)\r\n",
      "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nCONTENT-LENGTH: 2\r\n",
      "Content-Length: 2\n", "Content-Length:  2 \t\r\n",
    ] {
      var session = ServerSession()
      session.say(raw: Array("\(header)\(header.hasSuffix("\r\n") ? "\r\n" : "\n"){}".utf8))
      try session.run()
      expectEqual(session.code, .success)
    }
  }

  @Test("`lsp` is rejected if standard input is a terminal or if an input is named")
  func terminal() {
    var console = MemoryConsole()
    expectEqual(console.run("lsp"), .usage)
    #expect(console.errorText.contains("standard input is a terminal"))
    expectEqual(Transcript("lsp", "Sources", standardInput: "").code, .usage)
  }
}
