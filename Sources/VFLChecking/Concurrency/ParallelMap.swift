#if !hasFeature(Embedded)
  import Dispatch
#endif

/// Processes inputs on several threads, and returns the results in input order.
///
/// Each thread takes the next input as soon as it has finished one, so a large file does not delay the other
/// inputs. The calling thread does not process inputs, because a single input can take a long time. Instead,
/// it wakes up regularly to show the progress or to stop.
///
/// Embedded Swift has no threads, so the calling thread processes all inputs and calls `goesOn` after each
/// input.
package enum ParallelMap {
  /// The progress and the results, which all threads share.
  private struct SharedState<Result: Sendable>: Sendable {
    var next = 0
    var done = 0
    var isStopped = false
    var results: [Result?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    /// Returns the index of the next input, or `nil` if there are no more inputs or the work was stopped.
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
  ///   - goesOn: Is called regularly with the number of completed inputs. If it returns `false`, the result
  ///     is empty, and the function returns without waiting for unfinished inputs, which may never end.
  package static func map<Result: Sendable>(
    count: Int, jobs: Int, goesOn: (_ done: Int) -> Bool,
    _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result?] {
    #if !hasFeature(Embedded)
      let state = LockedValue(SharedState<Result>(count: count))
      let group = DispatchGroup()
      let queue = DispatchQueue(label: "vfl.check", attributes: .concurrent)
      for _ in 0..<min(max(jobs, 1), count) {
        queue.async(group: group) {
          while let index = state.withLock({ $0.take() }) {
            let result = work(index)
            state.withLock { $0.put(result, at: index) }
          }
        }
      }
      while group.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
        guard goesOn(state.withLock { $0.done }) else {
          state.withLock { $0.isStopped = true }
          return []
        }
      }
      return state.withLock { state in
        defer { state.results = [] }
        return state.results
      }
    #else
      var state = SharedState<Result>(count: count)
      while let index = state.take() {
        guard goesOn(state.done) else { return [] }
        state.put(work(index), at: index)
      }
      return state.results
    #endif
  }
}
