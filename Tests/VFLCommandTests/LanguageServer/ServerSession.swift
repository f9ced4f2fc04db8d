import Testing
import VFLRendering

@testable import VFLCommand
@testable import VFLDocuments
@testable import VFLLanguageServer
@testable import VFLProjects

/// A run of `vfl lsp` with all that a client says, and what it answered.
struct ServerSession {
  /// A place of a document, as the client counts.
  typealias Place = (line: Int, column: Int)

  /// A source with a fault of each kind that can be mended, one that cannot, and nothing wrong besides.
  static let card = """
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

  private var console = MemoryConsole(standardInput: "")
  private var messages: [[UInt8]] = []
  private var requestCount = 0
  /// The messages of the server, in their order, once it has run.
  private(set) var answers: [JSONValue] = []
  private(set) var code = ExitCode.success
  private(set) var errors = ""

  /// A session of a client that counts in units of UTF-16, or in something else that it says.
  init(files: [String: String] = [:], log: ReadLog? = nil, capabilities: String = "{}") {
    console.files = files.mapValues { Array($0.utf8) }
    console.log = log
    request(
      "initialize",
      #"{"processId": null, "rootUri": "file:///project", "capabilities": \#(capabilities)}"#)
    notify("initialized", "{}")
  }

  /// A session in which the client has said nothing at all.
  static func silent(files: [String: String] = [:]) -> ServerSession {
    var session = ServerSession(files: files)
    session.messages = []
    session.requestCount = 0
    return session
  }

  /// Says a message as it is.
  mutating func say(_ body: String) {
    messages.append(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
  }

  /// Says bytes that may be no message.
  mutating func say(raw bytes: [UInt8]) { messages.append(bytes) }

  /// Asks for something; returns the number of the request.
  @discardableResult
  mutating func request(_ method: String, _ parameters: String) -> Int {
    requestCount += 1
    say(
      #"{"jsonrpc": "2.0", "id": \#(requestCount), "method": "\#(method)", "params": \#(parameters)}"#
    )
    return requestCount
  }

  /// Tells something.
  mutating func notify(_ method: String, _ parameters: String) {
    say(#"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(parameters)}"#)
  }

  /// Opens a document of the project.
  mutating func open(_ name: String, _ text: String, language: String = "") {
    notify(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "\#(Self.uri(name))", "languageId": "\#(language)", "version": 1, "text": \#(Self.quoted(text))}}"#
    )
  }

  /// Changes pieces of a document one after the other.
  mutating func change(
    _ name: String, version: Int = 2, _ changes: [(from: Place, to: Place, text: String)]
  ) {
    let edits = changes.map { change in
      #"{"range": \#(Self.range(change.from, change.to)), "text": \#(Self.quoted(change.text))}"#
    }
    notify(
      "textDocument/didChange",
      #"{"textDocument": {"uri": "\#(Self.uri(name))", "version": \#(version)}, "contentChanges": [\#(edits.joined(separator: ", "))]}"#
    )
  }

  /// Asks for something at a place of a document; returns the number of the request.
  @discardableResult
  mutating func ask(_ what: String, of name: String, at place: Place) -> Int {
    request(
      "textDocument/\(what)",
      #"{"textDocument": {"uri": "\#(Self.uri(name))"}, "position": \#(Self.position(place))}"#)
  }

  /// Asks for another name in the place of one; returns the number of the request.
  mutating func askForRename(of name: String, at place: Place, to new: String) -> Int {
    request(
      "textDocument/rename",
      #"{"textDocument": {"uri": "\#(Self.uri(name))"}, "position": \#(Self.position(place)), "newName": "\#(new)"}"#
    )
  }

  /// Asks for the actions of a piece of a document; returns the number of the request.
  @discardableResult
  mutating func askForActions(
    of name: String, from start: Place = (0, 0), to end: Place = (1_000_000, 0), only: String? = nil
  ) -> Int {
    let only = only.map { #", "only": ["\#($0)"]"# } ?? ""
    return request(
      "textDocument/codeAction",
      #"{"textDocument": {"uri": "\#(Self.uri(name))"}, "range": \#(Self.range(start, end)), "context": {"diagnostics": []\#(only)}}"#
    )
  }

  /// Lets the server hear all of it, each message by itself unless pieces are given, and ends.
  mutating func run(
    ending: Bool = true, flags: [String] = [], cut: (([UInt8]) -> [[UInt8]])? = nil
  ) throws {
    if ending {
      request("shutdown", "null")
      notify("exit", "null")
    }
    console.input = cut.map { $0(messages.flatMap(\.self)) } ?? messages
    code = console.run(["lsp"] + flags)
    errors = console.errorText
    var reader = ClientMessageReader()
    reader.receive(console.output)
    while let body = try reader.next() {
      answers.append(try JSONReader.read(body).root)
    }
  }

  /// What a request came to; `nil` for one that was refused.
  func result(_ request: Int) -> JSONValue? {
    answers.first { $0["id"]?.wholeNumber == request }?["result"]
  }

  /// The code of the fault of a request.
  func fault(_ request: Int) -> Int? {
    answers.first { $0["id"]?.wholeNumber == request }?["error"]?["code"]?.wholeNumber
  }

  /// What was told of a document, each time: the diagnostics.
  func told(_ name: String) -> [[JSONValue]] {
    answers.filter {
      $0["method"]?.string == "textDocument/publishDiagnostics"
        && $0["params"]?["uri"]?.string == Self.uri(name)
    }.map { Array($0["params"]?["diagnostics"]?.elements.map { $0 } ?? []) }
  }

  /// The codes that were told of a document last.
  func codes(_ name: String) -> [String]? {
    told(name).last?.compactMap { $0["code"]?.string }
  }

  static func uri(_ name: String) -> String {
    name.contains(":") ? name : "file:///project/\(name)"
  }

  static func quoted(_ text: String) -> String {
    var json = JSONWriter(.compact)
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func position(_ place: Place) -> String {
    #"{"line": \#(place.line), "character": \#(place.column)}"#
  }

  private static func range(_ start: Place, _ end: Place) -> String {
    #"{"start": \#(position(start)), "end": \#(position(end))}"#
  }
}

extension JSONValue {
  /// The text after the edits of the protocol that this is, in units of UTF-16.
  func applied(to text: String) throws -> String {
    let document = OpenDocument(
      uri: "", language: nil, version: nil, text: text, in: FilePath("/"))
    var bytes = document.text
    let edits = try elements.map { edit in
      let range = try #require(edit["range"].flatMap(TextRange.init))
      let new = try #require(edit["newText"]?.string)
      return (
        document.offset(of: range.start, .utf16)..<document.offset(of: range.end, .utf16), new
      )
    }
    for (range, new) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: new.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The edits of the one document that an action changes.
  var editsOfAction: JSONValue? { self["edit"]?["changes"]?.members.first { _ in true }?.value }
}
