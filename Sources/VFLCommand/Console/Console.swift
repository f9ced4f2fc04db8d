package import VFLProjects

/// The environment of a run: streams, files, the terminal and the clock.
///
/// The command accesses the system only through this protocol, so tests run it in memory.
package protocol Console {
  /// Reads some bytes of standard input, waiting for the first. Returns an empty array at the end.
  mutating func readInput() throws(InputFailure) -> [UInt8]

  /// The file system. Other threads can also read it.
  var fileSystem: any FileSystem { get }

  /// The absolute path of the working directory; empty if it cannot be determined, for example because
  /// the directory was deleted.
  ///
  /// Relative paths remain relative to an empty path. Reading and writing them is then an error.
  var currentFolder: FilePath { get }

  /// Replaces the content of a file atomically if its present content satisfies a condition.
  mutating func replaceFile(
    at path: FilePath, with bytes: [UInt8], if condition: WriteCondition
  ) throws(WriteFailure)

  /// Makes ``isInterrupted`` report Ctrl-C and requests to terminate, which otherwise end the process.
  mutating func catchInterrupts()

  /// Whether Ctrl-C was pressed or the process received a request to terminate since `catchInterrupts()`.
  var isInterrupted: Bool { get }

  /// The seconds of a monotonic clock, used only to decide when to show progress.
  var seconds: Double { get }

  /// Waits for the given number of seconds, or until Ctrl-C is pressed.
  mutating func pause(seconds: Double)

  /// Opens a page in the default application. Returns whether there is one.
  mutating func showPage(at path: FilePath) -> Bool

  /// The number of threads that the machine runs at once.
  var coreCount: Int { get }

  /// Writes all bytes before it returns.
  mutating func write(_ bytes: [UInt8], to stream: OutputStream) throws(OutputFailure)

  /// Whether standard input is a terminal.
  var isInputTerminal: Bool { get }

  /// Whether a stream is a terminal.
  func isTerminal(_ stream: OutputStream) -> Bool

  /// The number of columns of the terminal, if known.
  var terminalWidth: Int? { get }

  /// The value of an environment variable.
  func environment(_ name: String) -> String?
}

extension Console {
  /// Reads a file completely.
  package func contents(ofFile path: [UInt8]) throws(InputFailure) -> [UInt8] {
    try fileSystem.contents(ofFile: FilePath(path))
  }

  /// Whether a file, a directory or anything else exists at a path.
  package func exists(_ path: [UInt8]) -> Bool {
    fileSystem.kind(of: FilePath(path), followingLinks: true) != nil
  }
}

/// An output stream of a command.
package enum OutputStream: Sendable, Hashable {
  /// Standard output, for results.
  case output
  /// Standard error, for problems and information about the run.
  case error
}

/// The reason for which output could not be written.
package enum OutputFailure: Error, Sendable, Hashable {
  /// The reader closed the stream.
  case closed
  /// The system reported an error, with its message.
  case refused(String)
}
