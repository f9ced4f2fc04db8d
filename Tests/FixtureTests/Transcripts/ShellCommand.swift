/// A command of a transcript: a call of `vfl` and its standard input.
///
/// Only a part of the shell language is supported: words that are plain or in single quotes,
/// `printf %s WORD |` before the call, and `< FILE` or `<<'TAG'` after the call. Anything that a
/// shell could interpret differently is rejected. ``ShellTests`` runs the same commands in a shell.
struct ShellCommand: Sendable, Hashable {
  /// A source of standard input.
  enum Input: Sendable, Hashable {
    case text(String)
    /// The contents of the file at a path, relative to the root of the repository.
    case file(String)
  }

  /// The command after the `$ ` of a transcript, including its here-document.
  let text: String
  /// The arguments after `vfl`.
  let arguments: [String]
  /// The contents of standard input; `nil` if standard input is a terminal.
  let input: Input?

  /// Parses a command that begins in the first line and whose here-document may span further lines.
  ///
  /// - Parameter lineCount: Is set to the number of lines of the command.
  init(reading lines: ArraySlice<Substring>, lineCount: inout Int) throws(ShellCommandError) {
    guard let first = lines.first else { throw .missingCommand }
    var words = try ShellWord.all(in: first)[...]
    var input: Input?
    if words.prefix(2) == [.word("printf"), .word("%s")] {
      guard words.count > 4, case .word(let text) = words[2], words[3] == .operator("|") else {
        throw .unreadable(String(first))
      }
      input = .text(text)
      words = words.dropFirst(4)
    }
    guard words.popFirst() == .word("vfl") else { throw .missingCommand }
    lineCount = 1
    if let index = words.firstIndex(where: \.isOperator) {
      guard input == nil, words.distance(from: index, to: words.endIndex) == 2,
        case .word(let target) = words[index + 1]
      else { throw .unreadable(String(first)) }
      switch words[index] {
      case .operator("<"): input = .file(target)
      case .operator("<<"):
        guard let end = lines.dropFirst().firstIndex(of: Substring(target)) else {
          throw .unclosedHereDocument(target)
        }
        let body = lines[(lines.startIndex + 1)..<end]
        input = .text(body.map { $0 + "\n" }.joined())
        lineCount = body.count + 2
      default: throw .unreadable(String(first))
      }
      words = words[..<index]
    }
    self.input = input
    arguments = words.compactMap { if case .word(let word) = $0 { word } else { nil } }
    text = lines.prefix(lineCount).joined(separator: "\n")
  }

  /// Parses a string that consists of a single command.
  init(_ text: String) throws(ShellCommandError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var lineCount = 0
    try self.init(reading: lines[...], lineCount: &lineCount)
    guard lineCount == lines.count else { throw .unreadable(text) }
  }
}
