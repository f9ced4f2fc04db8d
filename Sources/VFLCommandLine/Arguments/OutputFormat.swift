/// The format of the output of a subcommand.
enum OutputFormat: String, Sendable, CaseIterable {
  /// For people: diagnostics with source excerpts and carets.
  case text
  /// For people and editors: one line per diagnostic.
  case short
  /// JSON, for programs.
  case json
}

/// When output is colored.
enum ColorChoice: String, Sendable, CaseIterable {
  /// Use colors on a terminal, unless the environment variable `NO_COLOR` is set.
  case auto
  case always
  case never
}
