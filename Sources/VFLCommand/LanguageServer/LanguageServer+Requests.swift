import VFLDiagnostics
import VFLRendering

/// What the server answers.
extension LanguageServer {
  /// What writes the result of a request about a document.
  func answer(
    to message: ClientMessage
  ) throws(ServerFault) -> (inout JSONWriter) -> Void {
    let known: [String: (DocumentAnalysis, JSONValue?) throws(ServerFault) -> Result] = [
      "textDocument/codeAction": codeActions, "textDocument/hover": hover,
      "textDocument/completion": completion, "textDocument/formatting": formatting,
    ]
    guard let handler = known[message.method] else {
      throw ServerFault(.methodNotFound, "`\(message.method)` is not offered")
    }
    guard let uri = message.parameters?["textDocument"]?["uri"]?.string else {
      throw ServerFault(.invalidParameters, "expected `textDocument` with its `uri`")
    }
    guard let document = documents[uri] else {
      throw ServerFault(.invalidParameters, "expected an open document, found `\(uri)`")
    }
    return try handler(DocumentAnalysis(document, knowledge), message.parameters)
  }

  typealias Result = (inout JSONWriter) -> Void

  // MARK: The start

  /// Learns what the client has, and says what the server offers.
  mutating func initialize(_ parameters: JSONValue?) -> Result {
    let capabilities = parameters?["capabilities"]
    let encodings = capabilities?["general"]?["positionEncodings"]
    let takesBytes = encodings?.elements.contains { $0.string == PositionEncoding.utf8.rawValue }
    knowledge.encoding = takesBytes == true ? .utf8 : .utf16
    let folders = parameters?["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string } ?? []
    let root = folders.first ?? parameters?["rootUri"]?.string
    if let path = root.flatMap(DocumentURI.path) { knowledge.folder = path }
    let workspace = capabilities?["workspace"]
    client.takesVersionedEdits = workspace?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    client.watchesFiles =
      workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    let formats = capabilities?["textDocument"]?["hover"]?["contentFormat"]
    client.showsMarkdown = formats?.elements.contains { $0.string == "markdown" } ?? false
    let encoding = knowledge.encoding
    return { json in
      json.object { json in
        json.key("capabilities")
        json.object { $0.capabilities(encoding) }
        json.key("serverInfo")
        json.object { json in
          json.key("name")
          json.string("vfl")
          json.key("version")
          json.string(VisualFormatCommand.version)
        }
      }
    }
  }

  // MARK: Documents

  /// The constraints that a format makes at a place.
  private func hover(
    _ analysis: DocumentAnalysis, _ parameters: JSONValue?
  ) throws(ServerFault) -> Result {
    let offset = try offset(in: analysis.document, parameters)
    guard let (bytes, records) = analysis.meaning(at: offset), !records.isEmpty else {
      return { $0.null() }
    }
    let range = analysis.document.range(of: bytes, knowledge.encoding)
    let text = records.joined(separator: "\n")
    let isMarkdown = client.showsMarkdown
    return { json in
      json.object { json in
        json.key("contents")
        json.object { json in
          json.key("kind")
          json.string(isMarkdown ? "markdown" : "plaintext")
          json.key("value")
          json.string(isMarkdown ? "```\n\(text)\n```" : text)
        }
        json.key("range")
        json.range(range)
      }
    }
  }

  /// The names that may stand at a place.
  private func completion(
    _ analysis: DocumentAnalysis, _ parameters: JSONValue?
  ) throws(ServerFault) -> Result {
    let offset = try offset(in: analysis.document, parameters)
    guard let (bytes, names) = analysis.proposals(at: offset) else { return { $0.null() } }
    let range = analysis.document.range(of: bytes, knowledge.encoding)
    return { json in
      json.array { json in
        for name in names {
          json.object { json in
            json.key("label")
            json.string(name.text)
            json.key("kind")
            // A variable, or a constant.
            json.number(name.isView ? 6 : 21)
            json.key("detail")
            json.string(name.isView ? "view" : "metric")
            json.key("textEdit")
            json.object { json in
              json.key("range")
              json.range(range)
              json.key("newText")
              json.string(name.text)
            }
          }
        }
      }
    }
  }

  /// The formats in their canonical spelling.
  private func formatting(
    _ analysis: DocumentAnalysis, _ parameters: JSONValue?
  ) throws(ServerFault) -> Result {
    let document = analysis.document
    let changes = TextChange.changes(from: document.text, to: analysis.formattedText)
    let encoding = knowledge.encoding
    return { $0.edits(changes, of: document, encoding) }
  }

  /// The fixes of what is found in a range, and of the whole document where these are asked for.
  private func codeActions(
    _ analysis: DocumentAnalysis, _ parameters: JSONValue?
  ) throws(ServerFault) -> Result {
    guard let range = parameters?["range"].flatMap(TextRange.init) else {
      throw ServerFault(.invalidParameters, "expected a `range`")
    }
    let actions = DocumentActions(
      analysis, range, only: parameters?["context"]?["only"]?.elements.compactMap(\.string),
      knowledge.encoding)
    let isVersioned = client.takesVersionedEdits
    let encoding = knowledge.encoding
    return { json in
      json.array { json in
        for action in actions.all {
          json.object { $0.action(action, of: analysis.document, encoding, isVersioned) }
        }
      }
    }
  }

  private func offset(
    in document: OpenDocument, _ parameters: JSONValue?
  ) throws(ServerFault) -> Int {
    guard let position = parameters?["position"].flatMap(TextPosition.init) else {
      throw ServerFault(.invalidParameters, "expected a `position`")
    }
    return document.lines.offset(of: position, knowledge.encoding)
  }
}

extension JSONWriter {
  /// What the server offers.
  fileprivate mutating func capabilities(_ encoding: PositionEncoding) {
    key("positionEncoding")
    string(encoding.rawValue)
    key("textDocumentSync")
    object { json in
      json.key("openClose")
      json.bool(true)
      json.key("change")
      // Only what changes is sent.
      json.number(2)
      json.key("save")
      json.bool(true)
    }
    key("codeActionProvider")
    object { json in
      json.key("codeActionKinds")
      json.array { json in
        for kind in DocumentActions.Kind.allCases { json.string(kind.rawValue) }
      }
    }
    key("completionProvider")
    object { json in
      json.key("triggerCharacters")
      json.array { json in for sign in ["[", "(", ",", "=", "@"] { json.string(sign) } }
    }
    for provider in ["documentFormattingProvider", "hoverProvider"] {
      key(provider)
      bool(true)
    }
  }

  /// An action, with the edits that it makes.
  fileprivate mutating func action(
    _ action: DocumentActions.Action, of document: OpenDocument, _ encoding: PositionEncoding,
    _ isVersioned: Bool
  ) {
    key("title")
    string(action.title)
    key("kind")
    string(action.kind.rawValue)
    if let finding = action.finding {
      key("diagnostics")
      array { $0.diagnostic(finding, of: document, encoding) }
    }
    if action.isPreferred {
      key("isPreferred")
      bool(true)
    }
    key("edit")
    object { json in
      guard isVersioned else {
        json.key("changes")
        json.object { json in
          json.key(document.uri)
          json.edits(action.changes, of: document, encoding)
        }
        return
      }
      json.key("documentChanges")
      json.array { json in
        json.object { json in
          json.key("textDocument")
          json.object { json in
            json.key("uri")
            json.string(document.uri)
            json.key("version")
            if let version = document.version { json.number(version) } else { json.null() }
          }
          json.key("edits")
          json.edits(action.changes, of: document, encoding)
        }
      }
    }
  }
}
