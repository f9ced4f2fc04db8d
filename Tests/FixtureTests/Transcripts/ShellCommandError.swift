/// Why a command line of a transcript cannot be understood.
enum ShellCommandError: Error, Hashable {
  /// There is no call of `vfl`.
  case missingCommand
  /// A quote is not closed on its line.
  case unclosedQuote(String)
  /// A character stands outside quotes that a shell may give a meaning.
  case unquoted(Character)
  /// The last line of a here-document is missing.
  case unclosedHereDocument(String)
  /// A line uses more of the shell's language than transcripts do.
  case unreadable(String)
}
