import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Bit sets")
struct BitSetTests {
  /// Sizes with one word, a partial word, a full block, and several blocks.
  private static let sizes = [1, 64, 65, 4_096, 4_097, 12_345]

  @Test("a search for the next mark from any position agrees with a sorted array", arguments: sizes)
  func order(size: Int) {
    var random = SplitMix64(seed: UInt64(size))
    for density in [1, 3, size / 3 + 1] {
      let positions = Set((0..<density).map { _ in Int.random(in: 0..<size, using: &random) })
      var marks = Self.marks(positions, of: size)
      let ascending = positions.sorted()
      let words = marks.words.mutableSpan
      expectEqual(words.countMarks(), positions.count)
      for _ in 0..<20 {
        let position = Int.random(in: 0..<size, using: &random)
        expectEqual(words.isMarked(position), positions.contains(position))
        #expect(words.firstMark(from: position) == ascending.first { $0 >= position })
        #expect(words.lastMark(upTo: position) == ascending.last { $0 <= position })
      }
      expectEqual(words.firstMark(from: size), nil)
      expectEqual(words.lastMark(upTo: -1), nil)
    }
  }

  @Test("a pass visits each mark once, in ascending order", arguments: sizes)
  func passes(size: Int) {
    var random = SplitMix64(seed: UInt64(size) + 1)
    for density in [0, 1, 5, size / 2 + 1] {
      let positions = Set((0..<density).map { _ in Int.random(in: 0..<size, using: &random) })
      var marks = Self.marks(positions, of: size)
      var words = marks.words.mutableSpan
      var (visited, taken): ([Int], [Int]) = ([], [])
      var pass = BitSet.Pass()
      while let position = pass.next(in: words) { visited.append(position) }
      pass = BitSet.Pass()
      while let position = pass.takeNext(from: &words) { taken.append(position) }
      expectEqual(visited, positions.sorted())
      expectEqual(taken, visited)
      expectEqual(words.countMarks(), 0)
      expectEqual(words.firstMark(from: 0), nil)
    }
  }

  @Test("removing a mark leaves the other marks unchanged", arguments: sizes)
  func unmarking(size: Int) {
    var random = SplitMix64(seed: UInt64(size) + 2)
    var positions = Set((0..<size / 2 + 1).map { _ in Int.random(in: 0..<size, using: &random) })
    var marks = Self.marks(positions, of: size)
    var words = marks.words.mutableSpan
    for position in positions.sorted().shuffled(using: &random).prefix(500) {
      words.unmark(position)
      positions.remove(position)
    }
    expectEqual(words.countMarks(), positions.count)
    expectEqual(words.firstMark(from: 0), positions.min())
    expectEqual(words.lastMark(upTo: size - 1), positions.max())
  }

  private static func marks(_ positions: Set<Int>, of size: Int) -> BitSet {
    var marks = BitSet()
    marks.resize(to: size)
    var words = marks.words.mutableSpan
    for position in positions { words.mark(position) }
    return marks
  }
}
