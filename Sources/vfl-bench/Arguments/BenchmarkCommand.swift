/// A parsed command line.
enum BenchmarkCommand: Sendable, Hashable {
  /// Prints tables of counts and times.
  case tables(TableOptions)
  /// Replays a problem from a file.
  case replay(path: String, limits: ReplaySeries.Limits, dumpPath: String?)
  /// Writes workloads to files in a directory.
  case write(directory: String, WorkloadSelection)
  /// Compares the output of several drivers in tables.
  case compare(path: String, style: Table.Style)
  /// Measures the time and the memory of a program for large inputs.
  case large(LargeBenchmarks)
  /// Compares solved frames with the frames in Interface Builder files.
  case interfaces(paths: [String])
  /// Measures the peak memory of a workload.
  case peak(WorkloadPlan)
  case help

  /// Parses the arguments after the program name.
  init(_ words: [String]) throws(UsageError) {
    self = try CommandParser.parse(words)
  }
}
