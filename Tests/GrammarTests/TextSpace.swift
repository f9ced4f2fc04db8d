import Testing
import VFLTestSupport

/// All texts that are made of a prefix, up to some number of pieces, and a suffix.
struct TextSpace: CustomTestStringConvertible, Sendable {
  /// What every text begins with.
  var prefix = ""
  /// What may stand between, any number of times and in any order.
  let pieces: [String]
  /// What every text ends with.
  var suffix = ""
  /// How many pieces there may be.
  var length: Int

  /// The context and the size, as the name of a test case.
  var testDescription: String {
    "up to \(length) of \(pieces.count) pieces between `\(prefix)` and `\(suffix)`"
      + (isSampled ? ", one in \(share) of the longest" : "")
  }

  /// How many of the longest texts stand for one that is visited: they are most of all, and take most of the time.
  var share = 1

  private var isSampled: Bool { share > 1 && length > 2 }

  /// The space with one in a few of its longest texts, unless there is time for all of them.
  var sampled: TextSpace {
    var space = self
    space.share = LongTests.areOn ? 1 : 8
    return space
  }

  /// Calls a function with each text once, the shorter ones first, for as long as it returns true; of the longest
  /// ones with those that a fixed seed picks.
  func visit(_ visitor: ([UInt8]) -> Bool) {
    var random = SplitMix64(seed: 20_261_127)
    let bytes = pieces.map { Array($0.utf8) }
    let head = Array(prefix.utf8)
    let tail = Array(suffix.utf8)
    for count in 0...length {
      var choice = [Int](repeating: 0, count: count)
      repeat {
        if isSampled, count == length, Int.random(in: 0..<share, using: &random) > 0 { continue }
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
