import Testing
import VFLTestSupport

/// All texts that consist of a prefix, a limited number of parts, and a suffix.
///
/// The long tests add the texts that a sample omits, and longer texts.
struct TextSpace: CustomTestStringConvertible, Sendable {
  /// The beginning of every text.
  var prefix = ""
  /// The parts, which can be repeated and in any order.
  let pieces: [String]
  /// The end of every text.
  var suffix = ""
  /// The maximum number of parts by default.
  var length: Int
  /// The additional number of parts in the long tests.
  var growth = 1

  /// The context and the size, as the name of a test case.
  var testDescription: String {
    "up to \(length) of \(pieces.count) pieces between `\(prefix)` and `\(suffix)`"
      + (isSampled ? ", one in \(share) of the longest" : "")
  }

  /// One in `share` of the longest texts is visited, because there are most of them and they take most of the
  /// time.
  var share = 1

  /// In the long tests, one in this number of texts with more than `length` parts is visited.
  ///
  /// All of them would take half an hour.
  private static let grownShare = 4

  private var isSampled: Bool { share > 1 && length > 2 }

  /// The space with a sample of its longest texts by default.
  var sampled: TextSpace {
    var space = self
    space.share = 24
    return space
  }

  /// Returns the space without the texts of more than `length` parts, also in the long tests.
  func limited(to length: Int) -> TextSpace {
    var space = self
    space.length = min(self.length, length)
    space.growth = 0
    return space
  }

  /// Calls a function with each text, ordered by length, as long as it returns `true`.
  ///
  /// By default, a fixed seed selects the sample of the longest texts.
  func visit(_ visitor: ([UInt8]) -> Bool) {
    var random = SplitMix64(seed: 20_261_127)
    let bytes = pieces.map { Array($0.utf8) }
    let head = Array(prefix.utf8)
    let tail = Array(suffix.utf8)
    for count in 0...(LongTests.isAnyOn ? length + growth : length) {
      var choice = [Int](repeating: 0, count: count)
      var index = 0
      repeat {
        let isShort =
          count < length
          || count == length && (!isSampled || Int.random(in: 0..<share, using: &random) == 0)
        index += 1
        let isLong = LongTests.selected.includes(index)
        let isLeftOut = count > length && !(index / 10).isMultiple(of: Self.grownShare)
        guard isShort || isLong && !isLeftOut else { continue }
        var text = head
        for index in choice { text += bytes[index] }
        text += tail
        guard visitor(text) else { return }
      } while Self.step(&choice, below: bytes.count)
    }
  }

  /// Advances to the next choice like an odometer.
  ///
  /// Returns `false` after the last one.
  private static func step(_ choice: inout [Int], below bound: Int) -> Bool {
    for place in choice.indices.reversed() {
      choice[place] += 1
      if choice[place] < bound { return true }
      choice[place] = 0
    }
    return false
  }
}
