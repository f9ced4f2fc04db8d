/// An error in a command of a transcript.
enum ShellCommandError: Error, Hashable {
  /// The command is not a call of `vfl`.
  case missingCommand
  /// A quote is not closed on its line.
  case unclosedQuote(String)
  /// A character outside quotes may have a special meaning in a shell.
  case unquoted(Character)
  /// The last line of a here-document is missing.
  case unclosedHereDocument(String)
  /// A line uses unsupported features of the shell language.
  case unreadable(String)
}
