extension Flag {
  static let checkFormat = Flag(
    "--format", .oneOf("FORM", CheckFormat.allCases.map { $0.rawValue }),
    "Set the output format: text with source excerpts (default), one line per diagnostic, JSON or a report."
  )
  static let configFormat = Flag(
    "--format", .oneOf("FORM", ConfigFormat.allCases.map { $0.rawValue }),
    "Set the output format: one line per value with its origin (default), or JSON.")
  static let config = Flag(
    "--config", Value(placeholder: "FILE", expected: "a file", isFile: true),
    "Use this configuration instead of the nearest .vfl.json.",
    excluding: [.noConfig])
  static let noConfig = Flag("--no-config", "Do not read a configuration file.")
  static let exclude = Flag(
    "--exclude", Value(placeholder: "GLOB", expected: "a pattern such as `Generated/`"),
    "Skip files that match GLOB (.gitignore syntax). Repeatable.")
  static let include = Flag(
    "--include", Value(placeholder: "GLOB", expected: "a pattern such as `Pods/`"),
    "Do not skip files that match GLOB. Repeatable.")
  static let forceExclude = Flag(
    "--force-exclude", "Also skip excluded files that are named on the command line.")
  static let stdinFileName = Flag(
    "--stdin-filename", Value(placeholder: "NAME", expected: "a file name"),
    "Set the file name of `-`, which determines its language and its configuration.")
  static let fix = Flag(
    "--fix", "Apply fix-its that preserve the meaning, and write the files.", excluding: [.diff])
  static let unsafeFixes = Flag(
    "--unsafe-fixes", "With --fix or --diff: also apply fix-its that may change the meaning.",
    needing: [.fix, .diff])
  static let diff = Flag("--diff", "Write nothing. Print the changes that --fix would make.")
  static let strict = Flag("--strict", "Treat warnings as errors in the exit code.")
  static let maxWarnings = Flag(
    "--max-warnings", Value(placeholder: "N", expected: "a whole number"),
    "Exit with 1 if there are more than N warnings.")
  static let failIfEmpty = Flag(
    "--fail-if-empty",
    "Exit with 2 if there is nothing to check, or no format string.")
  static let exitZero = Flag(
    "--exit-zero", "Exit with 0 even if there are diagnostics.",
    excluding: [.strict, .maxWarnings, .failIfEmpty])
  static let quiet = Flag("--quiet", "Print only errors, without warnings and the summary.")
  static let unchecked = Flag(
    "--unchecked", "List the strings of sources that are not fully checked, with the reasons.")
  static let statistics = Flag("--statistics", "Print the number of diagnostics per code.")
  static let stamp = Flag(
    "--stamp", Value(placeholder: "FILE", expected: "a file", isFile: true),
    "Write an empty file if the exit code is 0, for build systems.")
  static let jobs = Flag(
    "--jobs", Value(placeholder: "N", expected: "a whole number, 1 or more"),
    "Set the number of files to check in parallel (default: one per core).")
  static let baseline = Flag(
    "--baseline", Value(placeholder: "FILE", expected: "a file", isFile: true),
    "Do not report the diagnostics that are recorded in FILE.")
  static let writeBaseline = Flag(
    "--write-baseline", "Record the current diagnostics in the file of --baseline.",
    excluding: [.fix, .diff])
}
