import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Heap of keys")
struct KeyHeapTests {
  @Test("a heap returns the same keys as a sorted array", arguments: UInt64(1)...20)
  func least(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var heap = KeyHeap()
    var sorted: [Int64] = []
    for _ in 0..<2_000 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        heap.removeAll()
        sorted = []
      case 1..<11:
        // There are only 19 different keys, so that many keys are equal.
        let key = Int64.random(in: -9...9, using: &random)
        heap.insert(key)
        sorted.insert(key, at: sorted.firstIndex { $0 > key } ?? sorted.count)
      default:
        expectEqual(heap.takeLeast(), sorted.isEmpty ? nil : sorted.removeFirst())
      }
    }
  }
}
