extension LazyDiagnostic {
  // VFL0901
  static let unknownSubcommand = DiagnosticPage(
    .unknownSubcommand, .error, "unknown subcommand",
    """
    The first argument of `vfl` is a subcommand, which parses the remaining arguments. Subcommands
    are written in lowercase letters and cannot be abbreviated.
    """,
    seen: DiagnosticExample(["chek", "[a]-[b]"]),
    fixed: DiagnosticExample(["check", "[a]-[b]"]))

  /// Creates the diagnostic for an unknown subcommand.
  ///
  /// - Parameters:
  ///   - name: The subcommand as given.
  ///   - known: The names of all subcommands.
  package static func unknownSubcommand(name: String, known: [String]) -> LazyDiagnostic {
    LazyDiagnostic(.unknownSubcommand, at: nil) {
      let hint = NameHint(name, kind: "subcommand", plural: "subcommands", known: known)
      return hint.words(at: nil, note: advice(on: name))
    }
  }

  /// Returns the command that checks `name` if it looks like a format string or a file; otherwise `nil`.
  private static func advice(on name: String) -> String? {
    guard !name.utf8.contains(UInt8(ascii: "'")) else { return nil }
    if name.contains(where: { "[]|".contains($0) }) {
      return "use \(Wording.quoted("vfl check '\(name)'")) to check a format string"
    }
    return name.contains(where: { "./".contains($0) })
      ? "use \(Wording.quoted("vfl check \(name)")) to check a file or a directory" : nil
  }

  // VFL0902
  static let unknownFlag = DiagnosticPage(
    .unknownFlag, .error, "unknown flag",
    """
    Arguments that begin with `--` are flags, and each subcommand has its own flags. Flags cannot be
    abbreviated. A format string never begins with a dash, so it is never parsed as a flag.
    """,
    seen: DiagnosticExample([
      "check", "--metrc", "gap=8", "--view", "a", "[a(gap)]",
    ]),
    fixed: DiagnosticExample([
      "check", "--metric", "gap=8", "--view", "a", "[a(gap)]",
    ]))

  /// Creates the diagnostic for a flag that the subcommand does not support.
  ///
  /// - Parameters:
  ///   - name: The flag as given.
  ///   - subcommand: The name of the subcommand; `nil` if there is none.
  ///   - known: The flags that the subcommand supports.
  package static func unknownFlag(name: String, subcommand: String?, known: [String])
    -> LazyDiagnostic
  {
    LazyDiagnostic(.unknownFlag, at: nil) {
      let command = Wording.quoted(subcommand ?? "vfl")
      var message = "unknown flag \(Wording.quoted(name)) of \(command)"
      if let nearest = NameSuggestion.nearest(to: name, among: known) {
        message += "; did you mean \(Wording.quoted(nearest))?"
      }
      // There are too many flags to list, and the help also describes them.
      let help = subcommand.map { "vfl \($0) --help" } ?? "vfl --help"
      return Words(
        message,
        notes: ["\(Wording.quoted(help)) lists all flags"])
    }
  }

  // VFL0903
  static let missingFlagValue = DiagnosticPage(
    .missingFlagValue, .error, "missing value of a flag",
    """
    Some flags are followed by a value, which is a separate argument: `--metric left=20`. Here the
    flag is the last argument, or it is followed by another flag.
    """,
    seen: DiagnosticExample(["check", "[a]-[b]", "--view"]),
    fixed: DiagnosticExample(["check", "[a]-[b]", "--view", "a", "--view", "b"]))

  /// Creates the diagnostic for a flag without a required value.
  ///
  /// - Parameters:
  ///   - flag: The flag.
  ///   - expected: The expected value, a phrase such as "`NAME=NUMBER`".
  package static func missingFlagValue(flag: String, expected: String) -> LazyDiagnostic {
    LazyDiagnostic(.missingFlagValue, at: nil) {
      Words("missing value of \(Wording.quoted(flag)); expected \(expected)")
    }
  }

  // VFL0904
  static let malformedFlagValue = DiagnosticPage(
    .malformedFlagValue, .error, "malformed value of a flag",
    """
    The value of a flag is one argument. A metric is a name, `=` and a number without spaces,
    `left=20`. A value that contains spaces or brackets must be quoted, because the shell would
    split or expand it.
    """,
    seen: DiagnosticExample([
      "check", "--metric", "gap:8", "--view", "a", "[a(gap)]",
    ]),
    fixed: DiagnosticExample([
      "check", "--metric", "gap=8", "--view", "a", "[a(gap)]",
    ]))

