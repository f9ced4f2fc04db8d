@testable import VFLCommand
@testable import VFLProjects

/// A console in memory: what is read is given, what is written is kept.
struct MemoryConsole: Console {
  /// Something that the command did with its streams.
  enum Event: Hashable {
    case read
    case write(OutputStream, String)
  }

  /// The pieces in which standard input arrives.
  var input: [[UInt8]] = []
  var isInputTerminal = true
  var files: [String: [UInt8]] = [:]
  /// Files whose paths are no text, from the root.
  var oddFiles: [FilePath: [UInt8]] = [:]
  /// Where it is noted which files are read.
  var log: ReadLog?
  /// Paths that cannot be read, and why.
  var failures: [String: String] = [:]
  /// Paths that cannot be written, and why.
  var writeFailures: [String: WriteFailure] = [:]
  /// Paths that are symbolic links to others.
  var links: [String: String] = [:]
  /// The files that were written, in order.
  private(set) var written: [String] = []
  var currentFolder = FilePath("/project")
  var isInterrupted = false
  var seconds: Double {
    get { clock.seconds() }
    set { clock = TickingClock(at: newValue) }
  }
  /// The clock behind it.
  var clock = TickingClock(at: 0)
  var coreCount = 2
  /// What happens while the command waits, one after the other; then Ctrl-C is pressed.
  var pauses: [(inout MemoryConsole) -> Void] = []
  /// Whether there is a program for pages.
  var showsPages = true
  /// The pages that were shown.
  private(set) var shownPages: [String] = []
  var variables: [String: String] = [:]
  var terminals: Set<OutputStream> = []
  var terminalWidth: Int?
  /// Is called whenever something has been written.
  var onWrite: () -> Void = {}
  /// How many bytes standard output takes before its reader goes away.
  var capacity = Int.max

  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private(set) var events: [Event] = []

  /// Creates a console with a text on standard input, or a person's terminal without one.
  init(standardInput: String? = nil) {
    if let standardInput {
      input = [Array(standardInput.utf8)]
      isInputTerminal = false
    }
  }

  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }

  mutating func readInput() throws(InputFailure) -> [UInt8] {
    events.append(.read)
    return input.isEmpty ? [] : input.removeFirst()
  }

  var fileSystem: any FileSystem {
    MemoryFileSystem(
      files: files, oddFiles: oddFiles, failures: failures, links: links, folder: currentFolder,
      log: log)
  }

  mutating func replaceFile(
    at path: FilePath, with bytes: [UInt8], if condition: WriteCondition
  ) throws(WriteFailure) {
    guard path.isAbsolute || !currentFolder.bytes.isEmpty else {
      throw WriteFailure(reason: InputFailure.noWorkingDirectory.reason)
    }
    let name = path.absolute(from: currentFolder).relative(to: currentFolder).text
    if let failure = writeFailures[name] { throw failure }
    let folder = path.absolute(from: currentFolder).parent ?? currentFolder
    guard folder == currentFolder || fileSystem.kind(of: folder, followingLinks: true) == .folder
    else { throw WriteFailure(reason: "no such folder") }
    try condition.validate(presentContent(of: path))
    files[name] = bytes
    written.append(name)
  }

  /// The content of a file; `nil` if there is none.
  private func presentContent(of path: FilePath) throws(WriteFailure) -> [UInt8]? {
    guard fileSystem.kind(of: path, followingLinks: true) != nil else { return nil }
    do {
      return try fileSystem.contents(ofFile: path)
    } catch {
      throw WriteFailure(reason: error.reason)
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

  mutating func write(_ bytes: [UInt8], to stream: OutputStream) throws(OutputFailure) {
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

  /// Runs a command line on this console.
  mutating func run(_ words: [String]) -> ExitCode {
    VisualFormatCommand.run(words.map { Argument($0) }, on: &self)
  }

  /// Runs a command line on this console.
  mutating func run(_ words: String...) -> ExitCode { run(words) }
}
