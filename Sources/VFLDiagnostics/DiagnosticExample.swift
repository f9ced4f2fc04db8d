/// An example: a `vfl` command line that reports a diagnostic, or the corrected command line.
package struct DiagnosticExample: Sendable, Hashable {
  /// The arguments after `vfl`.
  package let arguments: [String]
  /// The content of standard input; `nil` if the command does not read standard input.
  package let standardInput: String?

  /// Creates an example from arguments and the content of standard input.
  package init(_ arguments: [String], standardInput: String? = nil) {
    self.arguments = arguments
    self.standardInput = standardInput
  }

  /// Returns an example that checks a single format string with the given flags.
  package static func check(_ format: String, _ flags: String...) -> DiagnosticExample {
    DiagnosticExample(["check"] + flags + [format])
  }

  /// Returns an example that runs a subcommand with a document on standard input.
  package static func document(_ subcommand: String, _ json: String) -> DiagnosticExample {
    DiagnosticExample([subcommand, "-"], standardInput: json)
  }
}
extension DiagnosticExample {
  /// The example as a shell command, including its standard input.
  ///
  /// A single line of input is passed with `printf`, several lines with a here-document.
  package var commandLine: String {
    let command = (["vfl"] + arguments).map(Self.shellWord).joined(separator: " ")
    guard let standardInput else { return command }
    guard standardInput.utf8.contains(UInt8(ascii: "\n")) else {
      return "printf %s \(Self.shellWord(standardInput)) | \(command)"
    }
    return "\(command) <<'END'\n\(standardInput)\nEND"
  }

  /// Returns an argument as a POSIX shell word, in single quotes if necessary.
  private static func shellWord(_ word: String) -> String {
    if !word.isEmpty && word.utf8.allSatisfy(isPlain) { return word }
    let escaped = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + escaped.joined(separator: "'\\''") + "'"
  }

  /// Whether a byte has no special meaning for a shell anywhere in a word.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_=.,:/@+".utf8.contains(byte)
    }
  }
}
