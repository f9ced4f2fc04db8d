/// Several steps of Euclid's algorithm as a linear map with coefficients below 2^31.
struct EuclideanSteps {
  // The steps map (x, y) to (a · x − b · y, d · y − c · x), with opposite signs if `isOdd` is true.
  private var (a, b, c, d): (Int64, Int64, Int64, Int64) = (1, 0, 0, 1)
  private var isOdd = false

  /// Computes the first steps, as long as they depend only on the leading bits of the numbers.
  ///
  /// The result is nil if there is no such step. The first number must be the larger number, and it must
  /// have more than 64 bits.
  init?(leadingBitsOf large: Magnitude, _ small: Magnitude) {
    let count = large.words.count
    let shift = large.words[count - 1].leadingZeroBitCount
    var x = large.leadingBits(wordCount: count, shift: shift)
    var y = small.leadingBits(wordCount: count, shift: shift)
    while y != c {
      let quotient = (x + (a - 1)) / (y - c)
      let coefficient = b + quotient * d
      let remainder = x - quotient * y
      // With a larger coefficient, the quotient may depend on the bits that are not in `x` and `y`.
      if coefficient > remainder { break }
      (x, y) = (y, remainder)
      (a, b, c, d) = (d, c, coefficient, a + quotient * c)
      isOdd.toggle()
    }
    if c == 0 { return nil }
  }

  /// Returns the two numbers after the steps, the larger number first.
  func apply(to large: Magnitude, _ small: Magnitude) -> (Magnitude, Magnitude) {
    isOdd
      ? (combination(small, a, large, b), combination(large, d, small, c))
      : (combination(large, a, small, b), combination(small, d, large, c))
  }

  /// Returns `plus · factor − minus · other`, which must not be negative.
  private func combination(
    _ plus: Magnitude, _ factor: Int64, _ minus: Magnitude, _ other: Int64
  ) -> Magnitude {
    var words: [UInt32] = []
    let count = Swift.max(plus.words.count, minus.words.count)
    words.reserveCapacity(count)
    var carry: Int64 = 0
    for index in 0..<count {
      if index < plus.words.count { carry += factor * Int64(plus.words[index]) }
      if index < minus.words.count { carry -= other * Int64(minus.words[index]) }
      words.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    assert(carry == 0, "the remainders of Euclid's algorithm are not negative")
    return Magnitude(words: words)
  }
}

extension Magnitude {
  /// Returns 60 bits of the first three of `count` words, after shifting the words to the left.
  ///
  /// Words that the magnitude does not have are zero.
  fileprivate func leadingBits(wordCount count: Int, shift: Int) -> Int64 {
    let first = count <= words.count ? UInt64(words[count - 1]) : 0
    let second = count - 1 <= words.count ? UInt64(words[count - 2]) : 0
    let third = count - 2 <= words.count ? UInt64(words[count - 3]) : 0
    let high = (first << 32 | second) << UInt64(shift) | (third << UInt64(shift)) >> 32
    return Int64(high >> 4)
  }
}
