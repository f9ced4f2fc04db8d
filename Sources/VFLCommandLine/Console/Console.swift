package import VFLChecking
import VFLDiagnostics

/// The environment of a run: streams, files, the terminal and the clock.
///
/// The command accesses the system only through this protocol, so tests run it in memory.
package protocol Console {
  /// Reads some bytes of standard input, waiting until at least one is available. Returns an empty array at
  /// the end of the input.
  mutating func readInput() throws(InputError) -> [UInt8]

  /// The file system, which other threads can also read.
  var fileSystem: any FileSystem { get }

  /// The absolute path of the working directory, or an empty path if it cannot be determined, for example
  /// because the directory was deleted.
  ///
  /// If it is empty, relative paths cannot be resolved, and reading or writing them throws an error.
  var currentDirectory: FilePath { get }

  /// Replaces the content of a file atomically if its current content satisfies a condition.
  mutating func replaceFile(
    at path: FilePath, with bytes: [UInt8], if condition: WriteCondition
  ) throws(WriteError)

  /// Starts recording Ctrl-C and termination requests in ``isInterrupted``, instead of ending the process.
  mutating func catchInterrupts()

  /// Whether Ctrl-C or a termination request has arrived since `catchInterrupts()` was called.
  var isInterrupted: Bool { get }

  /// The time of a monotonic clock in seconds, used only to decide when to show progress.
  var seconds: Double { get }

  /// Waits for the given number of seconds, or until Ctrl-C is pressed.
  mutating func pause(seconds: Double)

  /// Opens a page in the default application. Returns whether that succeeded.
  mutating func showPage(at path: FilePath) -> Bool

  /// The number of threads that the machine can run simultaneously.
  var coreCount: Int { get }

  /// Writes all bytes to a stream before it returns.
  mutating func write(_ bytes: [UInt8], to stream: OutputStream) throws(OutputError)

  /// Whether standard input is a terminal.
  var isInputTerminal: Bool { get }

  /// Whether a stream is a terminal.
  func isTerminal(_ stream: OutputStream) -> Bool

  /// The number of columns of the terminal, or `nil` if it is unknown.
  var terminalWidth: Int? { get }

  /// Returns the value of an environment variable, or `nil` if it is not set.
  func environment(_ name: String) -> String?
}

extension Console {
  /// Returns the whole content of a file.
  package func contents(ofFile path: [UInt8]) throws(InputError) -> [UInt8] {
    try fileSystem.contents(ofFile: FilePath(path))
  }

  /// Replaces the content of a file.
  ///
  /// Returns a diagnostic that contains `name` if the file could not be replaced, otherwise `nil`.
  mutating func replaceFile(
    at path: FilePath, named name: String, with bytes: [UInt8], if condition: WriteCondition
  ) -> Diagnostic? {
    do {
      try replaceFile(at: path, with: bytes, if: condition)
      return nil
    } catch {
      return LazyDiagnostic.unwritableFile(path: name, reason: error.reason, advice: error.advice)
        .diagnostic(in: .document)
    }
  }

  /// Whether a file, a directory or anything else exists at a path.
  package func exists(_ path: [UInt8]) -> Bool {
    fileSystem.kind(of: FilePath(path), followingLinks: true) != nil
  }
}

/// A standard output stream.
package enum OutputStream: Sendable, Hashable {
  /// Standard output, for results.
  case output
  /// Standard error, for errors and for information about the run.
  case error
}

/// The reason why output could not be written.
package enum OutputError: Error, Sendable, Hashable {
  /// The reader closed the stream.
  case closed
  /// The system reported an error. The value is its message.
  case rejected(String)
}
