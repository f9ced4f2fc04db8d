/// The absolute value of a ``BigInteger``.
struct Magnitude: Sendable, Hashable {
  /// The digits in base 2^32, least significant digit first, without leading zeros.
  let words: [UInt32]

  static let zero = Magnitude(words: [])

  /// Creates a magnitude from its digits, which may have leading zeros.
  init(words: [UInt32]) {
    var words = words
    while words.last == 0 { words.removeLast() }
    self.words = words
  }

  init(_ value: UInt64) {
    self.init(words: [
      UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32),
    ])
  }

  var isZero: Bool { words.isEmpty }
  var isOne: Bool { words.count == 1 && words[0] == 1 }

  /// The value, if it has at most 64 bits.
  var uint64: UInt64? {
    switch words.count {
    case 0: 0
    case 1: UInt64(words[0])
    case 2: UInt64(words[1]) << 32 | UInt64(words[0])
    default: nil
    }
  }
}

extension Magnitude: Comparable {
  static func < (left: Magnitude, right: Magnitude) -> Bool {
    let count = left.words.count
    if count != right.words.count { return count < right.words.count }
    for index in (0..<count).reversed() where left.words[index] != right.words[index] {
      return left.words[index] < right.words[index]
    }
    return false
  }
}
