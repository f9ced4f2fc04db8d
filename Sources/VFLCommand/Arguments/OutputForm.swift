/// The format of the output of a subcommand.
enum OutputForm: String, Sendable, CaseIterable {
  /// For people: diagnostics with source excerpts and carets.
  case text
  /// For people and editors: one line per diagnostic.
  case short
  /// JSON, for programs.
  case json
}

/// When colours are used.
enum ColorChoice: String, Sendable, CaseIterable {
  /// On a terminal, unless the environment has `NO_COLOR`.
  case auto
  case always
  case never
}
