/// A command line of `vfl` that reports a diagnostic, or that shows the corrected input.
package struct DiagnosticExample: Sendable, Hashable {
  /// The arguments of `vfl`.
  package let arguments: [String]
  /// The text on standard input.
  package let standardInput: String?

  /// Creates an example from the arguments of `vfl` and the text on standard input.
  package init(_ arguments: [String], standardInput: String? = nil) {
    self.arguments = arguments
    self.standardInput = standardInput
  }

  /// Returns a check of one format string with the given flags.
  package static func check(_ format: String, _ flags: String...) -> DiagnosticExample {
    DiagnosticExample(["check"] + flags + [format])
  }

  /// Returns a subcommand with a document on standard input.
  package static func document(_ subcommand: String, _ json: String) -> DiagnosticExample {
    DiagnosticExample([subcommand, "-"], standardInput: json)
  }
}
extension DiagnosticExample {
  /// The example as a shell command, including its standard input.
  ///
  /// A single line is passed with `printf`, several lines with a here-document.
  package var commandLine: String {
    let command = (["vfl"] + arguments).map(Self.shellWord).joined(separator: " ")
    guard let standardInput else { return command }
    guard standardInput.utf8.contains(UInt8(ascii: "\n")) else {
      return "printf %s \(Self.shellWord(standardInput)) | \(command)"
    }
    return "\(command) <<'END'\n\(standardInput)\nEND"
  }

  /// Returns an argument as a word of a POSIX shell, in single quotes if necessary.
  private static func shellWord(_ word: String) -> String {
    if !word.isEmpty && word.utf8.allSatisfy(isPlain) { return word }
    let escaped = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + escaped.joined(separator: "'\\''") + "'"
  }

  /// Whether a byte has no special meaning for a shell at any position of a word.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_=.,:/@+".utf8.contains(byte)
    }
  }
}
