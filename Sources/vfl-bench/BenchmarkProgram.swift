#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program `vfl-bench`.
enum BenchmarkProgram {
  /// Runs the program with its arguments and ends the process.
  ///
  /// The exit code is 1 if a problem was not replayed to the end or a large input exceeded its budget, and 2
  /// if the arguments or a file are invalid.
  static func main(_ words: [String]) -> Never {
    do {
      try run(try BenchmarkCommand(words))
      exit(0)
    } catch let error as UsageError {
      fail("\(error.message); see `vfl-bench --help`")
    } catch let failure as SystemFile.SystemError {
      fail("\(failure.path): \(failure.reason)")
    } catch {
      fail("\(error)")
    }
  }

  private static func run(_ command: BenchmarkCommand) throws {
    switch command {
    case .help: print(BenchmarkHelp.text)
    case .tables(let options): try printTables(options)
    case .replay(let path, let limits, let dumpPath): try replay(path, limits, dumpPath)
    case .write(let directory, let selection): try write(selection, to: directory)
    case .compare(let path, let style):
      let lines = String(decoding: try SystemFile.contents(of: path), as: UTF8.self)
      print(try DriverComparison(lines).text(as: style), terminator: "")
    case .large(let benchmarks):
      if try !benchmarks.run() { exit(1) }
    case .interfaces(let paths): try InterfaceBenchmarks(paths: paths).run()
    case .peak(let plan):
      guard let bytes = PeakMemory.bytes(of: plan) else {
        fail("the system does not report the memory of a process")
      }
      print(bytes)
    }
  }

  private static func printTables(_ options: TableOptions) throws {
    let clock = Stopwatch(roundLength: options.isQuick ? .milliseconds(5) : .milliseconds(100))
    for section in options.sections {
      switch section {
      case .format: FormatBenchmarks(clock: clock, style: options.style).run()
      case .layout: LayoutBenchmarks(clock: clock, style: options.style).run()
      case .views: try ViewBenchmarks(options: options).run()
      case .sources: SourceBenchmarks(options: options).run()
      case .solver: SolverBenchmarks(options: options).run()
      }
    }
  }

  private static func write(_ selection: WorkloadSelection, to directory: String) throws {
    try SystemFile.makeDirectory(directory)
    for plan in selection.plans {
      Progress.show("writing \(plan.name)")
      try SystemFile.write(
        ProblemWriter.text(of: plan.makeProblem()), to: "\(directory)/\(plan.name).clb")
    }
    Progress.clear()
  }

  private static func replay(
    _ path: String, _ limits: ReplaySeries.Limits, _ dumpPath: String?
  ) throws {
    let problem: BenchmarkProblem
    do {
      problem = try ProblemReader.read(try SystemFile.contents(of: path))
    } catch let error as ProblemError {
      fail("\(path):\(error.line): \(error.message)")
    }
    let series: ReplaySeries
    if let dumpPath {
      var dump = ValueDump()
      series = ReplaySeries(of: problem, limits) { dump.add($0, $1) }
      try SystemFile.write(dump.text, to: dumpPath)
    } else {
      series = ReplaySeries(of: problem, limits)
    }
    print(ReplayReport.line(series, of: problem, at: path))
    if series.status != .finished { exit(1) }
  }

  private static func fail(_ message: String) -> Never {
    StandardError.write("vfl-bench: \(message)\n")
    exit(2)
  }
}
