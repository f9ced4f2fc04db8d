import Dispatch

/// Maps many inputs on several threads, and gives the results in the order of the inputs.
///
/// Each thread takes the next input as soon as it is done with one, so that a large file holds nobody up. The
/// calling thread does no work, since even a single input may take long: it wakes up now and then, to show
/// progress or to stop.
package enum ParallelMap {
  /// The state that the threads share, behind one lock.
  private final class Board<Result: Sendable>: Sendable {
    private struct State {
      var next = 0
      var done = 0
      var isStopped = false
      var results: [Result?]
    }

    private let lock = DispatchSemaphore(value: 1)
    /// The lock is around every use.
    private nonisolated(unsafe) var state: State

    init(count: Int) {
      state = State(results: Array(repeating: nil, count: count))
    }

    /// The index of the next input; `nil` where none is left, or nothing more is wanted.
    func take() -> Int? {
      lock.wait()
      defer { lock.signal() }
      guard !state.isStopped, state.next < state.results.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }

    func put(_ result: Result, at index: Int) {
      lock.wait()
      defer { lock.signal() }
      state.results[index] = result
      state.done += 1
    }

    /// How many inputs are done.
    var done: Int {
      lock.wait()
      defer { lock.signal() }
      return state.done
    }

    func stop() {
      lock.wait()
      defer { lock.signal() }
      state.isStopped = true
    }

    /// The results, which are given away.
    func results() -> [Result?] {
      lock.wait()
      defer { lock.signal() }
      defer { state.results = [] }
      return state.results
    }
  }

  /// How often the thread that asked looks in.
  private static let interval = DispatchTimeInterval.milliseconds(100)

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
    let board = Board<Result>(count: count)
    let group = DispatchGroup()
    let queue = DispatchQueue(label: "vfl.check", attributes: .concurrent)
    for _ in 0..<min(max(jobs, 1), count) {
      queue.async(group: group) {
        while let index = board.take() { board.put(work(index), at: index) }
      }
    }
    while group.wait(timeout: .now() + interval) == .timedOut {
      guard goesOn(board.done) else {
        board.stop()
        return []
      }
    }
    return board.results()
  }
}
