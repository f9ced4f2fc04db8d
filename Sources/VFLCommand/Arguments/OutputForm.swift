/// The form of the output of a subcommand.
enum OutputForm: String, Sendable, CaseIterable {
  /// For people: diagnostics with their source and carets.
  case text
  /// For people and editors: a line for each diagnostic.
  case short
  /// For programs.
  case json
}

/// When colours are used.
enum ColorChoice: String, Sendable, CaseIterable {
  /// On a terminal, unless the environment has `NO_COLOR`.
  case auto
  case always
  case never
}
