import VFLChecking
import VFLDiagnostics
import VFLSources

/// The declarations that a project's files share: macros in headers, and functions that pass an argument on
/// as a format string.
struct ProjectKnowledge {
  /// The macros found in headers.
  private var macros: [FormatWrapper] = []
  /// The index in the ledger of each file.
  private var numbers: [FilePath: Int] = [:]
  private var ledger = FunctionLedger(languages: [])
  /// The project directories that were not read because they contain too many subdirectories, in order.
  private(set) var directoriesTooLarge: [FilePath] = []

  /// Creates an empty project.
  init() {}

  /// Reads the source files in directories.
  ///
  /// For an open document, the content from the client is used.
  ///
  /// A directory with too many subdirectories is not read.
  init(
    of directories: [FilePath], open documents: [OpenDocument], _ settings: ServerSettings
  ) {
    let jobs = settings.coreCount
    let (inputs, configurations) = inputs(in: directories, documents, settings)
    let macros = KnownFunctions.headerMacros(
      in: inputs, settings.fileSystem, jobs: jobs, goesOn: { _ in true })
    guard let macros else { return }
    let fileSystem = settings.fileSystem
    let outcome = CrossFilePass.results(
      of: inputs, configurations, macros: macros, fileSystem, jobs: jobs, goesOn: { _ in true },
      shared: { $0 },
      work: { input, known in known.shared(of: input, fileSystem) })
    guard let outcome else { return }
    self.macros = macros
    ledger = outcome.ledger
    for (number, input) in inputs.enumerated() {
      if let path = input.absolutePath { numbers[path] = number }
    }
  }

  /// Returns the source files that a check of the directories would find.
  private mutating func inputs(
    in directories: [FilePath], _ documents: [OpenDocument], _ settings: ServerSettings
  ) -> (inputs: [CheckInput], configurations: [Configuration]) {
    var finder = ConfigurationFinder(
      settings.check.configuration, in: settings.currentDirectory, settings.fileSystem)
    let flags = settings.check.ignoreList(in: settings.currentDirectory)
    var files: [DirectoryWalk.File] = []
    for directory in directories {
      var walk = DirectoryWalk(
        settings.fileSystem, flags: flags, directoryLimit: Limit.projectDirectories.value)
      walk.walk(directory, absolutePath: directory, &finder)
      if walk.isCutOff { directoriesTooLarge.append(directory) } else { files += walk.files }
    }
    let texts = Dictionary(first: documents.map { ($0.path, $0.text) })
    // A new document is included although its file does not exist yet.
    for document in documents
    where settings.isInProject(document.path)
      && settings.fileSystem.kind(of: document.path, followingLinks: true) == nil
    {
      files.append(
        DirectoryWalk.File(
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

  /// Whether the file is one of the files that were read.
  func knows(_ path: FilePath) -> Bool { numbers[path] != nil }

  /// Returns the functions that a file can call in other files, together with the wrappers that its
  /// configuration declares.
  ///
  /// A file outside of the project cannot call functions of other files.
  func functions(seenFrom path: FilePath, wrappers: [FormatWrapper]) -> KnownFunctions {
    guard let number = numbers[path] else { return KnownFunctions(wrappers: wrappers) }
    return KnownFunctions(
      wrappers: wrappers, macros: macros, shared: ledger.view(of: number))
  }
}
