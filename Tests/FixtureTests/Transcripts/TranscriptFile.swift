import Testing
import VFLTestSupport

/// A file of `Fixtures/transcripts` with commands and their output.
///
/// A line that begins with `$ ` begins a command. The lines up to the next command are the contents
/// of standard output and standard error in the order of the writes, followed by `[exit N]` if the
/// exit code is not 0.
struct TranscriptFile: Sendable {
  /// The directory of the transcripts.
  static let directory = "Fixtures/transcripts"

  /// The path relative to the directory of the transcripts, without `.txt`.
  let name: String
  /// The current contents of the file.
  let text: String
  /// The commands in order.
  let commands: [ShellCommand]

  /// The sorted names of all transcripts.
  static let names = Repository.files(in: directory, withExtension: "txt").map {
    String($0.dropFirst(directory.count + 1).dropLast(".txt".count))
  }

  /// Reads all transcripts.
  static func all() throws -> [TranscriptFile] {
    try names.map { try TranscriptFile(named: $0) }
  }

  /// Returns the path of a transcript, relative to the root of the repository.
  static func path(of name: String) -> String { "\(directory)/\(name).txt" }

  /// Reads the transcript with the given name.
  init(named name: String) throws {
    try self.init(name: name, text: try Repository.text(at: Self.path(of: name)))
  }

  /// Parses the contents of a transcript.
  init(name: String, text: String) throws(ShellCommandError) {
    self.name = name
    self.text = text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var commands: [ShellCommand] = []
    var index = 0
    while index < lines.count {
      guard lines[index].hasPrefix("$ ") else {
        // A transcript must begin with a command.
        if commands.isEmpty { throw .missingCommand }
        index += 1
        continue
      }
      var rest = lines[index...]
      rest[index] = rest[index].dropFirst(2)
      var lineCount = 0
      commands.append(try ShellCommand(reading: rest, lineCount: &lineCount))
      index += lineCount
    }
    guard !commands.isEmpty else { throw .missingCommand }
    self.commands = commands
  }

  /// Returns the contents of a transcript with the current output of the commands.
  static func text(of commands: [ShellCommand], run: (ShellCommand) throws -> Run) rethrows
    -> String
  {
    var text = ""
    for command in commands {
      let run = try run(command)
      text += "$ \(command.text)\n\(run.printed)"
      if run.code != 0 { text += "[exit \(run.code)]\n" }
    }
    return text
  }

  /// The result of running a command.
  struct Run: Sendable, Hashable {
    /// The contents of both output streams.
    var printed: String
    /// The exit code.
    var code: Int32

    /// Whether the output consists of whole lines that cannot be confused with commands and exit
    /// codes.
    var isPlain: Bool {
      let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.last == "" && !lines.contains { $0.hasPrefix("$ ") || $0.hasPrefix("[exit ") }
    }
  }
}
