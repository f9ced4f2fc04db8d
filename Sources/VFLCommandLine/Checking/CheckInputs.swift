import VFLChecking
import VFLCompiler
import VFLDiagnostics

/// All inputs of a check in command-line order: format strings, files, files found in directories, and
/// standard input.
struct CheckInputs {
  private(set) var all: [CheckInput] = []
  /// The configurations of the inputs.
  private(set) var configurations: ConfigurationFinder
  /// The errors for unreadable directories.
  private(set) var failures: [Diagnostic] = []

  /// The directories that contain sources but were skipped because of their names.
  private(set) var skippedDirectories: [FilePath] = []
  /// The directories named on the command line, even if they contain no files to check.
  private(set) var directories: [String] = []
  /// The files that are named on the command line but excluded by a pattern.
  private(set) var excluded: [String] = []

  /// Whether the command line contains a format string.
  var hasFormats: Bool { formats != nil }

  /// Whether the command line names a directory.
  var hasDirectories: Bool { !directories.isEmpty }

  /// Whether the command line names no input.
  var isMissing: Bool { all.isEmpty && !hasDirectories && excluded.isEmpty }

  /// Whether the command line names exactly one input, and this input is not a directory.
  ///
  /// A directory does not count even if it contains only one file, because more files may be added later. The
  /// property is also `false` if another named file was excluded.
  var isSingle: Bool { all.count == 1 && !hasDirectories && excluded.isEmpty }

  let invocation: CheckInvocation
  private let currentDirectory: FilePath
  /// The extensions of the files that are found in directories.
  private let extensions: Set<String>
  /// The paths of the files that are already inputs.
  private var known: Set<FilePath> = []
  /// The input that contains the format strings passed as arguments, and its index.
  private var formats: (index: Int, document: LayoutDocument)?
  private var hasReadInput = false

  /// Finds the inputs that the command line names.
  ///
  /// If it names none and standard input is not a terminal, standard input is the only input.
  ///
  /// - Parameter extensions: The extensions of the files that are found in directories.
  init(
    _ invocation: CheckInvocation, extensions: Set<String> = DirectoryWalk.extensions,
    on console: inout some Console
  ) {
    (self.invocation, self.extensions) = (invocation, extensions)
    currentDirectory = console.currentDirectory
    configurations = ConfigurationFinder(
      invocation.settings.configuration, in: currentDirectory, console.fileSystem)
    let operands = invocation.layout.operands
    for (index, operand) in operands.enumerated() {
      if operand.bytes == [UInt8(ascii: "-")] {
        readStandardInput(on: &console)
      } else if let file = LayoutOperand(operand) {
        // All layouts of a file are checked, even if one is selected.
        add(FilePath(file.path), on: console)
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
    var format = LayoutDocument.Source(bytes: operand.bytes, name: "<argument \(number)>")
    guard !ContentDetection.isConflictLog(operand.bytes) else {
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

  /// Adds the input that contains the format strings passed as arguments.
  private mutating func add(_ document: LayoutDocument) {
    all.append(
      CheckInput(
        name: document.name, configuration: configurations.nearest(to: currentDirectory),
        content: .document(document)))
  }

  /// Adds a file, or all files that a directory walk finds.
  private mutating func add(_ path: FilePath, on console: some Console) {
    let absolutePath = path.absolute(from: currentDirectory)
    if console.fileSystem.kind(of: absolutePath, followingLinks: true) == .directory {
      directories.append(path.text)
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

  /// Whether the command line or a configuration excludes a file or one of its parent directories.
  private func isExcluded(_ file: FilePath, _ configuration: Int) -> Bool {
    IgnoreList.isExcluded(
      file,
      by: [
        invocation.settings.ignoreList(in: currentDirectory),
        configurations.configurations[configuration].ignoreList,
      ])
  }

  private mutating func walk(
    _ directory: FilePath, _ absolutePath: FilePath, on console: some Console
  ) {
    // Command-line patterns are relative to the working directory. For a directory outside of it, they are
    // relative to that directory.
    let isInside = absolutePath.relative(to: currentDirectory) != absolutePath
    let flags = invocation.settings.ignoreList(
      in: isInside || absolutePath == currentDirectory ? currentDirectory : absolutePath)
    var walk = DirectoryWalk(console.fileSystem, flags: flags, extensions: extensions)
    walk.walk(directory, absolutePath: absolutePath, &configurations)
    for file in walk.files where known.insert(file.absolutePath).inserted {
      all.append(
        CheckInput(
          name: file.path.text, absolutePath: file.absolutePath,
          configuration: file.configuration, content: .file, isNamed: false))
    }
    skippedDirectories += walk.skippedDirectories
    failures += walk.failures.map {
      $0.failure.diagnostic(for: $0.path.bytes.isEmpty ? "." : $0.path.text)
    }
  }

  private mutating func readStandardInput(on console: inout some Console) {
    // Standard input can be read only once, so a second `-` is ignored.
    guard !hasReadInput else { return }
    hasReadInput = true
    let path = invocation.stdinFileName
    let absolutePath = path?.absolute(from: currentDirectory)
    var name = path?.text ?? "<stdin>"
    let content: CheckInput.Content
    do {
      let bytes = try InputReader.standardInput(on: &console)
      // If there are no arguments and the input is empty, the user more likely forgot an argument than wanted
      // to check an empty layout.
      if bytes.isEmpty, invocation.layout.operands.isEmpty { return }
      content = .bytes(bytes)
    } catch {
      name = "-"
      var document = LayoutDocument(name: name)
      document.failure = error.diagnostic(for: name)
      content = .document(document)
    }
    let configuration = configurations.nearest(to: absolutePath?.parent ?? currentDirectory)
    var input = CheckInput(
      name: name, absolutePath: absolutePath, configuration: configuration, content: content)
    if let absolutePath, invocation.has(.forceExclude) {
      input.isExcluded = isExcluded(absolutePath, configuration)
    }
    all.append(input)
  }
}
