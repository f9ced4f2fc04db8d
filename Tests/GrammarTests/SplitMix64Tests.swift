import Testing
import VFLTestSupport

@Suite("Pseudorandom numbers")
struct SplitMix64Tests {
  @Test("SplitMix64 with seed 0 begins with the published numbers")
  func numbers() {
    var random = SplitMix64(seed: 0)
    expectEqual(random.next(), 0xE220_A839_7B1D_CDAF)
    expectEqual(random.next(), 0x6E78_9E6A_A1B9_65F4)
    expectEqual(random.next(), 0x06C4_5D18_8009_454F)
  }

  @Test("SplitMix64 returns every number below the bound and no other number")
  func bound() {
    var random = SplitMix64(seed: 1)
    expectEqual(Set((0..<200).map { _ in random.next(below: 5) }), [0, 1, 2, 3, 4])
  }
}
