extension Flag {
  static let checkFormat = Flag(
    "--format", .oneOf("FORM", CheckForm.allCases.map { $0.rawValue }),
    "text with the source and carets, a line for each finding, JSON, or a report")
  static let configFormat = Flag(
    "--format", .oneOf("FORM", ConfigForm.allCases.map { $0.rawValue }),
    "a line for each value with where it comes from, or JSON")
  static let config = Flag(
    "--config", Value(placeholder: "FILE", expected: "a file", isFile: true),
    "the configuration of all files, in the place of the nearest .vfl.json",
    excluding: [.noConfig])
  static let noConfig = Flag("--no-config", "read no configuration")
  static let exclude = Flag(
    "--exclude", Value(placeholder: "GLOB", expected: "a pattern such as `Generated/`,"),
    "pass over what it matches, as a line of .gitignore does; may be repeated")
  static let include = Flag(
    "--include", Value(placeholder: "GLOB", expected: "a pattern such as `Pods/`,"),
    "take what is passed over otherwise; may be repeated")
  static let forceExclude = Flag(
    "--force-exclude", "pass over what is excluded also where it is named")
  static let stdinFileName = Flag(
    "--stdin-filename", Value(placeholder: "NAME", expected: "the name of a file"),
    "what `-` is called: says its language, and where its configuration is")
  static let fix = Flag(
    "--fix", "make the fixes that keep the meaning, and write the files", excluding: [.diff])
  static let unsafeFixes = Flag(
    "--unsafe-fixes", "with --fix or --diff: also fixes that may change the meaning",
    needing: [.fix, .diff])
  static let diff = Flag("--diff", "show what --fix would change, and write nothing")
  static let strict = Flag("--strict", "count warnings as errors for the exit code")
  static let maxWarnings = Flag(
    "--max-warnings", Value(placeholder: "N", expected: "a whole number"),
    "the exit code is 1 when there are more warnings than that")
  static let failIfEmpty = Flag(
    "--fail-if-empty",
    "the exit code is 2 when there is nothing to check, or no format string in it")
  static let exitZero = Flag(
    "--exit-zero", "the exit code is 0 whatever is found",
    excluding: [.strict, .maxWarnings, .failIfEmpty])
  static let quiet = Flag("--quiet", "tell errors only, no warnings and no summary")
  static let unchecked = Flag(
    "--unchecked", "tell each string of a source that is not checked, or in part only, and why")
  static let statistics = Flag("--statistics", "count the findings of each code")
  static let stamp = Flag(
    "--stamp", Value(placeholder: "FILE", expected: "a file", isFile: true),
    "write an empty file when the exit code is 0, as build systems ask for")
  static let jobs = Flag(
    "--jobs", Value(placeholder: "N", expected: "a whole number, 1 or more,"),
    "how many files are checked at once; one on each core unless given")
  static let baseline = Flag(
    "--baseline", Value(placeholder: "FILE", expected: "a file", isFile: true),
    "a file of known findings, which are not told")
  static let writeBaseline = Flag(
    "--write-baseline", "write what is found now into the file of --baseline",
    excluding: [.fix, .diff])
}
