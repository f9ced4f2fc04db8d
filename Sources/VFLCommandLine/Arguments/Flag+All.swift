import VFLCode
import VFLCompiler
import VFLDiagnostics
import VFLLowering
import VFLSyntax

extension Flag {
  static let metric = Flag(
    "--metric",
    Value(
      placeholder: "NAME=NUMBER,...", expected: "a name and a number, such as `gap=8`"),
    "Define metrics that format strings can use, and unknown numbers of sources.")
  static let scale = Flag(
    "--scale",
    Value(
      placeholder: "NAME=NUMBER,...", expected: "a name and a number, such as `text=1.5`"),
    "Set the values of scales, which multiply content sizes.")
  static let view = Flag(
    "--view",
    Value(
      placeholder: "NAME[:none|:WxH],...",
      expected: "names of views, such as `title`, `title,body`, `title:none` or `title:120x21`"),
    "Declare views in the container or without a superview (:none), or set their content size (:WxH)."
  )
  static let system = Flag(
    "--os", .oneOf("VERSION", SystemVersion.allCases.map { $0.rawValue }),
    "Set the version of iOS whose control sizes are used for sources and Interface Builder files (default: 18, or that of the Xcode that wrote the file)."
  )
  static let dialect = Flag(
    "--dialect", .oneOf("DIALECT", FormatDialect.allCases.map { $0.rawValue }),
    "Set the dialect of the format strings: Apple's language or its extension.")
  static let equations = Flag(
    "--equations", "Print the grammar of the equations in documents of both dialects.",
    excluding: [.dialect])
  static let array = Flag(
    "--array",
    Value(
      placeholder: "NAME=VIEW,...", expected: "a name and views, such as `cells=a,b,c`"),
    "Define an array of views for the extended dialect. Repeatable.")
  static let options = Flag(
    "--options",
    Value(
      placeholder: "NAME,...", expected: "a comma-separated list of options",
      choices: FormatOptions.names, isList: true),
    "Set the options of format strings that specify no options.")
  static let spacing = Flag(
    "--spacing", .oneOf("PROFILE", StandardSpacing.allCases.map { $0.rawValue }),
    "Set the meaning of `-` at an edge of the superview: 20 points or its margins.")
  static let rule = Flag(
    "--rule",
    Value(
      placeholder: "CODE=LEVEL,...",
      expected: "a code and `off`, `warning` or `error`, such as `VFL0503=warning`",
      choices: RuleLevel.allCases.map { $0.rawValue }, isList: true,
      keys: DiagnosticCode.allCases.map { $0.rawValue }),
    "Set the severity of a rule: off, warning or error. A prefix such as VFL05 selects a group.")
  static let width = Flag(
    "--width", Value(placeholder: "NUMBER", expected: LengthBound.expected),
    "Set the width of the container in points. `verify` accepts an interval such as 320..430.")
  static let height = Flag(
    "--height", Value(placeholder: "NUMBER", expected: LengthBound.expected),
    "Set the height of the container in points. `verify` accepts an interval.")
  static let size = Flag(
    "--size",
    Value(
      placeholder: "WxH,...", expected: "sizes such as `320x568`, `320x-` or `320x568,1024x768`"),
    "Solve the layout for each of these container sizes. `-` leaves a dimension free.",
    excluding: [.width, .height, .range, .jsonLines])
  static let range = Flag(
    "--range",
    Value(
      placeholder: "SIZE=FROM..TO",
      expected: "`width` or `height` with a range, such as `width=280..1400` or `height=480..`"),
    "Solve the layout for every size in a range, for example width=320..1366. One per dimension.")
  static let timeLimit = Flag(
    "--time-limit", Value(placeholder: "SECONDS", expected: "a number of seconds"),
    "Stop after this time. Properties that are not decided by then are reported.")
  static let textWidth = Flag(
    "--text-width",
    Value(placeholder: "FROM..TO", expected: "an interval of factors, such as `0.7..1.4`"),
    "Multiply the width of each text by any factor in this interval, as translations do."
  )
  static let textSize = Flag(
    "--text-size",
    Value(placeholder: "FROM..TO", expected: "an interval of factors, such as `0.8..3.1`"),
    "Multiply the size of all texts by a common factor in this interval, as users do."
  )
  static let strings = Flag(
    "--strings",
    Value(placeholder: "FILE,...", expected: "a .strings or .xcstrings file", isFile: true),
    "Vary the width of each text over its translations in these files."
  )
  static let bothDirections = Flag(
    "--both-directions", "Verify both layout directions.", excluding: [.rightToLeft])
  static let widest = Flag(
    "--widest", Value(placeholder: "VIEW,...", expected: "names of views, such as `title,body`"),
    "Print the widest content of each of these views with which all properties are proved.")
  static let problem = Flag(
    "--problem", Value(placeholder: "FILE", expected: "the path of a file", isFile: true),
    "Write the rows and the properties to a JSON file, for `vfl-verify-certificate`.",
    excluding: [.size, .range, .svg, .html, .jsonLines, .widest])
  static let certificate = Flag(
    "--certificate", Value(placeholder: "FILE", expected: "the path of a file", isFile: true),
    "Write the proofs and the counterexamples to a JSON file, for `vfl-verify-certificate`.",
    excluding: [.size, .range, .svg, .html, .jsonLines, .widest])
  static let allProperties = Flag(
    "--all", "Report all properties, without a limit. JSON then includes the proved ones.")
  static let rightToLeft = Flag("--rtl", "Lay out from right to left.")
  static let picture = Flag(
    "--picture", "Draw the layout, even if the output is not a terminal.", excluding: [.noPicture],
    excludingJSON: true)
  static let noPicture = Flag("--no-picture", "Do not draw the layout, not even on a terminal.")
  static let svg = Flag(
    "--svg", "Write an SVG picture instead of the table.",
    excluding: [.picture, .noPicture, .range], excludingJSON: true)
  static let html = Flag(
    "--html", "Write an interactive HTML page in which the container can be resized.",
    excluding: [.picture, .noPicture, .svg, .size, .jsonLines, .measures, .show],
    excludingJSON: true)
  static let measures = Flag(
    "--measures", "Label the gaps between views with their sizes.",
    excluding: [.noPicture, .range], excludingJSON: true)
  static let show = Flag(
    "--show",
    Value(
      placeholder: "NAME,...", expected: PictureDetail.expected,
      choices: PictureDetail.allCases.map { $0.rawValue }, isList: true),
    "Draw additional details. --svg is required for baselines, margins and directions.",
    excluding: [.noPicture, .range], excludingJSON: true)
  static let format = Flag(
    "--format", .oneOf("FORM", OutputFormat.allCases.map { $0.rawValue }),
    "Set the output format: text with source excerpts (default), one line per diagnostic, or JSON.")
  static let jsonLines = Flag(
    "--json-lines",
    "Read one JSON document per line from standard input. Print one answer per line.",
    // Only JSON lines are printed, so flags for other output do not apply.
    excluding: [
      .picture, .svg, .measures, .show, .fix, .diff, .strict, .maxWarnings, .failIfEmpty, .exitZero,
      .statistics,
      .baseline, .writeBaseline, .config, .stdinFileName, .stamp,
    ])
  static let color = Flag(
    "--color", .oneOf("WHEN", ColorChoice.allCases.map { $0.rawValue }),
    "Use colors: only on a terminal and without NO_COLOR (auto, the default), always or never.")
  static let all = Flag("--all", "Print the pages of all codes.")
  static let allDiagnostics = Flag(
    "--all",
    "Report all conflicts, ambiguities, regimes and relaxed constraints, without a limit.")
  static let formatCheck = Flag(
    "--check",
    "Write nothing. List the changes, and exit with 1 if there are any.")
  static let formatDiff = Flag(
    "--diff", "Write nothing. Print the changes as a patch for `git apply`.")
  static let help = Flag("--help", "Show help with examples.")
  static let version = Flag("--version", "Show the version.")

