import Foundation

/// The program `solver-fuzz`.
enum FuzzProgram {
  /// The number of failures after which a run ends, because a single defect often causes many failures.
  private static let failureLimit = 10
  /// The number of scripts between updates of the progress.
  private static let progressStep = 100

  /// Performs the request in the arguments and ends the process.
  ///
  /// The exit code is 0 if all scripts pass, 1 if a script fails, and 2 if the arguments or a file are
  /// invalid.
  static func main(_ arguments: [String]) -> Never {
    do {
      switch try FuzzCommand(arguments) {
      case .help: print(FuzzHelp.text)
      case .shapes: for shape in LiveShape.all { print(shape.name) }
      case .scripts(let options): exit(run(options) ? 0 : 1)
      case .replay(let path): exit(replay(try ScriptFile(at: path)) ? 0 : 1)
      }
    } catch {
      StandardError.write("solver-fuzz: \(error.message)\n")
      exit(2)
    }
    exit(0)
  }

  /// Runs random scripts.
  ///
  /// - Returns: Whether all scripts pass.
  private static func run(_ options: FuzzOptions) -> Bool {
    var tally = LiveFuzz.Tally()
    var (scriptCount, failureCount) = (0, 0)
    while scriptCount < options.count && failureCount < failureLimit {
      let seed = options.first &+ UInt64(scriptCount)
      let fuzz = options.fuzz(seed: seed)
      if let report = fuzz.failure(seed: seed, &tally) {
        failureCount += 1
        StandardError.clearLine()
        print("// \(report)\n")
        // An interrupted run keeps the failures found so far.
        fflush(nil)
      }
      scriptCount += 1
      if scriptCount.isMultiple(of: progressStep) {
        StandardError.showProgress(
          "\(scriptCount) of \(options.count) scripts, \(failureCount) failed")
      }
    }
    StandardError.clearLine()
    let counts = [
      count(scriptCount, "script"), count(tally.solutions, "solution"),
      count(tally.conflicts, "conflict"),
    ]
    let verdict = failureCount == 0 ? "all passed" : "\(failureCount) failed"
    print("\(counts.joined(separator: ", ")): \(verdict)")
    return failureCount == 0
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Runs the calls of a script.
  ///
  /// - Returns: Whether the script passes.
  private static func replay(_ script: ScriptFile) -> Bool {
    if script.strayCount > 0 {
      let calls = count(script.strayCount, "call")
      StandardError.write("solver-fuzz: \(calls) with missing variables or rows\n")
    }
    let strictness = LiveRun.Strictness(exactEvery: 1)
    guard LiveRun.failure(of: script.calls, strictness: strictness) != nil else {
      print("\(count(script.calls.count, "call")): passed")
      return true
    }
    print(LiveFuzz.reproduction(of: script.calls, strictness))
    return false
  }
}
