import VFLDiagnostics

/// The form of the output of a subcommand.
enum OutputForm: String, Sendable, CaseIterable {
  /// For people: diagnostics with their source and carets.
  case text
  /// For people and editors: a line for each diagnostic.
  case short
  /// For programs.
  case json
}

extension ParsedArguments {
  /// Reports that a picture is asked for in a form that has none.
  mutating func refusePicture(in form: OutputForm) {
    guard form == .json else { return }
    for flag in [Flag.picture, .svg, .measures, .show] where has(flag) {
      report(
        ConflictingFlags(
          first: flag.name, second: "\(Flag.format.name) \(OutputForm.json.rawValue)"))
    }
  }
}

/// When colours are used.
enum ColorChoice: String, Sendable, CaseIterable {
  /// On a terminal, unless the environment has `NO_COLOR`.
  case auto
  case always
  case never
}
