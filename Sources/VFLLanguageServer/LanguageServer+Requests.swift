import VFLCompiler
import VFLReports
import VFLText

/// Requests from the client about documents.
extension LanguageServer {
  /// A closure that writes the result of a request.
  typealias ResultWriter = (inout JSONWriter) -> Void

  /// Returns a closure that writes the result of a request about a document.
  func result(ofDocumentRequest message: ClientMessage) throws(ResponseError) -> ResultWriter {
    let writer: (DocumentAnalysis, JSONValue?) throws(ResponseError) -> ResultWriter
    switch message.method {
    case "textDocument/codeAction": writer = codeActions
    case "textDocument/completion": writer = completion
    case "textDocument/definition": writer = definition
    case "textDocument/documentHighlight": writer = highlights
    case "textDocument/formatting": writer = formatting
    case "textDocument/hover": writer = hover
    case "textDocument/prepareRename": writer = nameToRename
    case "textDocument/references": writer = references
    case "textDocument/rename": writer = renaming
    default:
      throw ResponseError(
        .methodNotFound, "unsupported request `\(message.method)`")
    }
    guard let uri = message.parameters?["textDocument"]?["uri"]?.string else {
      throw ResponseError(.invalidParameters, "missing `textDocument` with a `uri`")
    }
    guard let document = documents[uri] else {
      throw ResponseError(.invalidParameters, "document is not open: `\(uri)`")
    }
    return try writer(DocumentAnalysis(document, settings, in: project), message.parameters)
  }

