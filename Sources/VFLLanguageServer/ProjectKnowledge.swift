import VFLDiagnostics
import VFLProjects
import VFLSources

/// The knowledge that the files of a project have of each other: the macros of headers, and the functions
/// that hand a format on.
struct ProjectKnowledge {
  /// The macros of headers.
  private var macros: [FormatWrapper] = []
  /// The number of each file in the ledger.
  private var numbers: [FilePath: Int] = [:]
  private var ledger = FunctionLedger(languages: [])
  /// The folders that have more folders in them than are read, in their order.
  private(set) var foldersTooLarge: [FilePath] = []

  /// Knows nothing.
  init() {}

  /// Reads the sources in some folders, those that are open as they stand in the client.
  ///
  /// Of a folder with too many folders in it nothing is known.
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

  /// The sources in some folders, as a check of these would find them.
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
    // A document that is no file yet will be one.
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

  /// What a file knows of others, beside the functions that its configuration names; a file outside of the
  /// project knows nothing.
  func functions(seenFrom path: FilePath, wrappers: [FormatWrapper]) -> KnownFunctions {
    guard let number = numbers[path] else { return KnownFunctions(wrappers: wrappers) }
    return KnownFunctions(
      wrappers: wrappers, macros: macros, shared: ledger.view(of: number))
  }
}
