#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program `vfl-bench`.
enum BenchmarkProgram {
  /// Does what the words ask for and ends the process: with 0, or with 2 if the words or a file are
  /// not understood.
  static func main(_ words: [String]) -> Never {
    do {
      try run(try BenchmarkCommand(words))
      exit(0)
    } catch let fault as UsageFault {
      fail("\(fault.message); `vfl-bench --help` shows what there is")
    } catch let failure as SystemFile.Failure {
      fail("\(failure.path): \(failure.reason)")
    } catch {
      fail("\(error)")
    }
  }

  private static func run(_ command: BenchmarkCommand) throws {
    switch command {
    case .help: print(BenchmarkHelp.text)
    case .tables(let isQuick):
      let clock = Stopwatch(roundLength: isQuick ? .milliseconds(5) : .milliseconds(100))
      FormatBenchmarks(clock: clock).run()
      LayoutBenchmarks(clock: clock).run()
    case .replay(let path, let limits, let dumpPath): try replay(path, limits, dumpPath)
    }
  }

  private static func replay(
    _ path: String, _ limits: ReplaySeries.Limits, _ dumpPath: String?
  ) throws {
    let problem: BenchmarkProblem
    do {
      problem = try ProblemReader.read(try SystemFile.contents(of: path))
    } catch let fault as ProblemFault {
      fail("\(path):\(fault.line): \(fault.message)")
    }
    var dump = ValueDump()
    let series = ReplaySeries(of: problem, limits) { letter, values in
      if dumpPath != nil { dump.add(letter, values) }
    }
    if let dumpPath { try SystemFile.write(dump.text, to: dumpPath) }
    print(ReplayReport.line(series, of: problem, at: path))
  }

  private static func fail(_ message: String) -> Never {
    StandardError.write("vfl-bench: \(message)\n")
    exit(2)
  }
}
