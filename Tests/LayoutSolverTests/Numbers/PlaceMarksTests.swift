import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Marks of places")
struct PlaceMarksTests {
  /// Sizes with one word, with a word that is not full, with a whole block and with several.
  private static let sizes = [1, 64, 65, 4_096, 4_097, 12_345]

  @Test("are met in order from any place, like the members of a set", arguments: sizes)
  func order(size: Int) {
    var random = SplitMix64(seed: UInt64(size))
    for density in [1, 3, size / 3 + 1] {
      let places = Set((0..<density).map { _ in Int.random(in: 0..<size, using: &random) })
      var marks = Self.marks(places, of: size)
      let ascending = places.sorted()
      let words = marks.words.mutableSpan
      expectEqual(words.countMarks(), places.count)
      for _ in 0..<20 {
        let place = Int.random(in: 0..<size, using: &random)
        expectEqual(words.isMarked(place), places.contains(place))
        #expect(words.firstMark(from: place) == ascending.first { $0 >= place } ?? -1)
        #expect(words.lastMark(upTo: place) == ascending.last { $0 <= place } ?? -1)
      }
      expectEqual(words.firstMark(from: size), -1)
      expectEqual(words.lastMark(upTo: -1), -1)
    }
  }

  @Test("are passed once each, and all of them are gone once they were taken", arguments: sizes)
  func passes(size: Int) {
    var random = SplitMix64(seed: UInt64(size) + 1)
    for density in [0, 1, 5, size / 2 + 1] {
      let places = Set((0..<density).map { _ in Int.random(in: 0..<size, using: &random) })
      var marks = Self.marks(places, of: size)
      var words = marks.words.mutableSpan
      var (met, taken): ([Int], [Int]) = ([], [])
      var pass = PlaceMarks.Pass()
      while let place = pass.next(in: words) { met.append(place) }
      pass = PlaceMarks.Pass()
      while let place = pass.takeNext(from: &words) { taken.append(place) }
      expectEqual(met, places.sorted())
      expectEqual(taken, met)
      expectEqual(words.countMarks(), 0)
      expectEqual(words.firstMark(from: 0), -1)
    }
  }

  @Test("go one by one", arguments: sizes)
  func unmarking(size: Int) {
    var random = SplitMix64(seed: UInt64(size) + 2)
    var places = Set((0..<size / 2 + 1).map { _ in Int.random(in: 0..<size, using: &random) })
    var marks = Self.marks(places, of: size)
    var words = marks.words.mutableSpan
    for place in places.sorted().shuffled(using: &random).prefix(500) {
      words.unmark(place)
      places.remove(place)
    }
    expectEqual(words.countMarks(), places.count)
    expectEqual(words.firstMark(from: 0), places.min() ?? -1)
    expectEqual(words.lastMark(upTo: size - 1), places.max() ?? -1)
  }

  private static func marks(_ places: Set<Int>, of size: Int) -> PlaceMarks {
    var marks = PlaceMarks()
    marks.resize(to: size)
    for place in places { marks.mark(DenseIndex(place)) }
    return marks
  }
}
