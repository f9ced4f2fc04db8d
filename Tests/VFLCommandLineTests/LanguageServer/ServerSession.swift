import Testing
import VFLReports
import VFLText

@testable import VFLChecking
@testable import VFLCommandLine
@testable import VFLCompiler
@testable import VFLLanguageServer

/// A run of `vfl lsp` with the messages from a client and the responses of the server.
struct ServerSession {
  /// A position in a document in the encoding that the client uses.
  typealias Place = (line: Int, column: Int)

  /// A source file with fixable errors in several formats and otherwise valid code.
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
  /// The messages from the server in order; empty before `run()` is called.
  private(set) var answers: [JSONValue] = []
  private(set) var code = ExitCode.success
  private(set) var errors = ""

  /// Creates a session that has sent `initialize` with the given capabilities.
  init(files: [String: String] = [:], log: ReadLog? = nil, capabilities: String = "{}") {
    console.files = files.mapValues { Array($0.utf8) }
    console.log = log
    request(
      "initialize",
      #"{"processId": null, "rootUri": "file:///project", "capabilities": \#(capabilities)}"#)
    notify("initialized", "{}")
  }

  /// Creates a session in which the client has not sent any message.
  static func silent(files: [String: String] = [:]) -> ServerSession {
    var session = ServerSession(files: files)
    session.messages = []
    session.requestCount = 0
    return session
  }

  /// Sends a message with a header.
  mutating func say(_ body: String) {
    messages.append(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
  }

  /// Sends bytes without a header.
  mutating func say(raw bytes: [UInt8]) { messages.append(bytes) }

  /// Sends a request and returns its number.
  @discardableResult
  mutating func request(_ method: String, _ parameters: String) -> Int {
    requestCount += 1
    say(
      #"{"jsonrpc": "2.0", "id": \#(requestCount), "method": "\#(method)", "params": \#(parameters)}"#
    )
    return requestCount
  }

  /// Sends a notification.
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

  /// Applies changes to ranges of a document one after the other.
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

  /// Sends a request about a position in a document and returns the request's number.
  @discardableResult
  mutating func ask(_ what: String, of name: String, at place: Place) -> Int {
    request(
      "textDocument/\(what)",
      #"{"textDocument": {"uri": "\#(Self.uri(name))"}, "position": \#(Self.position(place))}"#)
  }

  /// Sends a request to rename the name at a position and returns the request's number.
  mutating func requestRename(of name: String, at place: Place, to new: String) -> Int {
    request(
      "textDocument/rename",
      #"{"textDocument": {"uri": "\#(Self.uri(name))"}, "position": \#(Self.position(place)), "newName": "\#(new)"}"#
    )
  }

  /// Requests the code actions for a range of a document and returns the request's number.
  @discardableResult
  mutating func requestActions(
    of name: String, from start: Place = (0, 0), to end: Place = (1_000_000, 0), only: String? = nil
  ) -> Int {
    let only = only.map { #", "only": ["\#($0)"]"# } ?? ""
    return request(
      "textDocument/codeAction",
      #"{"textDocument": {"uri": "\#(Self.uri(name))"}, "range": \#(Self.range(start, end)), "context": {"diagnostics": []\#(only)}}"#
    )
  }

  /// Runs the server on all messages, with one chunk per message unless `cut` splits the messages.
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

  /// Returns the result of a request; `nil` if the request failed or was not answered.
  func result(_ request: Int) -> JSONValue? {
    answers.first { $0["id"]?.wholeNumber == request }?["result"]
  }

  /// Returns the error code of the response to a request; `nil` if the request succeeded or was not
  /// answered.
  func diagnostic(_ request: Int) -> Int? {
    answers.first { $0["id"]?.wholeNumber == request }?["error"]?["code"]?.wholeNumber
  }

  /// Returns the diagnostics of each publication for a document.
  func reported(_ name: String) -> [[JSONValue]] {
    answers.filter {
      $0["method"]?.string == "textDocument/publishDiagnostics"
        && $0["params"]?["uri"]?.string == Self.uri(name)
    }.map { Array($0["params"]?["diagnostics"]?.elements.map { $0 } ?? []) }
  }

  /// Returns the codes in the last publication for a document; `nil` if nothing was published.
  func codes(_ name: String) -> [String]? {
    reported(name).last?.compactMap { $0["code"]?.string }
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
  /// Returns the string after these LSP edits are applied, with columns in UTF-16 units.
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

  /// The edits of a code action that changes a single document; `nil` if there are none.
  var editsOfAction: JSONValue? { self["edit"]?["changes"]?.members.first { _ in true }?.value }
}
