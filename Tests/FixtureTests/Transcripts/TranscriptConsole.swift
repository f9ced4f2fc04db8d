import VFLChecking
import VFLCommandLine
import VFLSystemConsole
import VFLTestSupport

/// A console with the files of the repository that appends both output streams to the same string.
struct TranscriptConsole: Console {
  /// The contents of standard output and standard error in the order of the writes.
  private(set) var printed: [UInt8] = []

  private var input: [UInt8]
  let isInputTerminal: Bool

  /// Creates a console with the standard input of a command.
  init(input: ShellCommand.Input?) throws {
    isInputTerminal = input == nil
    switch input {
    case nil: self.input = []
    case .text(let text): self.input = Array(text.utf8)
    case .file(let path): self.input = Array(try Repository.text(at: path).utf8)
    }
  }

  /// Runs a command in this process.
  static func run(_ command: ShellCommand) throws -> TranscriptFile.Run {
    var console = try TranscriptConsole(input: command.input)
    let code = VisualFormatCommand.run(command.arguments.map { Argument($0) }, on: &console)
    return TranscriptFile.Run(
      printed: String(decoding: console.printed, as: UTF8.self), code: code.rawValue)
  }

  mutating func readInput() throws(InputError) -> [UInt8] {
    defer { input = [] }
    return input
  }

  /// The files of the repository.
  private final class Files: FileSystem {
    func contents(ofFile path: FilePath) throws(InputError) -> [UInt8] {
      try SystemFileSystem().contents(ofFile: path.absolute(from: root))
    }

    func kind(of path: FilePath, followingLinks: Bool) -> FileKind? {
      guard !path.bytes.isEmpty else { return nil }
      return SystemFileSystem().kind(
        of: path.absolute(from: root), followingLinks: followingLinks)
    }

    func entries(ofDirectory path: FilePath) throws(InputError) -> [DirectoryEntry] {
      try SystemFileSystem().entries(ofDirectory: path.absolute(from: root))
    }
  }

  private static let root = FilePath(Repository.systemPath(of: "")).normalized

  var fileSystem: any FileSystem { Files() }

  var currentDirectory: FilePath { Self.root }

  mutating func replaceFile(
    at path: FilePath, with bytes: [UInt8], if condition: WriteCondition
  ) throws(WriteError) {
    guard let directory = path.parent,
      fileSystem.kind(of: directory, followingLinks: true) == .directory
    else { throw WriteError(reason: "no such directory") }
    // A transcript must not change the repository.
    throw WriteError(reason: "a directory that this user may not write")
  }

  mutating func catchInterrupts() {}

  var isInterrupted: Bool { false }

  var seconds: Double { 0 }

  mutating func pause(seconds: Double) {}

  mutating func showPage(at path: FilePath) -> Bool { false }

  var coreCount: Int { 2 }

  mutating func write(_ bytes: [UInt8], to stream: OutputStream) throws(OutputError) {
    printed += bytes
  }

  func isTerminal(_ stream: OutputStream) -> Bool { false }

  var terminalWidth: Int? { nil }

  // The home directory is never a project, so wrapper functions in the tests do not affect transcripts.
  func environment(_ name: String) -> String? { name == "HOME" ? Self.root.text : nil }
}
