/// What a command line asks for.
enum BenchmarkCommand: Sendable, Hashable {
  /// Tables of counts and times.
  case tables(TableOptions)
  /// Replays of a problem in a file.
  case replay(path: String, limits: ReplaySeries.Limits, dumpPath: String?)
  /// Workloads written into files of a folder.
  case write(folder: String, WorkloadSelection)
  /// What several drivers printed, side by side.
  case compare(path: String, style: Table.Style)
  /// The time and the memory of a program on large inputs.
  case large(LargeBenchmarks)
  /// The largest memory that one workload takes.
  case peak(WorkloadPlan)
  case help

  /// Understands the words behind the name of the program.
  init(_ words: [String]) throws(UsageFault) {
    self = try CommandParser.parse(words)
  }
}
