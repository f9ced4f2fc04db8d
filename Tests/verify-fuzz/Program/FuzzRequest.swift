/// The request in a command line.
enum FuzzRequest: Sendable, Equatable {
  /// Prints the help.
  case help
  /// Verifies layouts in child processes, and prints a table.
  case verify(FuzzOptions)
  /// Verifies the first layout in this process, and prints the report as JSON.
  case work(FuzzOptions)

  /// The text that `--help` prints.
  static let helpText = """
    usage: verify-fuzz [--count N] [--seed S] [--shape NAME] [--seconds N] [--samples N]
                       [--write DIRECTORY]
           verify-fuzz [--seconds N] [--samples N] FILE...

    Verify generated layouts, or the layouts in files, as `vfl verify` does. Then solve each layout
    at sample points, and compare the frames with the verdicts: a proved property must be
    satisfied at all points, and a counterexample must violate its property. The certificate of a
    layout whose properties are all decided must show the same verdicts. The same seed gives the
    same layout on every machine. Each layout is verified in a child process.

      --count N          Number of layouts (default: 180).
      --seed S           Seed of the first layout; the seed of each next layout is larger by 1
                         (default: 1).
      --shape NAME       Generate only this shape:
                         \(LayoutShape.allCases.map(\.rawValue).joined(separator: ", ")).
      --seconds N        Time limit for the proofs of a layout (default: 10). The number of
                         properties that are decided in time depends on the machine.
      --samples N        Number of sample points for each layout and direction (default: 24).
                         As many points approach violations of proved properties.
      --write DIRECTORY  Write the generated layouts to files in this directory.

    Exit codes: 0 if no verdict is contradicted, 1 if a verdict is contradicted or a layout cannot
    be verified, 2 if the command line has an error.
    """

  /// Parses the arguments after the name of the program.
  init(_ arguments: [String]) throws(UsageError) {
    var options = FuzzOptions()
    var isWorker = false
    var rest = arguments[...]
    while let flag = rest.popFirst() {
      switch flag {
      case "--help", "-h":
        self = .help
        return
      case "--worker": isWorker = true
      case "--count":
        options.count = try Self.value(of: flag, &rest) { Int($0).flatMap { $0 > 0 ? $0 : nil } }
      case "--seed": options.seed = try Self.value(of: flag, &rest) { UInt64($0) }
      case "--shape":
        options.shapes = [try Self.value(of: flag, &rest) { LayoutShape(rawValue: $0) }]
      case "--seconds":
        options.seconds = try Self.value(of: flag, &rest) { Int($0).flatMap { $0 > 0 ? $0 : nil } }
      case "--samples":
        options.samples = try Self.value(of: flag, &rest) { Int($0).flatMap { $0 > 0 ? $0 : nil } }
      case "--write": options.directory = try Self.value(of: flag, &rest) { $0 }
      default:
        if flag.hasPrefix("-") { throw UsageError(message: "unknown argument `\(flag)`") }
        options.files.append(flag)
      }
    }
    self = isWorker ? .work(options) : .verify(options)
  }

  private static func value<Value>(
    of flag: String, _ rest: inout ArraySlice<String>, _ parse: (String) -> Value?
  ) throws(UsageError) -> Value {
    guard let text = rest.popFirst() else {
      throw UsageError(message: "missing value after `\(flag)`")
    }
    guard let value = parse(text) else {
      throw UsageError(message: "unusable value `\(text)` after `\(flag)`")
    }
    return value
  }
}
