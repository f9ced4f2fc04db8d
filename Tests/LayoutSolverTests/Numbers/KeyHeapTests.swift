import Testing
import VFLTestSupport

@testable import LayoutSolver

/// Numbers of which the least comes first, whatever was put in and taken out before.
@Suite("A heap of keys")
struct KeyHeapTests {
  @Test("gives the least number each time, as a sorted list does", arguments: UInt64(1)...20)
  func givesTheLeast(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var heap = KeyHeap()
    var sorted: [Int64] = []
    for _ in 0..<2_000 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        heap.removeAll()
        sorted = []
      case 1..<11:
        // Few different ones, so that many are equal.
        let key = Int64.random(in: -9...9, using: &random)
        heap.insert(key)
        sorted.insert(key, at: sorted.firstIndex { $0 > key } ?? sorted.count)
      default:
        expectEqual(heap.takeLeast(), sorted.isEmpty ? nil : sorted.removeFirst())
      }
    }
  }
}
