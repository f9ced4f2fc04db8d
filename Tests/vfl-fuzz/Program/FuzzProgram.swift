import Foundation

/// The program `vfl-fuzz`.
enum FuzzProgram {
  /// The time limit for an input, in seconds, after which the process ends.
  private static let secondsPerInput: UInt32 = 120

  /// Performs the request in the arguments, and ends the process.
  static func main(_ arguments: [String]) -> Never {
    do {
      switch try FuzzRequest(arguments) {
      case .help: print(FuzzRequest.helpText)
      case .show(let batch): print(batch.input(of: batch.seed).shellCommand)
      case .work(let batch): work(batch)
      case .supervise(let batch):
        var supervisor = FuzzSupervisor(batch: batch)
        exit(supervisor.run() ? 0 : 1)
      }
    } catch {
      FileHandle.standardError.write(Data("vfl-fuzz: \(error.message)\n".utf8))
      exit(2)
    }
    exit(0)
  }

  /// Runs all inputs of a batch, and prints each seed before its input runs.
  private static func work(_ batch: FuzzBatch) {
    for offset in 0..<UInt64(batch.count) {
      let seed = batch.seed &+ offset
      report("\(seed)")
      alarm(secondsPerInput)
      if let failure = batch.input(of: seed).failure() {
        report(WorkerLine.failure(failure).text)
      }
    }
    alarm(0)
    report(WorkerLine.end.text)
  }

  /// Writes a line immediately, so that the supervisor receives it even if the process crashes.
  private static func report(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
