import VFLDiagnostics
import VFLDocuments
import VFLProjects

/// All inputs of a check in the order of the command line: formats, files, what walks find in folders, and
/// standard input.
struct CheckInputs {
  private(set) var all: [CheckInput] = []
  /// The configurations of the inputs.
  private(set) var configurations: ConfigurationFinder
  /// The folders that could not be looked into.
  private(set) var failures: [Diagnostic] = []

  /// The folders with sources in them that walks passed over for nothing but their names.
  private(set) var passedOver: [FilePath] = []

  /// The folders that were named, with files in them or not.
  private(set) var folders: [String] = []
  /// The files that were named and passed over all the same.
  private(set) var excluded: [String] = []

  /// Whether a format stands on the command line.
  var hasFormats: Bool { formats != nil }

  /// Whether a folder was named.
  var hasFolders: Bool { !folders.isEmpty }

  /// Whether nothing was named that there could be anything in.
  var isMissing: Bool { all.isEmpty && !hasFolders && excluded.isEmpty }

  /// Whether one thing is asked about: not a folder, in which there may be one file today and two
  /// tomorrow, and no file beside it that is passed over.
  var isSingle: Bool { all.count == 1 && !hasFolders && excluded.isEmpty }

  private let invocation: CheckInvocation
  private let currentFolder: FilePath
  /// The files that are among the inputs.
  private var known: Set<FilePath> = []
  /// The input of the formats of the command line.
  private var formats: (index: Int, document: LayoutDocument)?
  private var hasReadInput = false

  /// Finds what the command line names, or standard input when it names nothing and there is no
  /// terminal.
  init(_ invocation: CheckInvocation, on console: inout some Console) {
    self.invocation = invocation
    currentFolder = console.currentFolder
    configurations = ConfigurationFinder(
      invocation.settings.configuration, in: currentFolder, console.fileSystem)
    let operands = invocation.layout.operands
    for (index, operand) in operands.enumerated() {
      if operand.bytes == [UInt8(ascii: "-")] {
        readStandardInput(on: &console)
      } else if InputReader.isFile(operand.bytes, on: console) {
        add(FilePath(operand.bytes), on: console)
      } else {
        addFormat(operand, number: index + 1)
      }
    }
    if operands.isEmpty, !console.isInputTerminal { readStandardInput(on: &console) }
    if let (index, document) = formats {
      all[index] = CheckInput(
        name: document.name, configuration: all[index].configuration, content: .document(document))
    }
  }

  private mutating func addFormat(_ operand: Argument, number: Int) {
    var format = LayoutDocument.Text(bytes: operand.bytes, name: "<argument \(number)>")
    guard !ConflictLogLine.isFound(in: operand.bytes) else {
      return add(.conflictLog(named: format.name))
    }
    format.isPerhapsFile = InputReader.isPerhapsFile(operand.bytes)
    if formats == nil {
      let document = LayoutDocument(name: "<arguments>")
      formats = (all.count, document)
      add(document)
    }
    formats?.document.formats.append(format)
  }

  /// Adds what the command line says itself.
  private mutating func add(_ document: LayoutDocument) {
    all.append(
      CheckInput(
        name: document.name, configuration: configurations.nearest(to: currentFolder),
        content: .document(document)))
  }

  /// Adds a file, or what lies in a folder.
  private mutating func add(_ path: FilePath, on console: some Console) {
    let absolutePath = path.absolute(from: currentFolder)
    if console.fileSystem.kind(of: absolutePath, followingLinks: true) == .folder {
      folders.append(path.text)
      walk(path, absolutePath, on: console)
      return
    }
    let configuration = configurations.nearest(to: absolutePath.parent ?? absolutePath)
    if invocation.has(.forceExclude), isExcluded(absolutePath, configuration) {
      excluded.append(path.text)
      return
    }
    guard known.insert(absolutePath).inserted else { return }
    all.append(
      CheckInput(
        name: path.text, absolutePath: absolutePath, configuration: configuration, content: .file))
  }

  /// Whether the command line or a configuration passes over a file, or over a folder that it lies in.
  private func isExcluded(_ file: FilePath, _ configuration: Int) -> Bool {
    IgnoreList.passOver(
      file,
      [
        invocation.settings.ignoreList(in: currentFolder),
        configurations.configurations[configuration].ignoreList,
      ])
  }

  private mutating func walk(
    _ folder: FilePath, _ absolutePath: FilePath, on console: some Console
  ) {
    // A pattern is seen from the folder in which the command runs, or from a folder elsewhere.
    let isInside = absolutePath.relative(to: currentFolder) != absolutePath
    let flags = invocation.settings.ignoreList(
      in: isInside || absolutePath == currentFolder ? currentFolder : absolutePath)
    var walk = FolderWalk(console.fileSystem, flags: flags)
    walk.walk(folder, absolutePath: absolutePath, &configurations)
    for file in walk.files where known.insert(file.absolutePath).inserted {
      all.append(
        CheckInput(
          name: file.path.text, absolutePath: file.absolutePath,
          configuration: file.configuration, content: .file, isNamed: false))
    }
    passedOver += walk.passedOver
    failures += walk.failures.map {
      Finding.unreadableFile(
        path: $0.path.bytes.isEmpty ? "." : $0.path.text, reason: $0.failure.reason
      )
      .diagnostic(in: .document)
    }
  }

  private mutating func readStandardInput(on console: inout some Console) {
    // A second `-` finds the end of the input, and an empty text has nothing to say.
    guard !hasReadInput else { return }
    hasReadInput = true
    let path = invocation.stdinFileName
    let absolutePath = path?.absolute(from: currentFolder)
    let name = path?.text ?? "<stdin>"
    var content: CheckInput.Content
    do {
      let bytes = try InputReader.standardInput(on: &console)
      // Nothing named and nothing given is more likely a forgotten argument than an empty layout.
      if bytes.isEmpty, invocation.layout.operands.isEmpty { return }
      content = .bytes(bytes)
    } catch {
      var document = LayoutDocument(name: "-")
      document.failure = Finding.unreadableFile(path: "-", reason: error.reason).diagnostic(
        in: .document)
      content = .document(document)
    }
    let configuration = configurations.nearest(to: absolutePath?.parent ?? currentFolder)
    var input = CheckInput(
      name: name, absolutePath: absolutePath, configuration: configuration, content: content)
    if let absolutePath, invocation.has(.forceExclude) {
      input.isPassedOver = isExcluded(absolutePath, configuration)
    }
    all.append(input)
  }
}
