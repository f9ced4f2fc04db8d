#if !hasFeature(Embedded)
  import Dispatch
#endif

/// Maps many inputs on several threads, and gives the results in the order of the inputs.
///
/// Each thread takes the next input as soon as it is done with one, so that a large file holds nobody up. The
/// calling thread does no work, since even a single input may take long: it wakes up now and then, to show
/// progress or to stop. In Embedded Swift, which has no threads, it does all of the work, and asks between two
/// inputs.
package enum ParallelMap {
  /// How far the inputs are.
  private struct Board<Result: Sendable>: Sendable {
    var next = 0
    var done = 0
    var isStopped = false
    var results: [Result?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    /// The index of the next input; `nil` where none is left, or nothing more is wanted.
    mutating func take() -> Int? {
      guard !isStopped, next < results.count else { return nil }
      defer { next += 1 }
      return next
    }

    mutating func put(_ result: Result, at index: Int) {
      results[index] = result
      done += 1
    }
  }

  /// The results for the inputs from 0 up to `count`.
  ///
  /// - Parameters:
  ///   - jobs: how many threads work at once.
  ///   - goesOn: is asked now and then, with how many inputs are done; when it says no, there are no
  ///     results, and nobody waits for the inputs at hand, which may never come to an end.
  package static func map<Result: Sendable>(
    count: Int, jobs: Int, goesOn: (_ done: Int) -> Bool,
    _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result?] {
    #if !hasFeature(Embedded)
      let board = Shared(Board<Result>(count: count))
      let group = DispatchGroup()
      let queue = DispatchQueue(label: "vfl.check", attributes: .concurrent)
      for _ in 0..<min(max(jobs, 1), count) {
        queue.async(group: group) {
          while let index = board.use({ $0.take() }) {
            let result = work(index)
            board.use { $0.put(result, at: index) }
          }
        }
      }
      while group.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
        guard goesOn(board.use { $0.done }) else {
          board.use { $0.isStopped = true }
          return []
        }
      }
      return board.use { board in
        defer { board.results = [] }
        return board.results
      }
    #else
      var board = Board<Result>(count: count)
      while let index = board.take() {
        guard goesOn(board.done) else { return [] }
        board.put(work(index), at: index)
      }
      return board.results
    #endif
  }
}
