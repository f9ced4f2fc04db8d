extension Finding {
  // VFL0901
  static let unknownSubcommand = DiagnosticPage(
    .unknownSubcommand, .error, "a subcommand is not known",
    """
    The first word behind `vfl` says what to do, and the rest of the command line is read by that
    subcommand. It is written out in full, in small letters.
    """,
    seen: DiagnosticExample(["chek", "[a]-[b]"]),
    mended: DiagnosticExample(["check", "[a]-[b]"]))

  /// A subcommand that does not exist.
  ///
  /// - Parameters:
  ///   - name: The name as given.
  ///   - known: The names of all subcommands.
  package static func unknownSubcommand(name: String, known: [String]) -> Finding {
    Finding(.unknownSubcommand, at: nil) {
      let hint = NameHint(name, kind: "subcommand", plural: "subcommands", known: known)
      return hint.words(at: nil, note: advice(on: name))
    }
  }

  /// What to write for something that is to be checked.
  private static func advice(on name: String) -> String? {
    guard !name.utf8.contains(UInt8(ascii: "'")) else { return nil }
    if name.contains(where: { "[]|".contains($0) }) {
      return "a format is checked by \(Wording.quoted("vfl check '\(name)'"))"
    }
    return name.contains(where: { "./".contains($0) })
      ? "a file or a folder is checked by \(Wording.quoted("vfl check \(name)"))" : nil
  }

  // VFL0902
  static let unknownFlag = DiagnosticPage(
    .unknownFlag, .error, "a flag is not known",
    """
    Words that begin with `--` are flags, and each subcommand has its own. A flag is written out
    in full. A format never begins with a dash, so none is taken for a flag.
    """,
    seen: DiagnosticExample([
      "check", "--metrc", "gap=8", "--view", "a", "[a(gap)]",
    ]),
    mended: DiagnosticExample([
      "check", "--metric", "gap=8", "--view", "a", "[a(gap)]",
    ]))

  /// A flag that the subcommand does not have.
  ///
  /// - Parameters:
  ///   - name: The flag as given.
  ///   - subcommand: The subcommand; `nil` where none was named.
  ///   - known: The flags that it has.
  package static func unknownFlag(name: String, subcommand: String?, known: [String]) -> Finding {
    Finding(.unknownFlag, at: nil) {
      let command = Wording.quoted(subcommand ?? "vfl")
      var message = "no flag of \(command) is named \(Wording.quoted(name))"
      if let nearest = NameSuggestion.nearest(to: name, among: known) {
        message += ", the nearest name is \(Wording.quoted(nearest))"
      }
      // There are too many to list them: the help says what each is for.
      let help = subcommand.map { "vfl \($0) --help" } ?? "vfl --help"
      return Words(
        message,
        notes: ["\(Wording.quoted(help)) tells all flags"])
    }
  }

  // VFL0903
  static let missingFlagValue = DiagnosticPage(
    .missingFlagValue, .error, "a flag lacks its value",
    """
    Some flags are followed by a value, as a word of its own: `--metric left=20`. Here the command
    line ends behind the flag, or another flag stands where the value should.
    """,
    seen: DiagnosticExample(["check", "[a]-[b]", "--view"]),
    mended: DiagnosticExample(["check", "[a]-[b]", "--view", "a", "--view", "b"]))

  /// A flag without its value.
  ///
  /// - Parameters:
  ///   - flag: The flag.
  ///   - expected: What its value is, a phrase such as "`NAME=NUMBER`".
  package static func missingFlagValue(flag: String, expected: String) -> Finding {
    Finding(.missingFlagValue, at: nil) {
      Words("expected \(expected) after \(Wording.quoted(flag)), found no value")
    }
  }

  // VFL0904
  static let malformedFlagValue = DiagnosticPage(
    .malformedFlagValue, .error, "a flag's value does not have its form",
    """
    The value of a flag is one word of a fixed form. A metric is a name, `=` and a number,
    `left=20`, without spaces around the sign; a word with spaces or brackets needs quotes, or the
    shell takes it apart.
    """,
    seen: DiagnosticExample([
      "check", "--metric", "gap:8", "--view", "a", "[a(gap)]",
    ]),
    mended: DiagnosticExample([
      "check", "--metric", "gap=8", "--view", "a", "[a(gap)]",
    ]))

  /// A flag's value that does not have its form.
  ///
  /// - Parameters:
  ///   - flag: The flag.
  ///   - value: The value as given.
  ///   - expected: What its value is, a phrase such as "`NAME=NUMBER`".
  package static func malformedFlagValue(flag: String, value: String, expected: String) -> Finding {
    Finding(.malformedFlagValue, at: nil) {
      Words("expected \(expected) after \(Wording.quoted(flag)), found \(Wording.quoted(value))")
    }
  }

  // VFL0905
  static let unexpectedArgument = DiagnosticPage(
    .unexpectedArgument, .error, "an argument is left over",
    """
    The subcommand has all the words that it takes, and this one is left over. `vfl help` takes one
    subcommand, and behind `--json-lines` no file is named, because the documents are read from
    standard input.
    """,
    seen: DiagnosticExample(["help", "check", "solve"]),
    mended: DiagnosticExample(["help", "check"]))

  /// A word that the subcommand has no use for.
  ///
  /// - Parameters:
  ///   - argument: The word.
  ///   - subcommand: The subcommand.
  ///   - flag: The flag that asks for what the word names, with the word as its value.
  package static func unexpectedArgument(argument: String, subcommand: String, flag: String? = nil)
    -> Finding
  {
    Finding(.unexpectedArgument, at: nil) {
      Words(
        "expected the end of the arguments of \(Wording.quoted(subcommand)), "
          + "found \(Wording.quoted(argument))",
        notes: flag.map { ["a flag asks for it: `\($0) \(argument)`"] } ?? [])
    }
  }

  /// A word that the subcommand has a use for, but not beside inputs of this kind.
  ///
  /// - Parameters:
  ///   - argument: The word.
  ///   - subcommand: The subcommand.
  ///   - inputs: What its inputs are, such as "sources".
  package static func unexpectedArgument(argument: String, subcommand: String, inputs: String)
    -> Finding
  {
    Finding(.unexpectedArgument, at: nil) {
      Words(
        "expected what \(Wording.quoted(subcommand)) takes for \(inputs), "
          + "found \(Wording.quoted(argument))")
    }
  }

  // VFL0906
  static let missingArgument = DiagnosticPage(
    .missingArgument, .error, "an argument is missing",
    """
    The subcommand works on something that has to be named: a format, a file, or `-` for standard
    input. Without it there is nothing to do; an empty standard input that nobody named counts as a
    forgotten word. Some flags do nothing but change what another one does, and need that one.
    """,
    seen: DiagnosticExample(["check"]),
    mended: DiagnosticExample(["check", "[a]-[b]"]))

  /// A word that the subcommand needs.
  ///
  /// - Parameters:
  ///   - subcommand: The subcommand.
  ///   - expected: What is needed, a phrase such as "a format".
  package static func missingArgument(subcommand: String, expected: String) -> Finding {
    Finding(.missingArgument, at: nil) {
      Words(
        "expected \(expected) after \(Wording.quoted(subcommand)), "
          + "found the end of the command line")
    }
  }

  /// A flag without what it goes with, which is mostly one of two things.
  ///
  /// - Parameters:
  ///   - flag: The flag.
  ///   - expected: What is needed, a phrase such as "`--fix` or `--diff`".
  ///   - found: What there is of it.
  package static func missingArgument(
    flag: String, expected: String, found: String = "neither"
  ) -> Finding {
    Finding(.missingArgument, at: nil) {
      Words("expected \(expected) beside \(Wording.quoted(flag)), found \(found)")
    }
  }

  // VFL0907
  static let unknownWord = DiagnosticPage(
    .unknownWord, .error, "a word is none of those that are known",
    """
    Some subcommands take one word out of a list: `vfl explain` the code of a diagnostic, and
    `vfl completions` the name of a shell. A code is `VFL` and four digits; the letters and the
    zeros in front may be left out.
    """,
    seen: DiagnosticExample(["explain", "VFL0111O"]),
    mended: DiagnosticExample(["explain", "VFL0111"]))

  /// A word that is none of those that a subcommand knows.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - kind: What it should be, such as "code".
  ///   - known: The words that there are.
  package static func unknownWord(word: String, kind: String, known: [String]) -> Finding {
    Finding(.unknownWord, at: nil) {
      let hint = NameHint(word, kind: kind, plural: "\(kind)s", known: known)
      return hint.words(at: nil)
    }
  }

  // VFL0908
  static let conflictingFlags = DiagnosticPage(
    .conflictingFlags, .error, "two flags do not go together",
    """
    Each of the two flags asks for something that the other one excludes: files cannot both be
    written and left alone, and a configuration cannot both be read and not. A flag that has one
    value cannot be given two.
    """,
    seen: DiagnosticExample(["check", "--fix", "--diff", "[a]-[b]"]),
    mended: DiagnosticExample(["check", "--diff", "[a]-[b]"]))

  /// Two flags of which only one can be followed.
  ///
  /// - Parameters:
  ///   - first: The one flag.
  ///   - second: The other one.
  package static func conflictingFlags(first: String, second: String) -> Finding {
    Finding(.conflictingFlags, at: nil) {
      Words("expected \(Wording.quoted(first)) or \(Wording.quoted(second)), found both")
    }
  }
}
