#if !hasFeature(Embedded)
  import Dispatch
#endif

/// Maps inputs on several threads, and returns the results in the order of the inputs.
///
/// Each thread takes the next input as soon as it has finished one, so a large file does not block others.
/// The calling thread does no work, because even a single input can take long. It wakes up regularly to show
/// progress or to stop. In Embedded Swift, which has no threads, the calling thread does all work and calls
/// `goesOn` between two inputs.
package enum ParallelMap {
  /// The state of the inputs.
  private struct Board<Result: Sendable>: Sendable {
    var next = 0
    var done = 0
    var isStopped = false
    var results: [Result?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    /// Returns the index of the next input, or `nil` if there is none or the work was stopped.
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

  /// Returns the results for the inputs `0..<count`.
  ///
  /// - Parameters:
  ///   - jobs: The number of threads.
  ///   - goesOn: Called regularly with the number of completed inputs. If it returns `false`, there are no
  ///     results, and the function does not wait for unfinished inputs, which may never end.
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
