import VFLDiagnostics
import VFLDocuments
import VFLLowering
import VFLSyntax

extension Flag {
  static let metric = Flag(
    "--metric",
    Value(
      placeholder: "NAME=NUMBER,...", expected: "a name and a number, such as `gap=8`,"),
    "metrics that formats may use")
  static let view = Flag(
    "--view",
    Value(
      placeholder: "NAME[:none],...",
      expected: "names of views, such as `title`, `title,body` or `title:none`,"),
    "views in the container, or with `:none` in no view")
  static let dialect = Flag(
    "--dialect", .oneOf("DIALECT", FormatDialect.allCases.map { $0.rawValue }),
    "what formats are written in: Apple's language, or more than that")
  static let array = Flag(
    "--array",
    Value(
      placeholder: "NAME=VIEW,...", expected: "a name and views, such as `cells=a,b,c`,"),
    "an array of views, for the extended dialect; once for each")
  static let options = Flag(
    "--options",
    Value(
      placeholder: "NAME,...", expected: "options with commas between them",
      choices: FormatOptions.names, isList: true),
    "the options of every format that has none of its own")
  static let spacing = Flag(
    "--spacing", .oneOf("PROFILE", StandardSpacing.allCases.map { $0.rawValue }),
    "what a `-` means at the superview's edge: 20 points, or its margins")
  static let rule = Flag(
    "--rule",
    Value(
      placeholder: "CODE=LEVEL,...",
      expected: "a code and `off`, `warning` or `error`, such as `VFL0503=warning`,",
      choices: RuleLevel.allCases.map { $0.rawValue }, isList: true,
      keys: DiagnosticCode.allCases.map { $0.rawValue }),
    "tell a finding as a warning or an error, or not; VFL05 is all of lint")
  static let width = Flag(
    "--width", Value(placeholder: "NUMBER", expected: LengthBound.expected),
    "the width of the container, in points; free where it is not given")
  static let height = Flag(
    "--height", Value(placeholder: "NUMBER", expected: LengthBound.expected),
    "the height of the container, in points; free where it is not given")
  static let size = Flag(
    "--size",
    Value(
      placeholder: "WxH,...", expected: "sizes such as `320x568`, `320x-` or `320x568,1024x768`,"),
    "sizes of the container, each answered for itself; `-` leaves one side free",
    excluding: [.width, .height, .range, .jsonLines])
  static let range = Flag(
    "--range",
    Value(
      placeholder: "SIZE=FROM..TO",
      expected: "`width` or `height` with a range, such as `width=280..1400` or `height=480..`,"),
    "what becomes of the layout at these sizes; once for each of the two")
  static let rightToLeft = Flag("--rtl", "lay out from right to left: leading is right")
  static let picture = Flag(
    "--picture", "draw the layout, as on a terminal anyway", excluding: [.noPicture],
    excludingJSON: true)
  static let noPicture = Flag("--no-picture", "draw nothing, not even on a terminal")
  static let svg = Flag(
    "--svg", "draw the layout as an SVG picture, in the place of the table",
    excluding: [.picture, .noPicture, .range], excludingJSON: true)
  static let html = Flag(
    "--html", "write a page on which the container is dragged, in the place of the table",
    excluding: [.picture, .noPicture, .svg, .size, .jsonLines, .measures, .show],
    excludingJSON: true)
  static let measures = Flag(
    "--measures", "draw the numbers of the gaps between views, too",
    excluding: [.noPicture, .range], excludingJSON: true)
  static let show = Flag(
    "--show",
    Value(
      placeholder: "NAME,...", expected: PictureDetail.expected,
      choices: PictureDetail.allCases.map { $0.rawValue }, isList: true),
    "what else is drawn; baselines, margins and both directions with --svg alone",
    excluding: [.noPicture, .range], excludingJSON: true)
  static let format = Flag(
    "--format", .oneOf("FORM", OutputForm.allCases.map { $0.rawValue }),
    "text with the source and carets, a line for each finding, or JSON")
  static let jsonLines = Flag(
    "--json-lines", "read a JSON document a line from standard input, answer one a line",
    // Each document has its answer, and nothing else is said, written or counted.
    excluding: [
      .picture, .svg, .measures, .show, .fix, .diff, .strict, .maxWarnings, .failIfEmpty, .exitZero,
      .statistics,
      .baseline, .writeBaseline, .config, .stdinFileName, .stamp,
    ])
  static let color = Flag(
    "--color", .oneOf("WHEN", ColorChoice.allCases.map { $0.rawValue }),
    "colour on a terminal (auto), always or never; NO_COLOR counts for auto")
  static let all = Flag("--all", "the pages of all codes, one after the other")
  static let allFindings = Flag(
    "--all",
    "tell all conflicts and ambiguities of a size, all regimes of a range, and all that gave way")
  static let formatCheck = Flag(
    "--check",
    "write nothing; tell what would be respelt and how, and exit with 1 if anything would")
  static let formatDiff = Flag(
    "--diff", "write nothing; show what would change, as `git apply` reads it")
  static let help = Flag("--help", "show help, with examples")
  static let version = Flag("--version", "show the version")
}

extension Flag.Value {
  /// A value that is one of some words.
  static func oneOf(_ placeholder: String, _ choices: [String]) -> Flag.Value {
    let quoted = choices.map { "`\($0)`" }
    let expected = quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
    return Flag.Value(placeholder: placeholder, expected: expected, choices: choices)
  }
}
