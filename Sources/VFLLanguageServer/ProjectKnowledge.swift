import VFLDiagnostics
import VFLProjects
import VFLSources

/// The declarations that the files of a project share: the macros of headers, and the functions that pass on
/// a format string.
struct ProjectKnowledge {
  /// The macros of headers.
  private var macros: [FormatWrapper] = []
  /// The index of each file in the ledger.
  private var numbers: [FilePath: Int] = [:]
  private var ledger = FunctionLedger(languages: [])
  /// The directories that contain more subdirectories than the limit, in their order.
  private(set) var foldersTooLarge: [FilePath] = []

  /// Creates an empty project.
  init() {}

  /// Reads the sources in directories, with the text of the client for open documents.
  ///
  /// A directory with too many subdirectories is not read.
  init(
    of folders: [FilePath], open documents: [OpenDocument], _ settings: ServerSettings
  ) {
    let jobs = settings.coreCount
    let (inputs, configurations) = inputs(in: folders, documents, settings)
    let macros = HeaderMacros.find(
      in: inputs, settings.fileSystem, jobs: jobs, goesOn: { _ in true })
    guard let macros else { return }
    let fileSystem = settings.fileSystem
    let rounds = SharingRounds(inputs: inputs, fileSystem: fileSystem, jobs: jobs)
    let outcome = rounds.outcome(
      goesOn: { _ in true }, shared: { $0 },
      work: { input, shared in
        guard let language = input.language, let text = input.hostText(fileSystem) else {
          return SharedScan()
        }
        let known = KnownFunctions(
          wrappers: configurations[input.configuration].wrappers, macros: macros, shared: shared)
        return known.scan(text, language).shared
      })
    guard let outcome else { return }
    self.macros = macros
    ledger = outcome.ledger
    for (number, input) in inputs.enumerated() {
      if let path = input.absolutePath { numbers[path] = number }
    }
  }

  /// Returns the sources in directories, as a check of these directories finds them.
  private mutating func inputs(
    in folders: [FilePath], _ documents: [OpenDocument], _ settings: ServerSettings
  ) -> (inputs: [CheckInput], configurations: [Configuration]) {
    var finder = ConfigurationFinder(
      settings.check.configuration, in: settings.currentFolder, settings.fileSystem)
    let flags = settings.check.ignoreList(in: settings.currentFolder)
    var files: [FolderWalk.File] = []
    for folder in folders {
      var walk = FolderWalk(
        settings.fileSystem, flags: flags, folderLimit: Limit.projectDirectories.value)
      walk.walk(folder, absolutePath: folder, &finder)
      if walk.isCutOff { foldersTooLarge.append(folder) } else { files += walk.files }
    }
    let texts = Dictionary(first: documents.map { ($0.path, $0.text) })
    // A new document has no file yet, but will have one.
    for document in documents
    where settings.isInProject(document.path)
      && settings.fileSystem.kind(of: document.path, followingLinks: true) == nil
    {
      files.append(
        FolderWalk.File(
          path: document.path, absolutePath: document.path,
          configuration: finder.nearest(to: document.path.parent ?? document.path)))
    }
    var seen: Set<FilePath> = []
    let inputs = files.compactMap { file -> CheckInput? in
      guard file.absolutePath.hostLanguage != nil, seen.insert(file.absolutePath).inserted else {
        return nil
      }
      return CheckInput(
        name: file.path.text, absolutePath: file.absolutePath, configuration: file.configuration,
        content: texts[file.absolutePath].map { .bytes($0) } ?? .file,
        isUTF8: texts[file.absolutePath] != nil)
    }
    return (inputs, finder.configurations)
  }

  /// Whether a file was read.
  func knows(_ path: FilePath) -> Bool { numbers[path] != nil }

  /// Returns the functions of other files that a file can call, in addition to those of its configuration.
  ///
  /// A file outside of the project can call none.
  func functions(seenFrom path: FilePath, wrappers: [FormatWrapper]) -> KnownFunctions {
    guard let number = numbers[path] else { return KnownFunctions(wrappers: wrappers) }
    return KnownFunctions(
      wrappers: wrappers, macros: macros, shared: ledger.view(of: number))
  }
}
