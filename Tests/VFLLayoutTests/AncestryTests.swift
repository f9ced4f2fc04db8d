import Testing
import VFLTestSupport

@testable import VFLLayout

@Suite("Ancestors of items")
struct AncestryTests {
  /// Returns the parents of a random forest.
  ///
  /// A larger `reach` makes the forest shallower.
  private func parents(_ random: inout SeededRandom, count: Int, reach: Int) -> [Int32] {
    (0..<count).map { item in
      if item == 0 || random.chance(0.01) { return -1 }
      return Int32(Int.random(in: max(0, item - reach)..<item, using: &random))
    }
  }

  private func chain(_ item: Int, _ parents: [Int32]) -> [Int] {
    var chain = [item]
    while let last = chain.last, parents[last] >= 0 { chain.append(Int(parents[last])) }
    return chain
  }

  @Test("depths and nearest common ancestors match a search from parent to parent")
  func climbing() throws {
    for seed in 1...40 {
      var random = SeededRandom(seed)
      let parents = parents(&random, count: 200, reach: [1, 2, 5, 200][seed % 4])
      let ancestry = try Ancestry(parents: parents)
      for _ in 0..<100 {
        let (one, other) = (
          Int.random(in: 0..<200, using: &random), Int.random(in: 0..<200, using: &random)
        )
        let around = chain(one, parents)
        expectEqual(ancestry.depth(of: one), around.count - 1)
        #expect(around.contains(ancestry.shortcut(of: one)))
        let common = chain(other, parents).first { around.contains($0) }
        expectEqual(ancestry.commonAncestor(one, other), common, "seed \(seed): \(one), \(other)")
      }
    }
  }

  @Test("the root of a chain of 100,000 items is reached in at most 34 shortcuts")
  func logarithmic() throws {
    let ancestry = try Ancestry(parents: (0..<100_000).map { Int32($0) - 1 })
    for start in [99_999, 65_535, 77_777] {
      var (item, steps) = (start, 0)
      while item != 0 { (item, steps) = (ancestry.shortcut(of: item), steps + 1) }
      #expect(steps <= 34)
    }
    expectEqual(ancestry.commonAncestor(99_999, 50_000), 50_000)
  }
}