  // MARK: Checks and configurations

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
  static let noProjectWrappers = Flag(
    "--no-project-wrappers",
    "Do not read other files of the project to find wrapper functions that a named file calls.")
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
  static let codeLayouts = Flag(
    "--code-layouts", "Also solve the constraints that functions of sources create (experimental).")
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

  // MARK: Generated code

  static let codeStyle = Flag(
    "--to", .oneOf("INTERFACE", CodeStyle.allCases.map { $0.rawValue }),
    "Set the interface that the generated code uses (default: anchors).")
  static let superview = Flag(
    "--superview",
    Value(
      placeholder: "EXPRESSION",
      expected: "an expression such as `view` or `view.safeAreaLayoutGuide`"),
    "Set the expression for `|` in the generated code (default for layouts: superview).")
  static let complete = Flag(
    "--complete", "Also generate the autoresizing and content priority settings of the views.")
  static let write = Flag(
    "--write", "Change the source files instead of printing the changes.")

  // MARK: Pages

  static let pageOutput = Flag(
    "--output",
    Value(placeholder: "FILE", expected: "the path of the page", isFile: true),
    "Set the path of the page (default: the first FILE with `.html` appended).")
  static let openPage = Flag("--open", "Open the page in the default application.")

  // MARK: Logs

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
    "Do not report conflicts and messages that are in this log.")
  static let debugger = Flag("--debugger", "Print a debugger command for each view that colors it.")
  static let allConflicts = Flag("--all", "Explain all conflicts instead of the first 100.")
  static let knownSystemIssues = Flag(
    "--known-system-issues", .oneOf("HOW", KnownSystemIssues.allCases.map { $0.rawValue }),
    "Report (default) or ignore conflicts that involve only views and constraints of the system.")
}

extension Flag.Value {
  /// Returns a flag value that must be one of the given choices.
  static func oneOf(_ placeholder: String, _ choices: [String]) -> Flag.Value {
    let quoted = choices.map { "`\($0)`" }
    let expected = quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
    return Flag.Value(placeholder: placeholder, expected: expected, choices: choices)
  }
}
