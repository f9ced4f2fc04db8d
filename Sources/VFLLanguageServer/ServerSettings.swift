import VFLDocuments
package import VFLProjects

/// The settings of a server: its command line, and the capabilities of its client.
package struct ServerSettings {
  /// The settings for all files, in addition to their configurations.
  let check: CheckSettings
  /// The file system.
  let fileSystem: any FileSystem
  /// The working directory of the server, which the paths of its settings are relative to.
  let currentFolder: FilePath
  /// The number of threads that read the files of the project.
  let coreCount: Int
  /// The version of the server, for clients.
  let version: String
  /// The workspace folders of the client.
  ///
  /// Empty if it has none.
  private(set) var projectFolders: [FilePath] = []
  /// The unit of columns.
  var encoding = PositionEncoding.utf16
  /// Whether edits can name the version of the document.
  var takesVersionedEdits = false
  /// Whether code actions can contain edits.
  var takesActions = false
  /// Whether a diagnostic can have related locations.
  var takesRelatedPlaces = false
  /// Whether hovers can contain Markdown.
  var showsMarkdown = false
  /// Whether the client can watch files.
  var watchesFiles = false

  /// Creates the settings before the client has sent its capabilities.
  package init(
    _ check: CheckSettings, _ fileSystem: any FileSystem, in currentFolder: FilePath,
    coreCount: Int, version: String
  ) {
    self.check = check
    self.fileSystem = fileSystem
    self.currentFolder = currentFolder
    self.coreCount = coreCount
    self.version = version
  }

  /// Reads the parameters of the `initialize` request.
  mutating func learn(from parameters: JSONValue?) {
    let capabilities = parameters?["capabilities"]
    let (workspace, document) = (capabilities?["workspace"], capabilities?["textDocument"])
    let encodings = capabilities?["general"]?["positionEncodings"]?.strings ?? []
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    let folders = parameters?["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string } ?? []
    let root = (parameters?["rootUri"]?.string).flatMap(DocumentURI.path)
    let oldRoot = (parameters?["rootPath"]?.string).map { FilePath($0).normalized }
    projectFolders =
      folders.isEmpty
      ? (root ?? oldRoot).map { [$0] } ?? [] : folders.compactMap(DocumentURI.path)
    takesVersionedEdits = workspace?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    takesActions = document?["codeAction"]?["codeActionLiteralSupport"]?.isObject ?? false
    takesRelatedPlaces = document?["publishDiagnostics"]?["relatedInformation"]?.bool ?? false
    showsMarkdown = document?["hover"]?["contentFormat"]?.strings.contains("markdown") ?? false
  }

  /// Adds and removes workspace folders.
  mutating func changeFolders(_ event: JSONValue?) {
    func paths(_ key: String) -> [FilePath] {
      event?[key]?.elements.compactMap { $0["uri"]?.string.flatMap(DocumentURI.path) } ?? []
    }
    let removed = paths("removed")
    projectFolders.removeAll(where: removed.contains)
    projectFolders += paths("added").filter { !projectFolders.contains($0) }
  }

  /// The glob patterns of the files that the client should watch.
  var watchedPatterns: [String] {
    ["**/" + ConfigurationFinder.fileName, "**/*.{swift,m,mm,h}"]
      + [configurationFile?.text].compactMap { $0 }
  }

  /// Whether a file is in a workspace folder.
  func isInProject(_ path: FilePath) -> Bool {
    projectFolders.contains { path.relative(to: $0) != path }
  }

  /// The directory for documents that are not files.
  var projectFolder: FilePath { projectFolders.first ?? currentFolder }

  /// The configuration file for all documents, if the settings specify one.
  var configurationFile: FilePath? {
    guard case .file(let path) = check.configuration else { return nil }
    return path.absolute(from: currentFolder)
  }

  /// Whether a file is a configuration that is in use.
  func isConfiguration(_ path: FilePath) -> Bool {
    path == configurationFile || path.name.elementsEqual(ConfigurationFinder.fileName.utf8)
  }
}
