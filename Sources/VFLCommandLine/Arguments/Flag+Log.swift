extension Flag {
  static let viewName = Flag(
    "--name", Value(placeholder: "ADDRESS=NAME", expected: "an address and a name, `0x12ab=Card`"),
    "Set the name of a view in the log. Repeatable.")
  static let keep = Flag(
    "--keep",
    Value(
      placeholder: "NUMBER|ADDRESS", expected: "a number in the list such as `3`, or an address"),
    "Keep this constraint: suggest changes only to other constraints. Repeatable.")
  static let knownLog = Flag(
    "--baseline", Value(placeholder: "FILE", expected: "a file", isFile: true),
    "Do not report conflicts that are in this log.")
  static let debugger = Flag("--debugger", "Print a debugger command for each view that colors it.")
  static let allConflicts = Flag("--all", "Explain all conflicts instead of the first 100.")
  static let knownSystemIssues = Flag(
    "--known-system-issues", .oneOf("HOW", KnownSystemIssues.allCases.map { $0.rawValue }),
    "Report (default) or ignore conflicts that involve only views and constraints of the system.")
}

/// How `vfl log` treats conflicts in which no constraint or view belongs to the app.
enum KnownSystemIssues: String, CaseIterable, Sendable {
  /// Report them like other conflicts.
  case tell
  /// Do not report them, and ignore them when the exit code is determined.
  case ignore
}