  /// Responds with the constraints that the format string at a position creates there, or with the frame of
  /// the view at the position.
  private func hover(
    _ analysis: DocumentAnalysis, _ parameters: JSONValue?
  ) throws(ResponseError) -> ResultWriter {
    let offset = try offset(in: analysis.document, parameters)
    guard let meaning = analysis.meaning(at: offset) ?? analysis.frame(at: offset) else {
      return { $0.null() }
    }
    let range = analysis.document.range(of: meaning.bytes, settings.encoding)
    let text = meaning.lines.joined(separator: "\n")
    let isMarkdown = settings.showsMarkdown
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

  /// Responds with the declarations of the view or metric at a position.
  private func definition(
    _ analysis: DocumentAnalysis, _ parameters: JSONValue?
  ) throws(ResponseError) -> ResultWriter {
    let document = analysis.document
    let places = analysis.definitions(at: try offset(in: document, parameters)).map {
      document.range(of: $0, settings.encoding)
    }
    return { json in
      json.array { json in for place in places { json.location(place, in: document) } }
    }
  }

  /// Responds with the names that can be completed at a position.
  private func completion(
    _ analysis: DocumentAnalysis, _ parameters: JSONValue?
  ) throws(ResponseError) -> ResultWriter {
    let offset = try offset(in: analysis.document, parameters)
    guard let proposals = analysis.proposals(at: offset) else { return { $0.null() } }
    let range = analysis.document.range(of: proposals.bytes, settings.encoding)
    return { json in
      json.array { json in
        for name in proposals.names {
          json.object { json in
            json.key("label")
            json.string(name.text)
            json.key("kind")
            // The LSP completion kinds are 6 (variable) for a view and 21 (constant) for a metric.
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

  /// Responds with the edits that format the document.
  private func formatting(
    _ analysis: DocumentAnalysis, _ parameters: JSONValue?
  ) throws(ResponseError) -> ResultWriter {
    let document = analysis.document
    let changes = TextChange.changes(from: document.text, to: analysis.formattedText)
    let settings = settings
    return { $0.edits(changes, of: document, settings) }
  }

  /// Responds with the code actions for a range.
  private func codeActions(
    _ analysis: DocumentAnalysis, _ parameters: JSONValue?
  ) throws(ResponseError) -> ResultWriter {
    guard let range = parameters?["range"].flatMap(TextRange.init) else {
      throw ResponseError(.invalidParameters, "missing or invalid `range`")
    }
    let kinds = parameters?["context"]?["only"].flatMap { $0.isArray ? $0.strings : nil }
    let actions = DocumentActions(analysis, range, only: kinds)
    let settings = settings
    return { json in
      json.array { json in
        for action in actions.all {
          json.object { $0.action(action, of: analysis.document, settings) }
        }
      }
    }
  }

  private func offset(
    in document: OpenDocument, _ parameters: JSONValue?
  ) throws(ResponseError) -> Int {
    guard let position = parameters?["position"].flatMap(TextPosition.init) else {
      throw ResponseError(.invalidParameters, "missing or invalid `position`")
    }
    return document.offset(of: position, settings.encoding)
  }
}

// MARK: Names
extension LanguageServer {
  /// Responds with the locations of all occurrences of the view or metric at a position.
  private func references(
    _ analysis: DocumentAnalysis, _ parameters: JSONValue?
  ) throws(ResponseError) -> ResultWriter {
    let document = analysis.document
    let thing = analysis.namedThing(at: try offset(in: document, parameters))
    let withDeclaration = parameters?["context"]?["includeDeclaration"]?.bool ?? true
    let places = (withDeclaration ? thing?.places : thing?.uses) ?? []
    let encoding = settings.encoding
    return { json in
      json.array { json in
        for place in places { json.location(document.range(of: place, encoding), in: document) }
      }
    }
  }

  /// Responds with the ranges to highlight: all occurrences of the view or metric at a position.
  private func highlights(
    _ analysis: DocumentAnalysis, _ parameters: JSONValue?
  ) throws(ResponseError) -> ResultWriter {
    let document = analysis.document
    let places = analysis.namedThing(at: try offset(in: document, parameters))?.places ?? []
    let encoding = settings.encoding
    return { json in
      json.array { json in
        for place in places {
          json.object { json in
            json.key("range")
            json.range(document.range(of: place, encoding))
          }
        }
      }
    }
  }

  /// Responds with the range of the name at a position, or with `null` if the name cannot be renamed.
  private func nameToRename(
    _ analysis: DocumentAnalysis, _ parameters: JSONValue?
  ) throws(ResponseError) -> ResultWriter {
    let document = analysis.document
    let offset = try offset(in: document, parameters)
    guard let thing = analysis.namedThing(at: offset), thing.obstacle == nil,
      let place = thing.place(at: offset)
    else { return { $0.null() } }
    let range = document.range(of: place, settings.encoding)
    return { json in
      json.object { json in
        json.key("range")
        json.range(range)
        json.key("placeholder")
        json.string(thing.name)
      }
    }
  }

  /// Responds with the edits that rename a view or metric in the document.
  private func renaming(
    _ analysis: DocumentAnalysis, _ parameters: JSONValue?
  ) throws(ResponseError) -> ResultWriter {
    let document = analysis.document
    guard let name = parameters?["newName"]?.string else {
      throw ResponseError(.invalidParameters, "missing `newName`")
    }
    let offset = try offset(in: document, parameters)
    guard let thing = analysis.namedThing(at: offset), thing.place(at: offset) != nil else {
      throw ResponseError(.requestFailed, "no name of a view or a metric at this position")
    }
    let changes = try thing.renaming(to: name)
    let settings = settings
    return { json in
      json.object { $0.workspaceEdit(changes, of: document, settings) }
    }
  }
}

extension JSONWriter {
  /// Writes the members of an LSP `CodeAction`.
  fileprivate mutating func action(
    _ action: DocumentActions.Action, of document: OpenDocument, _ settings: ServerSettings
  ) {
    key("title")
    string(action.title)
    key("kind")
    string(action.kind.rawValue)
    if let diagnostic = action.diagnostic {
      key("diagnostics")
      array { $0.diagnostic(diagnostic, of: document, settings) }
    }
    if action.isPreferred {
      key("isPreferred")
      bool(true)
    }
    key("edit")
    object { $0.workspaceEdit(action.changes, of: document, settings) }
  }

  /// Writes the members of an LSP `WorkspaceEdit` that changes a single document.
  fileprivate mutating func workspaceEdit(
    _ changes: [TextChange], of document: OpenDocument, _ settings: ServerSettings
  ) {
    guard settings.takesVersionedEdits else {
      key("changes")
      object { json in
        json.key(document.uri)
        json.edits(changes, of: document, settings)
      }
      return
    }
    key("documentChanges")
    array { json in
      json.object { json in
        json.key("textDocument")
        json.object { json in
          json.key("uri")
          json.string(document.uri)
          json.key("version")
          if let version = document.version { json.number(version) } else { json.null() }
        }
        json.key("edits")
        json.edits(changes, of: document, settings)
      }
    }
  }
}
