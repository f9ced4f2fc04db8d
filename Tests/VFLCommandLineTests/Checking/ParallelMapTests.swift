import Testing
import VFLTestSupport

@testable import VFLChecking
@testable import VFLCommandLine

@Suite("Parallel mapping")
struct ParallelMapTests {
  @Test(
    "a parallel map returns results in the order of the inputs for any number of threads",
    arguments: [1, 2, 7, 500],
    [0, 1, 2, 333])
  func order(jobs: Int, count: Int) {
    let work: @Sendable (Int) -> Int = { index in
      // The duration varies by index, so the calls do not finish in order.
      (0...((index * 7919) % 1000)).reduce(index, ^) ^ (0...((index * 7919) % 1000)).reduce(0, ^)
    }
    let results = ParallelMap.map(count: count, jobs: jobs, goesOn: { _ in true }, work)
    expectEqual(results, Array(0..<count))
  }

  @Test("a parallel map stops as soon as `goesOn` returns `false`", arguments: [1, 3])
  func stop(jobs: Int) {
    let results = ParallelMap.map(count: 1_000_000, jobs: jobs, goesOn: { _ in false }, { $0 })
    expectEqual(results, [])
  }
}
