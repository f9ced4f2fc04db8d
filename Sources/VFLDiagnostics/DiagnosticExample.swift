/// A command line of `vfl` that a person can run to see a diagnostic, or to see it gone.
package struct DiagnosticExample: Sendable, Hashable {
  /// The words after `vfl`.
  package let arguments: [String]
  /// What is given on standard input.
  package let standardInput: String?

  /// Creates an example from the words after `vfl` and what is given on standard input.
  package init(_ arguments: [String], standardInput: String? = nil) {
    self.arguments = arguments
    self.standardInput = standardInput
  }

  /// A check of one format string, with names where they matter.
  package static func check(_ format: String, _ flags: String...) -> DiagnosticExample {
    DiagnosticExample(["check"] + flags + [format])
  }

  /// A document given to a subcommand on standard input.
  package static func document(_ subcommand: String, _ json: String) -> DiagnosticExample {
    DiagnosticExample([subcommand, "-"], standardInput: json)
  }
}
extension DiagnosticExample {
  /// The example as a person would type it into a shell, its standard input included.
  ///
  /// A single line is piped in with `printf`, several lines stand in a here-document.
  package var commandLine: String {
    let command = (["vfl"] + arguments).map(Self.shellWord).joined(separator: " ")
    guard let standardInput else { return command }
    guard standardInput.utf8.contains(UInt8(ascii: "\n")) else {
      return "printf %s \(Self.shellWord(standardInput)) | \(command)"
    }
    return "\(command) <<'END'\n\(standardInput)\nEND"
  }

  /// A word as a POSIX shell has to be given it: in single quotes unless it is plain.
  private static func shellWord(_ word: String) -> String {
    if !word.isEmpty && word.utf8.allSatisfy(isPlain) { return word }
    let escaped = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + escaped.joined(separator: "'\\''") + "'"
  }

  /// Whether a byte means nothing to a shell, wherever in a word it stands.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_=.,:/@+".utf8.contains(byte)
    }
  }
}
