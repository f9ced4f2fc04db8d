/// Parses the arguments of a command line and checks their combinations.
struct CommandParser {
  /// A mode of the program, with the flags that the mode accepts.
  private enum Mode: String {
    case tables = "tables"
    case replay = "--clb"
    case write = "--write-clb"
    case compare = "--lines"
    case peak = "--peak"
    case large = "--large"

    var flags: Set<String> {
      switch self {
      case .tables:
        [
          "--quick", "--markdown", "--workloads", "--sizes", "--seed", "--limit", "--budget",
        ]
      case .replay: ["--limit", "--budget", "--reps", "--no-readd", "--dump"]
      case .write: ["--workloads", "--sizes", "--courses", "--seed"]
      case .compare: ["--markdown"]
      case .peak: ["--seed"]
      case .large: ["--inputs", "--limit", "--markdown"]
      }
    }
  }

  private var reader: WordReader
  private var mode = Mode.tables
  /// The argument after the flag of the mode.
  private var operand = ""
  private var flags: [String] = []
  private var sections: [TableOptions.Section] = []
  private var tables = TableOptions()
  private var limits = ReplaySeries.Limits()
  private var dumpPath: String?
  private var inputs = LargeInput.allCases

  /// Parses the arguments after the program name.
  static func parse(_ words: [String]) throws(UsageError) -> BenchmarkCommand {
    if words.contains("--help") || words.contains("-h") { return .help }
    if words.first == "--interfaces" {
      let paths = Array(words.dropFirst())
      guard let first = paths.first else {
        throw UsageError(message: "`--interfaces` needs the paths of files")
      }
      guard !first.hasPrefix("-") else {
        throw UsageError(message: "`\(first)` cannot be combined with --interfaces")
      }
      return .interfaces(paths: paths)
    }
    var parser = CommandParser(reader: WordReader(words))
    while let word = parser.reader.next() { try parser.take(word) }
    return try parser.command()
  }

  private init(reader: WordReader) {
    self.reader = reader
  }

  private mutating func take(_ word: String) throws(UsageError) {
    if let section = TableOptions.Section(rawValue: word) {
      sections.append(section)
      return
    }
    if let other = Mode(rawValue: word), other != .tables {
      if mode != .tables {
        throw UsageError(message: "`\(mode.rawValue)` cannot be combined with `\(word)`")
      }
      mode = other
      operand = try reader.value(of: word)
      return
    }
    switch word {
    case "--quick": tables.isQuick = true
    case "--markdown": tables.style = .markdown
    case "--workloads": tables.selection.workloads = try reader.choices(of: word)
    case "--sizes": tables.selection.sizes = try reader.wholeNumbers(of: word, from: 1)
    case "--courses": tables.selection.courses = try reader.choices(of: word)
    case "--seed": tables.selection.seed = UInt64(try reader.wholeNumber(of: word, from: 0))
    case "--limit":
      limits.limit = try reader.seconds(of: word)
      tables.limit = limits.limit
    case "--budget":
      limits.budget = try reader.seconds(of: word)
      tables.budget = limits.budget
    case "--reps": limits.repetitions = try reader.wholeNumber(of: word, from: 1)
    case "--no-readd": limits.readds = false
    case "--inputs": inputs = try reader.choices(of: word)
    case "--dump": dumpPath = try reader.value(of: word)
    default: throw UsageError(message: "unknown argument `\(word)`")
    }
    flags.append(word)
  }

  private func command() throws(UsageError) -> BenchmarkCommand {
    if let flag = flags.first(where: { !mode.flags.contains($0) }) {
      throw UsageError(message: "`\(flag)` cannot be combined with \(mode.rawValue)")
    }
    if mode != .tables, let section = sections.first {
      throw UsageError(message: "`\(section.rawValue)` cannot be combined with \(mode.rawValue)")
    }
    switch mode {
    case .tables:
      var options = tables
      if !sections.isEmpty {
        options.sections = TableOptions.Section.allCases.filter(sections.contains)
      }
      if options.isQuick, !flags.contains("--sizes") {
        options.selection.sizes.removeAll { $0 > 1_000 }
      }
      return .tables(options)
    case .replay: return .replay(path: operand, limits: limits, dumpPath: dumpPath)
    case .write: return .write(directory: operand, tables.selection)
    case .compare: return .compare(path: operand, style: tables.style)
    case .peak: return .peak(try plan())
    case .large:
      var benchmarks = LargeBenchmarks(program: operand, inputs: inputs, style: tables.style)
      benchmarks.limit = tables.limit ?? benchmarks.limit
      return .large(benchmarks)
    }
  }

  /// Returns the plan for the operand of `--peak`, such as `chain-1000`.
  private func plan() throws(UsageError) -> WorkloadPlan {
    let parts = operand.split(separator: "-", maxSplits: 1).map(String.init)
    guard parts.count == 2, let workload = Workload(rawValue: parts[0]), let size = Int(parts[1]),
      size > 0
    else {
      throw UsageError(message: "invalid workload `\(operand)`: expected for example `chain-1000`")
    }
    return WorkloadPlan(
      workload: workload, size: size, seed: tables.selection.seed, cycleCount: 3, readdCount: 1)
  }
}
