import Testing

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
  }

  /// Calls a function with each text once, the shorter ones first, for as long as it returns true.
  func visit(_ visitor: ([UInt8]) -> Bool) {
    let bytes = pieces.map { Array($0.utf8) }
    let head = Array(prefix.utf8)
    let tail = Array(suffix.utf8)
    for count in 0...length {
      var choice = [Int](repeating: 0, count: count)
      repeat {
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
