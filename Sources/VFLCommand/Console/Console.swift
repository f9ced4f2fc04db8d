package import VFLProjects

/// The surroundings of a run of the command: streams, files, the terminal and the clock.
///
/// The command never touches the system but through this, so tests run all of it in memory.
package protocol Console {
  /// Reads some bytes of standard input, waiting for the first; an empty array at the end.
  mutating func readInput() throws(InputFailure) -> [UInt8]

  /// The files, which other threads may read as well.
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

  /// Makes ``isInterrupted`` report Ctrl-C and requests to terminate, which end the process otherwise.
  mutating func catchInterrupts()

  /// Whether Ctrl-C was pressed, or the process was asked to terminate, since then.
  var isInterrupted: Bool { get }

  /// The seconds of a clock that only goes forward; it decides nothing but when progress is shown.
  var seconds: Double { get }

  /// Waits for some seconds, or until Ctrl-C is pressed.
  mutating func pause(seconds: Double)

  /// Shows a page to the person, in the program that they have for pages; whether there is one.
  mutating func showPage(at path: FilePath) -> Bool

  /// How many threads the machine runs at once.
  var coreCount: Int { get }

  /// Writes all of the bytes before it returns.
  mutating func write(_ bytes: [UInt8], to stream: OutputStream) throws(OutputFailure)

  /// Whether standard input is a person's terminal.
  var isInputTerminal: Bool { get }

  /// Whether a stream is shown on a terminal.
  func isTerminal(_ stream: OutputStream) -> Bool

  /// The columns of the terminal, where it has a number of them.
  var terminalWidth: Int? { get }

  /// The value of an environment variable.
  func environment(_ name: String) -> String?
}

extension Console {
  /// The whole content of a file.
  package func contents(ofFile path: [UInt8]) throws(InputFailure) -> [UInt8] {
    try fileSystem.contents(ofFile: FilePath(path))
  }

  /// Whether anything stands at a path: a file, a folder, a pipe.
  package func exists(_ path: [UInt8]) -> Bool {
    fileSystem.kind(of: FilePath(path), followingLinks: true) != nil
  }
}

/// An output stream of a command.
package enum OutputStream: Sendable, Hashable {
  /// Standard output: the answer.
  case output
  /// Standard error: what went wrong on the way.
  case error
}

/// The reason for which an output could not be written.
package enum OutputFailure: Error, Sendable, Hashable {
  /// Nobody reads the stream any longer.
  case closed
  /// The system refused, for a reason in its own words.
  case refused(String)
}
