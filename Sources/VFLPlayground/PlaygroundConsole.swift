import VFLChecking
import VFLCommandLine

/// A console in memory.
///
/// It provides standard input and records the output. There is no terminal, file, environment variable or
/// clock.
struct PlaygroundConsole: Console {
  private var input: [UInt8]
  /// The bytes written to standard output.
  private(set) var output: [UInt8] = []
  /// The bytes written to standard error.
  private(set) var errors: [UInt8] = []

  /// Creates a console with the content of standard input.
  init(input: [UInt8]) { self.input = input }

  mutating func readInput() -> [UInt8] {
    defer { input = [] }
    return input
  }

  /// A file system without files.
  private final class EmptyFileSystem: FileSystem {
    func contents(ofFile path: FilePath) throws(InputError) -> [UInt8] {
      throw InputError.noSuchFile
    }

    func kind(of path: FilePath, followingLinks: Bool) -> FileKind? { nil }

    func entries(ofDirectory path: FilePath) throws(InputError) -> [DirectoryEntry] {
      throw InputError.noSuchFile
    }
  }

  var fileSystem: any FileSystem { EmptyFileSystem() }

  var currentDirectory: FilePath { FilePath("/") }

  mutating func replaceFile(
    at path: FilePath, with bytes: [UInt8], if condition: WriteCondition
  ) throws(WriteError) {
    throw WriteError(reason: "no such directory")
  }

  mutating func catchInterrupts() {}

  /// Whether the command should stop.
  ///
  /// Ctrl-C cannot be pressed, so a command that runs until Ctrl-C stops at its first pause.
  private(set) var isInterrupted = false

  var seconds: Double { 0 }

  mutating func pause(seconds: Double) { isInterrupted = true }

  mutating func showPage(at path: FilePath) -> Bool { false }

  var coreCount: Int { 1 }

  mutating func write(_ bytes: [UInt8], to stream: OutputStream) {
    switch stream {
    case .output: output += bytes
    case .error: errors += bytes
    }
  }

  var isInputTerminal: Bool { false }

  func isTerminal(_ stream: OutputStream) -> Bool { false }

  var terminalWidth: Int? { nil }

  func environment(_ name: String) -> String? { nil }
}
