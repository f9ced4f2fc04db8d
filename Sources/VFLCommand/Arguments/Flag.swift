/// A flag of a subcommand: its name, its value, its purpose, and the flags that it does not go with.
///
/// The help, the completions and the parser all read this one description.
struct Flag: Sendable {
  /// The value of a flag: how it is spelled and which choices there are.
  struct Value: Sendable {
    /// The value in a usage line: `NAME=NUMBER`.
    let placeholder: String
    /// The value in a message: "a name and a number, `NAME=NUMBER`".
    let expected: String
    /// The values that there are, where they can be listed.
    var choices: [String] = []
    /// Whether several of the choices may stand there, with commas between them.
    var isList = false
    /// The words in front of a `=` and a choice, where a value has such words.
    var keys: [String] = []
    /// Whether the value is the path of a file.
    var isFile = false
  }

  /// The name with its two dashes.
  let name: String
  /// The value; `nil` for a flag that has none.
  let value: Value?
  /// What the flag does, as a sentence without a full stop.
  let summary: String
  /// The names of the flags that it does not go with.
  let excluded: [String]
  /// Whether it does not go with JSON, which has no place for what it asks for.
  let excludesJSON: Bool
  /// The names of the flags of which one has to stand beside it; none where it stands for itself.
  let needed: [String]

  /// Creates a flag that has a value.
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
