package import VFLChecking
import VFLText

/// The settings of a server, from its command line and from the capabilities of its client.
package struct ServerSettings {
  /// The settings that apply to all files, in addition to each file's configuration.
  let check: CheckSettings
  /// The file system that contains the project.
  let fileSystem: any FileSystem
  /// The working directory of the server, which paths in the settings are relative to.
  let currentDirectory: FilePath
  /// The number of threads that read project files.
  let coreCount: Int
  /// The version of the server, which is sent to clients.
  let version: String
  /// The workspace folders of the client.
  ///
  /// Empty if the client has no workspace folder.
  private(set) var projectDirectories: [FilePath] = []
  /// The unit in which the client counts columns.
  var encoding = PositionEncoding.utf16
  /// Whether the client supports edits that specify the document version.
  var takesVersionedEdits = false
  /// Whether the client supports code actions that contain edits.
  var takesActions = false
  /// Whether the client supports related locations in diagnostics.
  var takesRelatedPlaces = false
  /// Whether the client supports Markdown in hovers.
  var showsMarkdown = false
  /// Whether the client can watch files.
  var watchesFiles = false

  /// Creates the settings before the capabilities of the client are known.
  package init(
    _ check: CheckSettings, _ fileSystem: any FileSystem, in currentDirectory: FilePath,
    coreCount: Int, version: String
  ) {
    self.check = check
    self.fileSystem = fileSystem
    self.currentDirectory = currentDirectory
    self.coreCount = coreCount
    self.version = version
  }

  /// Stores the client's capabilities from the parameters of the `initialize` request.
  mutating func learn(from parameters: JSONValue?) {
    let capabilities = parameters?["capabilities"]
    let (workspace, document) = (capabilities?["workspace"], capabilities?["textDocument"])
    let encodings = capabilities?["general"]?["positionEncodings"]?.strings ?? []
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    let directories =
      parameters?["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string } ?? []
    let root = (parameters?["rootUri"]?.string).flatMap(DocumentURI.path)
    let oldRoot = (parameters?["rootPath"]?.string).map { FilePath($0).normalized }
    projectDirectories =
      directories.isEmpty
      ? (root ?? oldRoot).map { [$0] } ?? [] : directories.compactMap(DocumentURI.path)
    takesVersionedEdits = workspace?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    takesActions = document?["codeAction"]?["codeActionLiteralSupport"]?.isObject ?? false
    takesRelatedPlaces = document?["publishDiagnostics"]?["relatedInformation"]?.bool ?? false
    showsMarkdown = document?["hover"]?["contentFormat"]?.strings.contains("markdown") ?? false
  }

  /// Adds and removes workspace folders as an LSP `WorkspaceFoldersChangeEvent` specifies.
  mutating func changeProjectDirectories(_ event: JSONValue?) {
    func paths(_ key: String) -> [FilePath] {
      event?[key]?.elements.compactMap { $0["uri"]?.string.flatMap(DocumentURI.path) } ?? []
    }
    let removed = paths("removed")
    projectDirectories.removeAll(where: removed.contains)
    projectDirectories += paths("added").filter { !projectDirectories.contains($0) }
  }

  /// The glob patterns of the files that the client is asked to watch.
  var watchedPatterns: [String] {
    ["**/" + ConfigurationFinder.fileName, "**/*.{swift,m,mm,h}"]
      + [configurationFile?.text].compactMap { $0 }
  }

  /// Whether a file is in a workspace folder.
  func isInProject(_ path: FilePath) -> Bool {
    projectDirectories.contains { path.relative(to: $0) != path }
  }

  /// The directory that documents without a file are assigned to.
  var projectDirectory: FilePath { projectDirectories.first ?? currentDirectory }

  /// The configuration file that applies to all documents, or `nil` if the settings specify none.
  var configurationFile: FilePath? {
    guard case .file(let path) = check.configuration else { return nil }
    return path.absolute(from: currentDirectory)
  }

  /// Whether a file is a configuration file, judging by its name or because the settings specify it.
  func isConfiguration(_ path: FilePath) -> Bool {
    path == configurationFile || path.name.elementsEqual(ConfigurationFinder.fileName.utf8)
  }
}
