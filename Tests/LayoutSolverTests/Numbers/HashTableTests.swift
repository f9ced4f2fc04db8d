import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Numbers found again by hashes")
struct HashTableTests {
  @Test("hashes that agree in the digits that are kept are told apart by the condition")
  func collisions() {
    var table = HashTable()
    table.removeAll()
    let hashes: [UInt64] = [7, 7 | 1 << 32, 7 | 1 << 40, 23, 39]
    for round in 0..<2 {
      for (number, hash) in hashes.enumerated() {
        let next = DenseIndex(round == 0 ? number : 100)
        let found = table.find(hash, orInsert: next) { hashes[Int($0)] == hash }
        expectEqual(found, DenseIndex(number), "round \(round)")
      }
    }
  }

  @Test("numbers are found in a table that has grown, and none in one that was emptied")
  func growth() {
    var table = HashTable()
    for expected in [0, 1000] {
      table.removeAll(makingRoomFor: expected)
      for round in 0..<2 {
        for number in 0..<DenseIndex(1000) {
          let hash = BitMixer.mixed(UInt64(number / 2))
          let found = table.find(hash, orInsert: round == 0 ? number : -2) { $0 == number }
          expectEqual(found, number)
        }
      }
    }
  }

  @Test("the numbers by chance are those that the authors of SplitMix64 publish")
  func published() {
    // The first numbers of the generator with the seed 1234567, from the authors' program.
    let published: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
    ]
    var state: UInt64 = 1_234_567
    for number in published {
      state &+= BitMixer.increment
      expectEqual(BitMixer.mixed(state), number)
    }
  }
}
