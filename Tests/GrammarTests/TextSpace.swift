import Testing
import VFLTestSupport

/// All strings that consist of a prefix, a limited number of parts, and a suffix.
///
/// The long tests add the strings that a sample omits, and longer strings.
struct TextSpace: CustomTestStringConvertible, Sendable {
  /// The beginning of every string.
  var prefix = ""
  /// The parts, which can be repeated and can be in any order.
  let pieces: [String]
  /// The end of every string.
  var suffix = ""
  /// The maximum number of parts by default.
  var length: Int
  /// The additional number of parts in the long tests.
  var growth = 1

  /// The size and the context, as the name of a test case.
  var testDescription: String {
    "up to \(length) of \(pieces.count) pieces between `\(prefix)` and `\(suffix)`"
      + (isSampled ? ", one in \(share) of the longest" : "")
  }

  /// The sampling interval: one in `share` of the longest strings is visited.
  ///
  /// The longest strings are the most numerous ones and take most of the time.
  var share = 1

  /// The sampling interval for strings of more than `length` parts in the long tests.
  ///
  /// A test of all these strings would take hours.
  private static let grownShare = 32

  private var isSampled: Bool { share > 1 && length > 2 }

  /// The same space, of which the short tests visit only a sample of the longest strings.
  var sampled: TextSpace {
    var space = self
    space.share = 24
    return space
  }

  /// Returns the space without the strings of more than `length` parts, also in the long tests.
  func limited(to length: Int) -> TextSpace {
    var space = self
    space.length = min(self.length, length)
    space.growth = 0
    return space
  }

  /// Calls `visitor` with each string, shorter strings first, until it returns `false`.
  ///
  /// A fixed seed selects the sample of the longest strings.
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
        let isLeftOut =
          count > length && !LongTests.selected.samples(index, oneIn: Self.grownShare)
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
  /// Returns `false` after the last choice.
  private static func step(_ choice: inout [Int], below bound: Int) -> Bool {
    for place in choice.indices.reversed() {
      choice[place] += 1
      if choice[place] < bound { return true }
      choice[place] = 0
    }
    return false
  }
}
