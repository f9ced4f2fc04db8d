import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Bit sets")
struct BitSetTests {
  /// Sizes with one word, with a word that is not full, with a whole block and with several.
  private static let sizes = [1, 64, 65, 4_096, 4_097, 12_345]

  @Test("are met in order from any index, like the members of a set", arguments: sizes)
  func order(size: Int) {
    var random = SplitMix64(seed: UInt64(size))
    for density in [1, 3, size / 3 + 1] {
      let indices = Set((0..<density).map { _ in Int.random(in: 0..<size, using: &random) })
      var marks = Self.marks(indices, of: size)
      let ascending = indices.sorted()
      let words = marks.words.mutableSpan
      expectEqual(words.countMarks(), indices.count)
      for _ in 0..<20 {
        let index = Int.random(in: 0..<size, using: &random)
        expectEqual(words.isMarked(index), indices.contains(index))
        #expect(words.firstMark(from: index) == ascending.first { $0 >= index })
        #expect(words.lastMark(upTo: index) == ascending.last { $0 <= index })
      }
      expectEqual(words.firstMark(from: size), nil)
      expectEqual(words.lastMark(upTo: -1), nil)
    }
  }

  @Test("are passed once each, and all of them are gone once they were taken", arguments: sizes)
  func passes(size: Int) {
    var random = SplitMix64(seed: UInt64(size) + 1)
    for density in [0, 1, 5, size / 2 + 1] {
      let indices = Set((0..<density).map { _ in Int.random(in: 0..<size, using: &random) })
      var marks = Self.marks(indices, of: size)
      var words = marks.words.mutableSpan
      var (met, taken): ([Int], [Int]) = ([], [])
      var pass = BitSet.Pass()
      while let index = pass.next(in: words) { met.append(index) }
      pass = BitSet.Pass()
      while let index = pass.takeNext(from: &words) { taken.append(index) }
      expectEqual(met, indices.sorted())
      expectEqual(taken, met)
      expectEqual(words.countMarks(), 0)
      expectEqual(words.firstMark(from: 0), nil)
    }
  }

  @Test("go one by one", arguments: sizes)
  func unmarking(size: Int) {
    var random = SplitMix64(seed: UInt64(size) + 2)
    var indices = Set((0..<size / 2 + 1).map { _ in Int.random(in: 0..<size, using: &random) })
    var marks = Self.marks(indices, of: size)
    var words = marks.words.mutableSpan
    for index in indices.sorted().shuffled(using: &random).prefix(500) {
      words.unmark(index)
      indices.remove(index)
    }
    expectEqual(words.countMarks(), indices.count)
    expectEqual(words.firstMark(from: 0), indices.min())
    expectEqual(words.lastMark(upTo: size - 1), indices.max())
  }

  private static func marks(_ indices: Set<Int>, of size: Int) -> BitSet {
    var marks = BitSet()
    marks.resize(to: size)
    var words = marks.words.mutableSpan
    for index in indices { words.mark(index) }
    return marks
  }
}
