import VFLChecking
import VFLCompiler

/// Runs a long computation on its own thread.
///
/// Meanwhile, the calling thread shows the progress and the elapsed seconds on a terminal.
enum LongSearch {
  /// Returns the result of a computation, or `nil` if the user presses Ctrl-C first.
  static func result<Result: Sendable, C: Console>(
    on console: inout C, _ search: @escaping @Sendable (SearchProgress) -> Result
  ) -> Result? {
    console.catchInterrupts()
    let progress = SearchProgress()
    let start = console.seconds
    var line = ProgressLine(on: console)
    let results = ParallelMap.map(
      count: 1, jobs: 1,
      goesOn: { _ in
        let seconds = Int(console.seconds - start)
        line.show("\(progress.step.text), \(seconds) s", on: &console)
        return !console.isInterrupted
      }, { _ in search(progress) })
    line.erase(on: &console)
    guard !console.isInterrupted else { return nil }
    return results.first ?? nil
  }
}
