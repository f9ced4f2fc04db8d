/// What a command line asks for.
enum BenchmarkCommand: Sendable, Hashable {
  /// Tables of counts and times.
  case tables(isQuick: Bool)
  /// Replays of a problem in a file.
  case replay(path: String, limits: ReplaySeries.Limits, dumpPath: String?)
  case help

  /// Understands the words behind the name of the program.
  init(_ words: [String]) throws(UsageFault) {
    var reader = WordReader(words)
    var isQuick = false
    var path: String?
    var limits = ReplaySeries.Limits()
    var dumpPath: String?
    var replayFlag: String?
    while let word = reader.next() {
      switch word {
      case "--help", "-h":
        self = .help
        return
      case "--quick": isQuick = true
      case "--clb": path = try reader.value(of: word)
      case "--limit": limits.limit = try reader.seconds(of: word)
      case "--budget": limits.budget = try reader.seconds(of: word)
      case "--reps": limits.repetitions = try reader.wholeNumber(of: word, from: 1)
      case "--no-readd": limits.readds = false
      case "--dump": dumpPath = try reader.value(of: word)
      default: throw UsageFault(message: "`\(word)` is unknown")
      }
      if ["--limit", "--budget", "--reps", "--no-readd", "--dump"].contains(word) {
        replayFlag = word
      }
    }
    if let path {
      if isQuick { throw UsageFault(message: "`--quick` is not for `--clb`") }
      self = .replay(path: path, limits: limits, dumpPath: dumpPath)
    } else {
      if let replayFlag { throw UsageFault(message: "`\(replayFlag)` is for `--clb FILE`") }
      self = .tables(isQuick: isQuick)
    }
  }
}
