extension Flag {
  static let viewName = Flag(
    "--name", Value(placeholder: "ADDRESS=NAME", expected: "an address and a name, `0x12ab=Card`,"),
    "what a view of the log is called; once for each")
  static let keep = Flag(
    "--keep",
    Value(
      placeholder: "NUMBER|ADDRESS", expected: "a place in the list such as `3`, or an address,"),
    "a constraint that is right: the advice is about the others")
  static let knownLog = Flag(
    "--baseline", Value(placeholder: "FILE", expected: "a file", isFile: true),
    "a log of known conflicts, which are not told again")
  static let debugger = Flag("--debugger", "a line for the debugger that paints each view")
  static let allConflicts = Flag("--all", "explain all conflicts, and not the first 100 only")
  static let knownSystemIssues = Flag(
    "--known-system-issues", .oneOf("HOW", KnownSystemIssues.allCases.map { $0.rawValue }),
    "tell what is the system's alone, or pass over it")
}

/// How conflicts are treated in which no constraint and no view is the program's.
enum KnownSystemIssues: String, CaseIterable, Sendable {
  /// The conflicts are told like others.
  case tell
  /// The conflicts are not told, and do not count for the exit code.
  case ignore
}
