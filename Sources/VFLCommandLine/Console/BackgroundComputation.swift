import VFLChecking
import VFLCompiler

/// Runs a long computation on its own thread.
///
/// Meanwhile, the calling thread shows the progress and the elapsed seconds on a terminal.
enum BackgroundComputation {
  /// Returns the result of a computation, or `nil` if the user presses Ctrl-C first or a time limit is reached.
  ///
  /// - Parameter timeLimit: The limit in seconds, if any. The computation is then abandoned.
  static func result<Result: Sendable, C: Console>(
    on console: inout C, timeLimit: Int? = nil,
    _ computation: @escaping @Sendable (SharedProgress) -> Result
  ) -> Result? {
    console.catchInterrupts()
    let progress = SharedProgress()
    let start = console.seconds
    var line = ProgressLine(on: console)
    let results = ParallelMap.map(
      count: 1, jobs: 1,
      goesOn: { _ in
        let seconds = Int(console.seconds - start)
        line.show("\(progress.step.text), \(seconds) s", on: &console)
        return !console.isInterrupted && timeLimit.map { seconds < $0 } ?? true
      }, { _ in computation(progress) })
    line.erase(on: &console)
    guard !console.isInterrupted else { return nil }
    return results.first ?? nil
  }
}

/// The progress of a computation.
///
/// The computing thread writes it, and the waiting thread reads it.
final class SharedProgress: Sendable {
  private let current = LockedValue(ProgressStep.solving)

  /// The current step.
  var step: ProgressStep {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}
