/// The request in a command line.
enum FuzzRequest: Sendable, Equatable {
  /// Prints the help.
  case help
  /// Runs inputs in child processes, and reports the inputs that fail.
  case supervise(FuzzBatch)
  /// Runs inputs in this process, and prints each seed before its input runs.
  case work(FuzzBatch)
  /// Prints the command line and the standard input for a seed.
  case show(FuzzBatch)

  /// The text that `--help` prints.
  static let helpText = """
    usage: vfl-fuzz [--count N] [--seed S] [--kind KIND] [--show]

    Run random inputs through `vfl`, and check that each run ends with an answer. The same seed gives
    the same input on every machine. Inputs run in child processes, so a trap ends only one of them.

      --count N    the number of inputs (default: 20000)
      --seed S     the seed of the first input; the others have the seeds that follow (default: 1)
      --kind KIND  documents, ranges, logs or sources (default: all of them in turn)
      --show       print the command of the first seed instead of running it

    The exit code is 0 if no input fails, 1 if one fails, 2 if the command line has an error.
    """

  /// Parses the arguments after the name of the program.
  init(_ arguments: [String]) throws(FuzzUsageError) {
    var batch = FuzzBatch()
    var mode = ""
    var rest = arguments[...]
    while let flag = rest.popFirst() {
      switch flag {
      case "--help", "-h":
        self = .help
        return
      case "--show", "--worker": mode = flag
      case "--count":
        batch.count = try Self.value(of: flag, &rest) { Int($0).flatMap { $0 > 0 ? $0 : nil } }
      case "--seed": batch.seed = try Self.value(of: flag, &rest) { UInt64($0) }
      case "--kind": batch.kinds = [try Self.value(of: flag, &rest) { InputKind(rawValue: $0) }]
      default: throw FuzzUsageError(message: "unknown argument `\(flag)`")
      }
    }
    self = mode == "--show" ? .show(batch) : mode == "--worker" ? .work(batch) : .supervise(batch)
  }

  private static func value<Value>(
    of flag: String, _ rest: inout ArraySlice<String>, _ parse: (String) -> Value?
  ) throws(FuzzUsageError) -> Value {
    guard let text = rest.popFirst() else {
      throw FuzzUsageError(message: "missing value after `\(flag)`")
    }
    guard let value = parse(text) else {
      throw FuzzUsageError(message: "unusable value `\(text)` after `\(flag)`")
    }
    return value
  }
}
