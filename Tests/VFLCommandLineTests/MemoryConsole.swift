@testable import VFLChecking
@testable import VFLCommandLine

/// A console in memory that provides the given input and records the output.
struct MemoryConsole: Console {
  /// An access to a standard stream.
  enum Event: Hashable {
    case read
    case write(OutputStream, String)
  }

  /// The chunks of standard input in the order in which they arrive.
  var input: [[UInt8]] = []
  var isInputTerminal = true
  var files: [String: [UInt8]] = [:]
  /// Files whose absolute paths are not valid UTF-8.
  var oddFiles: [FilePath: [UInt8]] = [:]
  /// The record of all file reads, if any.
  var log: ReadLog?
  /// The reasons why paths cannot be read, by path.
  var failures: [String: String] = [:]
  /// The errors for paths that cannot be written, by path.
  var writeFailures: [String: WriteError] = [:]
  /// The targets of symbolic links, by the path of the link.
  var links: [String: String] = [:]
  /// The paths of the written files in the order of the writes.
  private(set) var written: [String] = []
  var currentDirectory = FilePath("/project")
  var isInterrupted = false
  var seconds: Double {
    get { clock.seconds() }
    set { clock = TickingClock(at: newValue) }
  }
  /// The clock that `seconds` reads.
  var clock = TickingClock(at: 0)
  var coreCount = 2
  /// The actions that run while the command pauses, one for each pause.
  ///
  /// The command is interrupted after the last action.
  var pauses: [(inout MemoryConsole) -> Void] = []
  /// Whether an application that opens HTML pages is available.
  var showsPages = true
  /// The paths of the pages that the command opened.
  private(set) var shownPages: [String] = []
  var variables: [String: String] = [:]
  var terminals: Set<OutputStream> = []
  var terminalWidth: Int?
  /// A closure that is called after each write.
  var onWrite: () -> Void = {}
  /// The number of bytes after which standard output behaves like a closed pipe.
  var capacity = Int.max

  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private(set) var events: [Event] = []

  /// Creates a console with the given standard input, or with a terminal as input if the string is
  /// `nil`.
  init(standardInput: String? = nil) {
    if let standardInput {
      input = [Array(standardInput.utf8)]
      isInputTerminal = false
    }
  }

  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }

  mutating func readInput() throws(InputError) -> [UInt8] {
    events.append(.read)
    return input.isEmpty ? [] : input.removeFirst()
  }

  var fileSystem: any FileSystem {
    MemoryFileSystem(
      files: files, oddFiles: oddFiles, failures: failures, links: links,
      directory: currentDirectory,
      log: log)
  }

  mutating func replaceFile(
    at path: FilePath, with bytes: [UInt8], if condition: WriteCondition
  ) throws(WriteError) {
    guard path.isAbsolute || !currentDirectory.bytes.isEmpty else {
      throw WriteError(reason: InputError.noWorkingDirectory.reason)
    }
    let name = path.absolute(from: currentDirectory).relative(to: currentDirectory).text
    if let failure = writeFailures[name] { throw failure }
    let directory = path.absolute(from: currentDirectory).parent ?? currentDirectory
    guard
      directory == currentDirectory
        || fileSystem.kind(of: directory, followingLinks: true) == .directory
    else { throw WriteError(reason: "no such directory") }
    try condition.validate(presentContent(of: path))
    files[name] = bytes
    written.append(name)
  }

  /// Returns the contents of a file; `nil` if the file does not exist.
  private func presentContent(of path: FilePath) throws(WriteError) -> [UInt8]? {
    guard fileSystem.kind(of: path, followingLinks: true) != nil else { return nil }
    do {
      return try fileSystem.contents(ofFile: path)
    } catch {
      throw WriteError(reason: error.reason)
    }
  }

  mutating func catchInterrupts() {}

  mutating func pause(seconds: Double) {
    guard !pauses.isEmpty else {
      isInterrupted = true
      return
    }
    pauses.removeFirst()(&self)
  }

  mutating func showPage(at path: FilePath) -> Bool {
    if showsPages { shownPages.append(path.text) }
    return showsPages
  }

  mutating func write(_ bytes: [UInt8], to stream: OutputStream) throws(OutputError) {
    events.append(.write(stream, String(decoding: bytes, as: UTF8.self)))
    switch stream {
    case .output:
      guard output.count + bytes.count <= capacity else { throw .closed }
      output += bytes
    case .error: errors += bytes
    }
    onWrite()
  }

  func isTerminal(_ stream: OutputStream) -> Bool { terminals.contains(stream) }

  func environment(_ name: String) -> String? { variables[name] }

  /// Runs a command with the given arguments on this console.
  mutating func run(_ words: [String]) -> ExitCode {
    VisualFormatCommand.run(words.map { Argument($0) }, on: &self)
  }

  /// Runs a command with the given arguments on this console.
  mutating func run(_ words: String...) -> ExitCode { run(words) }
}
