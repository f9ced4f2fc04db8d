@testable import VFLCommand

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
  /// Paths that cannot be read, and why.
  var failures: [String: String] = [:]
  var variables: [String: String] = [:]
  var terminals: Set<OutputStream> = []
  var terminalWidth: Int?
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

  func contents(ofFile path: [UInt8]) throws(InputFailure) -> [UInt8] {
    let path = String(decoding: path, as: UTF8.self)
    if let reason = failures[path] { throw InputFailure(reason: reason) }
    guard let bytes = files[path] else { throw InputFailure(reason: "no such file") }
    return bytes
  }

  func exists(_ path: [UInt8]) -> Bool {
    let path = String(decoding: path, as: UTF8.self)
    return files[path] != nil || failures[path] != nil
  }

  mutating func write(_ bytes: [UInt8], to stream: OutputStream) throws(OutputFailure) {
    events.append(.write(stream, String(decoding: bytes, as: UTF8.self)))
    switch stream {
    case .output:
      guard output.count + bytes.count <= capacity else { throw .closed }
      output += bytes
    case .error: errors += bytes
    }
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
