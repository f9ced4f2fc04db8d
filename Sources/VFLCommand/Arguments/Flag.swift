/// A flag of a subcommand: its name, value, summary, and the flags that it excludes or requires.
///
/// The help, the completion scripts and the parser use this description.
struct Flag: Sendable {
  /// The value of a flag: its placeholder and its choices.
  struct Value: Sendable {
    /// The value in a usage line: `NAME=NUMBER`.
    let placeholder: String
    /// The value in a message: "a name and a number, such as `gap=8`,".
    let expected: String
    /// The possible values, if they can be listed.
    var choices: [String] = []
    /// Whether the value is a comma-separated list of choices.
    var isList = false
    /// The keys that precede `=` and a choice, if the value has keys.
    var keys: [String] = []
    /// Whether the value is a file path.
    var isFile = false
  }

  /// The name with its two dashes.
  let name: String
  /// The value, or `nil` if the flag has no value.
  let value: Value?
  /// The description in the help: a sentence in the imperative.
  let summary: String
  /// The names of the flags that cannot be combined with this flag.
  let excluded: [String]
  /// Whether the flag cannot be combined with JSON output, which cannot contain its result.
  let excludesJSON: Bool
  /// The names of the flags of which at least one is required with this flag.
  ///
  /// Empty if none is required.
  let needed: [String]

  /// Creates a flag with an optional value.
  init(
    _ name: String, _ value: Value?, _ summary: String, excluding excluded: [Flag] = [],
    excludingJSON: Bool = false, needing needed: [Flag] = []
  ) {
    self.name = name
    self.value = value
    self.summary = summary
    self.excluded = excluded.map { $0.name }
    excludesJSON = excludingJSON
    self.needed = needed.map { $0.name }
  }

  /// Creates a flag without a value.
  init(
    _ name: String, _ summary: String, excluding excluded: [Flag] = [],
    excludingJSON: Bool = false, needing needed: [Flag] = []
  ) {
    self.init(
      name, nil, summary, excluding: excluded, excludingJSON: excludingJSON, needing: needed)
  }
}
