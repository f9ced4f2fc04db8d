import Testing
import VFLTestSupport

/// All texts that are made of a prefix, up to some number of pieces, and a suffix.
///
/// The long part of the tests adds the texts that a sample leaves out, and longer texts.
struct TextSpace: CustomTestStringConvertible, Sendable {
  /// What every text begins with.
  var prefix = ""
  /// What may stand between, any number of times and in any order.
  let pieces: [String]
  /// What every text ends with.
  var suffix = ""
  /// How many pieces there may be by default.
  var length: Int
  /// How many more pieces there may be in the long part.
  var growth = 1

  /// The context and the size, as the name of a test case.
  var testDescription: String {
    "up to \(length) of \(pieces.count) pieces between `\(prefix)` and `\(suffix)`"
      + (isSampled ? ", one in \(share) of the longest" : "")
  }

  /// How many of the longest texts stand for one that is visited: they are most of all, and take most of the time.
  var share = 1

  /// One in how many of the texts with more than `length` pieces is visited in the long part: all of them would take
  /// half an hour.
  private static let grownShare = 4

  private var isSampled: Bool { share > 1 && length > 2 }

  /// The space with one in a few of its longest texts by default.
  var sampled: TextSpace {
    var space = self
    space.share = 24
    return space
  }

  /// The space without the texts of more than `length` pieces, in the long part as well.
  func limited(to length: Int) -> TextSpace {
    var space = self
    space.length = min(self.length, length)
    space.growth = 0
    return space
  }

  /// Calls a function with each text once, the shorter ones first, for as long as it returns true.
  ///
  /// By default, a fixed seed selects the longest texts of a sample.
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

  /// Goes on to the next choice, as an odometer does; false after the last one.
  private static func step(_ choice: inout [Int], below bound: Int) -> Bool {
    for place in choice.indices.reversed() {
      choice[place] += 1
      if choice[place] < bound { return true }
      choice[place] = 0
    }
    return false
  }
}
