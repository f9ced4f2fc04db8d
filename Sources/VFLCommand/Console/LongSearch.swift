import VFLDocuments
import VFLProjects

/// A search that may take long: it goes on a thread of its own, and the one that asks shows on a terminal
/// how far it is, and for how many seconds it has gone on.
enum LongSearch {
  /// What a search finds; `nil` when Ctrl-C came first, and then nobody waits for its end.
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
