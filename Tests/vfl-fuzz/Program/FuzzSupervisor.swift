import Foundation

/// Runs the inputs of a batch in child processes, one child after another.
///
/// A child prints each seed before it runs the input. If the child crashes, the last printed seed is the
/// cause, and the next child continues with the following seed.
struct FuzzSupervisor {
  private let batch: FuzzBatch
  private var failureCount = 0
  /// The running seed, or the first seed that has not run.
  private var current: UInt64?
  private var next: UInt64
  private var hasEnded = false

  /// The number of failures after which a run ends, because a single defect often causes many failures.
  private static let failureLimit = 50

  init(batch: FuzzBatch) {
    self.batch = batch
    next = batch.seed
  }

  /// Runs all inputs and prints the failing inputs.
  ///
  /// - Returns: Whether all inputs have passed.
  mutating func run() -> Bool {
    while !hasEnded && failureCount < Self.failureLimit {
      current = nil
      let status = runChild()
      if hasEnded { break }
      guard let seed = current else {
        fail("a child process ended with status \(status) before its first input", seed: next)
        break
      }
      fail("the process ended with status \(status)", seed: seed)
      if next &- batch.seed >= UInt64(batch.count) { break }
    }
    let verdict = failureCount == 0 ? "all inputs passed" : "\(failureCount) failed"
    print("\(next &- batch.seed) inputs: \(verdict)")
    return failureCount == 0
  }

  /// Starts a child process and reads its lines until it ends.
  ///
  /// - Returns: The exit code or signal of the process.
  private mutating func runChild() -> String {
    let child = Process()
    child.executableURL = Bundle.main.executableURL
    child.arguments = batch.workerArguments(from: next)
    // A backtrace of each trap would take seconds. The command that `--show` prints produces one if
    // necessary.
    child.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = Pipe()
    child.standardOutput = pipe
    do { try child.run() } catch { return "\(error)" }
    var rest = Data()
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        read(WorkerLine(String(decoding: rest[..<end], as: UTF8.self)))
        rest = Data(rest[rest.index(after: end)...])
      }
      if failureCount >= Self.failureLimit { child.terminate() }
    }
    child.waitUntilExit()
    let kind = child.terminationReason == .exit ? "exit code" : "signal"
    return "\(kind) \(child.terminationStatus)"
  }

  private mutating func read(_ line: WorkerLine?) {
    switch line {
    case .seed(let seed): (current, next) = (seed, seed &+ 1)
    case .failure(let reason): fail(reason, seed: current ?? next)
    case .end: hasEnded = true
    case nil: break
    }
  }

  private mutating func fail(_ reason: String, seed: UInt64) {
    failureCount += 1
    print("seed \(seed): \(reason)")
    print("  \(batch.input(of: seed).shellCommand)")
    // An interrupted run keeps the failures found so far.
    fflush(nil)
  }
}
