import VFLDocuments
package import VFLProjects

/// The settings of a server: what it was started with, and the capabilities of its client.
package struct ServerSettings {
  /// What holds for each file beside its configuration.
  let check: CheckSettings
  /// The files, as the system has them.
  let fileSystem: any FileSystem
  /// The folder in which the server runs, from which the paths of its settings are seen.
  let currentFolder: FilePath
  /// How many threads read the project's files.
  let coreCount: Int
  /// The version of the server, as clients are told.
  let version: String
  /// The folders of the client's project; none where it has not said any.
  private(set) var projectFolders: [FilePath] = []
  /// In what columns count.
  var encoding = PositionEncoding.utf16
  /// Whether edits may name the version that they are for.
  var takesVersionedEdits = false
  /// Whether actions may come with their edits.
  var takesActions = false
  /// Whether a finding may name second places.
  var takesRelatedPlaces = false
  /// Whether Markdown is shown under the pointer.
  var showsMarkdown = false
  /// Whether the client can be asked to tell of files that change.
  var watchesFiles = false

  /// Creates the settings for a client that has said nothing.
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

  /// Takes what a client says when it begins.
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

  /// Takes that folders have come to the project or gone from it.
  mutating func changeFolders(_ event: JSONValue?) {
    func paths(_ key: String) -> [FilePath] {
      event?[key]?.elements.compactMap { $0["uri"]?.string.flatMap(DocumentURI.path) } ?? []
    }
    let removed = paths("removed")
    projectFolders.removeAll(where: removed.contains)
    projectFolders += paths("added").filter { !projectFolders.contains($0) }
  }

  /// The files of which the client is asked to tell when they change, as patterns of the protocol.
  var watchedPatterns: [String] {
    ["**/" + ConfigurationFinder.fileName, "**/*.{swift,m,mm,h}"]
      + [configurationFile?.text].compactMap { $0 }
  }

  /// Whether a file lies in a folder of the project.
  func isInProject(_ path: FilePath) -> Bool {
    projectFolders.contains { path.relative(to: $0) != path }
  }

  /// The folder in which documents count that are no files.
  var projectFolder: FilePath { projectFolders.first ?? currentFolder }

  /// The file of the configuration of all documents, where the settings name one.
  var configurationFile: FilePath? {
    guard case .file(let path) = check.configuration else { return nil }
    return path.absolute(from: currentFolder)
  }

  /// Whether a file says which rules count for others.
  func isConfiguration(_ path: FilePath) -> Bool {
    path == configurationFile || path.name.elementsEqual(ConfigurationFinder.fileName.utf8)
  }
}
