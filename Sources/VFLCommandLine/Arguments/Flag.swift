/// A flag of a subcommand: its name, value, summary, and the flags that it excludes or requires.
///
/// The argument parser uses this description. The help and the completion scripts are generated from it.
struct Flag: Sendable {
  /// The value that a flag requires.
  struct Value: Sendable {
    /// The placeholder in a usage line, such as `NAME=NUMBER`.
    let placeholder: String
    /// The description of the value in an error message, such as "a name and a number, such as `gap=8`".
    let expected: String
    /// All valid values; empty if any value is accepted.
    var choices: [String] = []
    /// Whether the value is a comma-separated list of choices.
    var isList = false
    /// The valid keys of a `KEY=CHOICE` value; empty if the value has no key.
    var keys: [String] = []
    /// Whether the value is a file path.
    var isFile = false
  }

  /// The name, including the two leading dashes.
  let name: String
  /// The value, or `nil` if the flag has no value.
  let value: Value?
  /// The description in the help, as an imperative sentence.
  let summary: String
  /// The names of the flags that cannot be combined with this flag.
  let excluded: [String]
  /// Whether the flag cannot be combined with `--format json`, because JSON cannot represent its output.
  let excludesJSON: Bool
  /// The names of flags of which at least one must accompany this flag.
  ///
  /// Empty if this flag requires no other flag.
  let needed: [String]

  /// Creates a flag that requires `value`, or that takes no value if `value` is `nil`.
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
