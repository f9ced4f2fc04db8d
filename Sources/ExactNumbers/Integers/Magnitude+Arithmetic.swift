extension Magnitude {
  static func + (left: Magnitude, right: Magnitude) -> Magnitude {
    if left.words.count < right.words.count { return right + left }
    var sum = left.words
    sum.reserveCapacity(sum.count + 1)
    var carry: UInt64 = 0
    for index in sum.indices {
      if index >= right.words.count && carry == 0 { break }
      let digit = index < right.words.count ? UInt64(right.words[index]) : 0
      carry += UInt64(sum[index]) + digit
      sum[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { sum.append(UInt32(carry)) }
    return Magnitude(words: sum)
  }

  /// Returns the difference of two magnitudes.
  ///
  /// The second magnitude must not be larger than the first.
  static func - (left: Magnitude, right: Magnitude) -> Magnitude {
    assert(left >= right, "the difference of magnitudes is not negative")
    var difference = left.words
    var borrow: Int64 = 0
    for index in difference.indices {
      if index >= right.words.count && borrow == 0 { break }
      let digit = index < right.words.count ? Int64(right.words[index]) : 0
      borrow += Int64(difference[index]) - digit
      difference[index] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    return Magnitude(words: difference)
  }

  /// Returns the product, computed digit by digit in O(*n* · *m*).
  static func * (left: Magnitude, right: Magnitude) -> Magnitude {
    if left.isOne { return right }
    if right.isOne { return left }
    var words = [UInt32](repeating: 0, count: left.words.count + right.words.count)
    for (position, factor) in left.words.enumerated() {
      var carry: UInt64 = 0
      for (offset, digit) in right.words.enumerated() {
        // The largest possible value is (2^32 − 1)^2 + 2 · (2^32 − 1) = 2^64 − 1.
        carry += UInt64(factor) * UInt64(digit) + UInt64(words[position + offset])
        words[position + offset] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      words[position + right.words.count] = UInt32(carry)
    }
    return Magnitude(words: words)
  }
}
