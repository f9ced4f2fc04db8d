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
