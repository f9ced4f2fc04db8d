import Testing
import VFLTestSupport

@testable import VFLCommand
@testable import VFLProjects

@Suite("Work on several threads")
struct ParallelMapTests {
  @Test("gives the results in the order of the inputs", arguments: [1, 2, 7, 500], [0, 1, 2, 333])
  func order(jobs: Int, count: Int) {
    let work: @Sendable (Int) -> Int = { index in
      // Some take longer than others.
      (0...((index * 7919) % 1000)).reduce(index, ^) ^ (0...((index * 7919) % 1000)).reduce(0, ^)
    }
    let results = ParallelMap.map(count: count, jobs: jobs, goesOn: { _ in true }, work)
    expectEqual(results, Array(0..<count))
  }

  @Test("stops when it is told to", arguments: [1, 3])
  func stop(jobs: Int) {
    let results = ParallelMap.map(count: 1_000_000, jobs: jobs, goesOn: { _ in false }, { $0 })
    expectEqual(results, [])
  }
}