  /// Creates the diagnostic for a flag with a malformed value.
  ///
  /// - Parameters:
  ///   - flag: The flag.
  ///   - value: The value as given.
  ///   - expected: The expected value, a phrase such as "`NAME=NUMBER`".
  package static func malformedFlagValue(flag: String, value: String, expected: String)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.malformedFlagValue, at: nil) {
      Words(
        "invalid value \(Wording.quoted(value)) for \(Wording.quoted(flag)); expected \(expected)")
    }
  }

  // VFL0905
  static let unexpectedArgument = DiagnosticPage(
    .unexpectedArgument, .error, "unexpected argument",
    """
    The subcommand does not accept this argument. For example, `vfl help` accepts one subcommand,
    and `--json-lines` excludes file arguments, because the documents are read from standard input.
    """,
    seen: DiagnosticExample(["help", "check", "solve"]),
    fixed: DiagnosticExample(["help", "check"]))

  /// Creates the diagnostic for an argument that the subcommand does not accept.
  ///
  /// - Parameters:
  ///   - argument: The argument.
  ///   - subcommand: The subcommand.
  ///   - flag: The flag of which the argument would be a valid value; `nil` if there is none.
  package static func unexpectedArgument(argument: String, subcommand: String, flag: String? = nil)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.unexpectedArgument, at: nil) {
      Words(
        "unexpected argument \(Wording.quoted(argument)) for \(Wording.quoted(subcommand))",
        notes: flag.map { ["use the flag `\($0) \(argument)`"] } ?? [])
    }
  }

  /// Creates the diagnostic for an argument that cannot be combined with the given kind of inputs.
  ///
  /// - Parameters:
  ///   - argument: The argument.
  ///   - subcommand: The subcommand.
  ///   - inputs: The plural noun for the kind of inputs, such as "sources".
  package static func unexpectedArgument(argument: String, subcommand: String, inputs: String)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.unexpectedArgument, at: nil) {
      Words(
        "unexpected argument \(Wording.quoted(argument)): \(Wording.quoted(subcommand)) does not "
          + "accept it for \(inputs)")
    }
  }

  // VFL0906
  static let missingArgument = DiagnosticPage(
    .missingArgument, .error, "missing argument",
    """
    The subcommand requires an argument: a format string, a file, or `-` for standard input. An
    empty standard input without the argument `-` counts as a missing argument. Some flags only
    modify another flag and require it.
    """,
    seen: DiagnosticExample(["check"]),
    fixed: DiagnosticExample(["check", "[a]-[b]"]))

  /// Creates the diagnostic for a missing argument that the subcommand requires.
  ///
  /// - Parameters:
  ///   - subcommand: The subcommand.
  ///   - expected: The required argument, a phrase such as "a format".
  ///   - note: A note that suggests a command; `nil` if there is none.
  package static func missingArgument(
    subcommand: String, expected: String, note: String? = nil
  ) -> LazyDiagnostic {
    LazyDiagnostic(.missingArgument, at: nil) {
      Words(
        "missing argument of \(Wording.quoted(subcommand)); expected \(expected)",
        notes: note.map { [$0] } ?? [])
    }
  }

  /// Creates the diagnostic for a missing argument that a flag requires.
  ///
  /// - Parameters:
  ///   - flag: The flag.
  ///   - expected: The required argument, a phrase such as "`--fix` or `--diff`".
  ///   - found: The argument that was found instead; `nil` if there is none.
  package static func missingArgument(
    flag: String, expected: String, found: String? = nil
  ) -> LazyDiagnostic {
    LazyDiagnostic(.missingArgument, at: nil) {
      Words(
        "\(Wording.quoted(flag)) requires \(expected)"
          + (found.map { ", found \($0)" } ?? ""))
    }
  }

  // VFL0907
  static let unknownArgument = DiagnosticPage(
    .unknownArgument, .error, "unknown value",
    """
    Some subcommands accept only certain values: `vfl explain` expects the code of a diagnostic, and
    `vfl completions` expects the name of a shell. A code consists of `VFL` and four digits. You can
    omit `VFL` and leading zeros.
    """,
    seen: DiagnosticExample(["explain", "VFL0111O"]),
    fixed: DiagnosticExample(["explain", "VFL0111"]))

  /// Creates the diagnostic for an argument that is not one of the subcommand's valid values.
  ///
  /// - Parameters:
  ///   - word: The argument.
  ///   - kind: A noun for the value, such as "code".
  ///   - known: The valid values.
  package static func unknownArgument(word: String, kind: String, known: [String]) -> LazyDiagnostic
  {
    LazyDiagnostic(.unknownArgument, at: nil) {
      let hint = NameHint(word, kind: kind, plural: "\(kind)s", known: known)
      return hint.words(at: nil)
    }
  }

  // VFL0908
  static let conflictingFlags = DiagnosticPage(
    .conflictingFlags, .error, "conflicting flags",
    """
    The two flags exclude each other: for example, files cannot be both written and left unchanged,
    and a configuration cannot be both read and ignored. A flag that accepts one value cannot be
    given two different values.
    """,
    seen: DiagnosticExample(["check", "--fix", "--diff", "[a]-[b]"]),
    fixed: DiagnosticExample(["check", "--diff", "[a]-[b]"]))

  /// Creates the diagnostic for two flags that cannot be combined.
  ///
  /// - Parameters:
  ///   - first: The first flag.
  ///   - second: The second flag.
  package static func conflictingFlags(first: String, second: String) -> LazyDiagnostic {
    LazyDiagnostic(.conflictingFlags, at: nil) {
      Words("\(Wording.quoted(first)) and \(Wording.quoted(second)) cannot be used together")
    }
  }
}
