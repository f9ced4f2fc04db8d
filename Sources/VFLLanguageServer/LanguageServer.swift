import VFLChecking
import VFLCompiler
import VFLDiagnostics
import VFLReports
import VFLText

/// A server that implements the Language Server Protocol 3.17 for a single client.
///
/// The server handles messages one after the other. It publishes the diagnostics of changed documents only if
/// no further message is waiting, so that fast typing does not cause a check for every keystroke.
///
/// Its output depends only on the messages and on the files of the project.
package struct LanguageServer {
  /// The phases of a session.
  private enum Phase {
    case starting
    case running
    case shutDown
  }

  /// The current phase of the session.
  private var phase = Phase.starting
  private var reader = ClientMessageReader()
  /// The messages that are waiting to be sent, as bytes.
  private var answers: [UInt8] = []
  /// The reason why the session has ended, or `nil` if the server is still running.
  package private(set) var ending: Ending?
  /// The settings from the command line, and the capabilities of the client.
  private(set) var settings: ServerSettings
  /// The declarations that the project's files share.
  ///
  /// `projectHasChanged` is set if they must be read again.
  private(set) var project = ProjectKnowledge()
  private var projectHasChanged = false
  /// The open documents, keyed by their URIs.
  private(set) var documents: [String: OpenDocument] = [:]
  /// The URIs of documents whose diagnostics must be published, in the order of their changes.
  private var unpublished: [String] = []
  /// The most recently shown errors of each configuration, keyed by the path of the configuration file.
  private var shownErrors: [FilePath?: String] = [:]

  /// The reason why a session has ended.
  package enum Ending: Sendable, Hashable {
    /// The client disconnected. `wasAnnounced` is `true` if it sent a shutdown request first.
    case left(wasAnnounced: Bool)
    /// The input is not a valid stream of messages. `found` describes the problem.
    case noConversation(found: String)
  }

  /// Creates a server that waits for its client to initialize the session.
  package init(_ settings: ServerSettings) {
    self.settings = settings
  }

  /// Receives bytes from the client.
  ///
  /// An empty array marks the end of the input.
  package mutating func receive(_ bytes: [UInt8]) { reader.receive(bytes) }

  /// Ends the session because the system cannot read the input, for the given reason.
  package mutating func stop(for reason: String) {
    if ending == nil { ending = .noConversation(found: reason) }
  }

  /// Handles the next message, or publishes diagnostics if no message is waiting.
  ///
  /// Returns the bytes to send, or `nil` if there is nothing left to do.
  package mutating func next() -> [UInt8]? {
    guard ending == nil else { return nil }
    do {
      guard let body = try reader.next() else {
        publishDiagnostics()
        if answers.isEmpty, reader.isAtEnd {
          ending = .left(wasAnnounced: phase == .shutDown)
        }
        return answers.isEmpty ? nil : takeAnswers()
      }
      handle(body)
    } catch {
      ending = .noConversation(found: error.words)
    }
    return takeAnswers()
  }

  private mutating func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  private mutating func handle(_ body: [UInt8]) {
    let message: ClientMessage?
    do {
      message = try ClientMessage(body)
    } catch {
      return refuse(error.identifier, error)
    }
    guard let message else { return }
    if message.method == "exit", message.identifier == nil {
      ending = .left(wasAnnounced: phase == .shutDown)
    } else {
      handle(message)
    }
  }

  private mutating func handle(
    _ message: ClientMessage
  ) {
    guard let identifier = message.identifier else {
      if phase == .running { take(message) }
      return
    }
    if phase == .running, message.method.hasPrefix("textDocument/") {
      learnProject()
    }
    let write: ResultWriter
    do {
      write = try result(of: message)
    } catch {
      return refuse(identifier, error)
    }
    answers += Self.message { json in
      json.key("id")
      json.identifier(identifier)
      json.key("result")
      write(&json)
    }
  }

  /// Returns a closure that writes the result of a request.
  private mutating func result(of message: ClientMessage) throws(ResponseError) -> ResultWriter {
    switch (phase, message.method) {
    case (.starting, "initialize"):
      phase = .running
      settings.learn(from: message.parameters)
      let settings = settings
      return { $0.initializeResult(settings) }
    case (.starting, _):
      throw ResponseError(.notInitialized, "request before `initialize`: `\(message.method)`")
    case (.running, "initialize"):
      throw ResponseError(.invalidRequest, "duplicate `initialize`")
    case (.shutDown, _):
      throw ResponseError(
        .invalidRequest, "request after `shutdown`: `\(message.method)`")
    case (.running, "shutdown"):
      phase = .shutDown
      return { $0.null() }
    case (.running, _):
      return try result(ofDocumentRequest: message)
    }
  }

  /// Handles a notification.
  private mutating func take(
    _ message: ClientMessage
  ) {
    let parameters = message.parameters
    let uri = parameters?["textDocument"]?["uri"]?.string
    switch message.method {
    case "initialized":
      projectHasChanged = true
      watchFiles()
    case "textDocument/didOpen":
      learnProject()
      open(parameters)
    case "textDocument/didChange":
      learnProject()
      change(parameters)
    case "textDocument/didClose":
      guard let uri, let document = documents.removeValue(forKey: uri) else { return }
      unpublished.removeAll { $0 == uri }
      if document.path.hostLanguage != nil, !document.isSaved(in: settings.fileSystem) {
        noteProjectChange()
      }
      publish([], of: uri, version: nil)
    case "textDocument/didSave":
      guard let uri, let document = documents[uri] else { return }
      if document.path.hostLanguage != nil { projectHasChanged = true }
      if document.path.hostLanguage != nil || settings.isConfiguration(document.path) {
        unpublished = documents.keys.sorted()
      } else {
        noteUnpublished(uri)
      }
    case "workspace/didChangeWorkspaceFolders":
      settings.changeProjectDirectories(parameters?["event"])
      noteProjectChange()
    case "workspace/didChangeWatchedFiles":
      let changed = parameters?["changes"]?.elements.compactMap {
        $0["uri"]?.string.flatMap(DocumentURI.path)
      }
      if changed?.contains(where: mayTeach) == true { noteProjectChange() }
    case "workspace/didChangeConfiguration": noteProjectChange()
    default: return
    }
  }

  /// Whether a change of a file can affect documents.
  ///
  /// A change of an open file on disk has no effect, because the client provides its content.
  private func mayTeach(_ path: FilePath) -> Bool {
    if settings.isConfiguration(path) { return true }
    return path.hostLanguage != nil && settings.isInProject(path)
      && !documents.values.contains { $0.path == path }
  }

  /// Records that project files other than open documents have changed.
  private mutating func noteProjectChange() {
    projectHasChanged = true
    unpublished = documents.keys.sorted()
  }

  /// Reads the project's source files again if they have changed.
  ///
  /// Files that are saved at the same time are read together. They are read before the next document change
  /// is handled, so that results do not depend on the timing of messages.
  private mutating func learnProject() {
    guard projectHasChanged else { return }
    projectHasChanged = false
    let tooLarge = project.directoriesTooLarge
    let open = documents.keys.sorted().compactMap { documents[$0] }
    project = ProjectKnowledge(
      of: settings.projectDirectories, open: open, settings)
    guard project.directoriesTooLarge != tooLarge else { return }
    for directory in project.directoriesTooLarge {
      let text =
        "\(directory.text) has more than \(Limit.projectDirectories.value) subdirectories; functions that its "
        + "files share are not known"
      publish(text, by: "window/logMessage", as: .warning)
    }
  }

  private mutating func open(_ parameters: JSONValue?) {
    guard let item = parameters?["textDocument"], let uri = item["uri"]?.string,
      let text = item["text"]?.string
    else { return }
    let document = OpenDocument(
      uri: uri, language: item["languageId"]?.string, version: item["version"]?.wholeNumber,
      text: text, in: settings.projectDirectory)
    documents[uri] = document
    if document.path.hostLanguage != nil, !project.knows(document.path),
      settings.isInProject(document.path)
    {
      // A new document can declare functions that other files call.
      noteProjectChange()
    }
    noteUnpublished(uri)
  }

  private mutating func change(_ parameters: JSONValue?) {
    guard let uri = parameters?["textDocument"]?["uri"]?.string, var document = documents[uri],
      let changes = parameters?["contentChanges"]
    else { return }
    let version = parameters?["textDocument"]?["version"]?.wholeNumber
    document.apply(
      changes.elements.compactMap(OpenDocument.Change.init), version: version, settings.encoding)
    documents[uri] = document
    noteUnpublished(uri)
  }

  private mutating func noteUnpublished(_ uri: String) {
    if !unpublished.contains(uri) { unpublished.append(uri) }
  }

  // MARK: Messages to the client

  /// Publishes the diagnostics of documents that have changed.
  private mutating func publishDiagnostics() {
    learnProject()
    for uri in unpublished {
      guard let document = documents[uri] else { continue }
      let analysis = DocumentAnalysis(document, settings, in: project)
      show(analysis.configurationGroups, of: analysis.configuration.file)
      publish(analysis.diagnostics, of: uri, version: document.version)
    }
    unpublished = []
  }

  private mutating func publish(
    _ diagnostics: [ReportDiagnostic], of uri: String, version: Int?
  ) {
    answers += Self.message { json in
      json.key("method")
      json.string("textDocument/publishDiagnostics")
      json.key("params")
      json.object { json in
        json.key("uri")
        json.string(uri)
        if let version {
          json.key("version")
          json.number(version)
        }
        json.key("diagnostics")
        json.array { json in
          guard let document = documents[uri] else { return }
          for diagnostic in diagnostics { json.diagnostic(diagnostic, of: document, settings) }
        }
      }
    }
  }

  /// Shows the errors of a configuration to the user, unless the same errors were shown before.
  private mutating func show(
    _ groups: [DiagnosticGroup], of configuration: FilePath?
  ) {
    let text = groups.map {
      DiagnosticRenderer(sources: $0.sources, style: RenderStyle(form: .short))
        .render($0.diagnostics)
    }.joined()
    guard text != shownErrors.updateValue(text, forKey: configuration) ?? "", !text.isEmpty else {
      return
    }
    publish(text, by: "window/showMessage", as: .error)
  }

  /// Sends a `window/showMessage` or `window/logMessage` notification.
  ///
  /// - Parameter method: The name of the notification.
  private mutating func publish(
    _ text: String, by method: String, as severity: Severity
  ) {
    answers += Self.message { json in
      json.key("method")
      json.string(method)
      json.key("params")
      json.object { json in
        json.key("type")
        json.severity(severity)
        json.key("message")
        json.string(text)
      }
    }
  }

  /// Asks the client to watch configurations and source files, if the client can watch files.
  private mutating func watchFiles() {
    guard settings.watchesFiles else { return }
    answers += Self.message { json in
      json.key("id")
      json.string("watch")
      json.key("method")
      json.string("client/registerCapability")
      json.key("params")
      json.object { json in
        json.key("registrations")
        json.array { json in
          json.object { json in
            json.key("id")
            json.string("watch")
            json.key("method")
            json.string("workspace/didChangeWatchedFiles")
            json.key("registerOptions")
            json.object { json in
              json.key("watchers")
              json.array { json in
                for pattern in settings.watchedPatterns {
                  json.object { json in
                    json.key("globPattern")
                    json.string(pattern)
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private mutating func refuse(
    _ identifier: ClientMessage.Identifier?, _ error: ResponseError
  ) {
    answers += Self.message { json in
      json.key("id")
      json.identifier(identifier)
      json.key("error")
      json.object { json in
        json.key("code")
        json.number(error.code.rawValue)
        json.key("message")
        json.string(error.message)
      }
    }
  }

  /// Returns a message, including its header.
  private static func message(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(.compact)
    json.object { json in
      json.key("jsonrpc")
      json.string("2.0")
      members(&json)
    }
    let header = Array("Content-Length: \(json.bytes.count)\r\n\r\n".utf8)
    return header + json.bytes
  }
}
