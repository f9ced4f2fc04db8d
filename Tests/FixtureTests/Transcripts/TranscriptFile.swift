import Testing
import VFLTestSupport

/// A file of `Fixtures/transcripts`: command lines, and what is printed for each.
///
/// A line that begins with `$ ` begins a command. What follows up to the next one is what standard
/// output and standard error show, in the order of the writing, and `[exit N]` where the exit code
/// is not 0.
struct TranscriptFile: Sendable {
  /// Where the transcripts are.
  static let folder = "Fixtures/transcripts"

  /// Its path below the folder, without `.txt`.
  let name: String
  /// What it holds now.
  let text: String
  /// The commands.
  let commands: [ShellCommand]

  /// The names of all transcripts, sorted.
  static let names = Repository.files(in: folder, withExtension: "txt").map {
    String($0.dropFirst(folder.count + 1).dropLast(".txt".count))
  }

  /// All transcripts.
  static func all() throws -> [TranscriptFile] {
    try names.map { try TranscriptFile(named: $0) }
  }

  /// The path of a transcript, relative to the root.
  static func path(of name: String) -> String { "\(folder)/\(name).txt" }

  /// Reads the transcript of that name.
  init(named name: String) throws {
    try self.init(name: name, text: try Repository.text(at: Self.path(of: name)))
  }

  /// Reads a transcript of a text.
  init(name: String, text: String) throws(ShellCommandError) {
    self.name = name
    self.text = text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var commands: [ShellCommand] = []
    var index = 0
    while index < lines.count {
      guard lines[index].hasPrefix("$ ") else {
        // Nothing may stand before the first command.
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

  /// The text that the transcript of some commands has, with what they print now.
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

  /// What a run of a command came to.
  struct Run: Sendable, Hashable {
    /// What it printed on both streams.
    var printed: String
    /// Its exit code.
    var code: Int32

    /// Whether a transcript can hold it: whole lines, none of them like the transcript's own.
    var isPlain: Bool {
      let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.last == "" && !lines.contains { $0.hasPrefix("$ ") || $0.hasPrefix("[exit ") }
    }
  }
}
