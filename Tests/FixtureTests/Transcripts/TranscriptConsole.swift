import VFLCommand
import VFLTestSupport

/// A console whose files are those of the repository, and whose two streams are one text.
struct TranscriptConsole: Console {
  /// What was written, standard output and standard error in the order of the writing.
  private(set) var printed: [UInt8] = []

  private var input: [UInt8]
  let isInputTerminal: Bool

  /// Creates a console with what a command is given on standard input.
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

  mutating func readInput() throws(InputFailure) -> [UInt8] {
    defer { input = [] }
    return input
  }

  func contents(ofFile path: [UInt8]) throws(InputFailure) -> [UInt8] {
    try SystemConsole().contents(ofFile: absolute(path))
  }

  func exists(_ path: [UInt8]) -> Bool {
    SystemConsole().exists(absolute(path))
  }

  mutating func write(_ bytes: [UInt8], to stream: OutputStream) throws(OutputFailure) {
    printed += bytes
  }

  func isTerminal(_ stream: OutputStream) -> Bool { false }

  var terminalWidth: Int? { nil }

  func environment(_ name: String) -> String? { nil }

  private func absolute(_ path: [UInt8]) -> [UInt8] {
    if path.isEmpty || path.first == UInt8(ascii: "/") { return path }
    return Array(Repository.systemPath(of: String(decoding: path, as: UTF8.self)).utf8)
  }
}
