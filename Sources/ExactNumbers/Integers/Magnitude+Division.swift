extension Magnitude {
  /// Returns the quotient, rounded down, and the remainder.
  ///
  /// The divisor must not be zero.
  func quotientAndRemainder(
    dividingBy divisor: Magnitude
  ) -> (quotient: Magnitude, remainder: Magnitude) {
    precondition(!divisor.isZero, "division by zero")
    if self < divisor { return (.zero, self) }
    if let small = uint64, let smallDivisor = divisor.uint64 {
      return (Magnitude(small / smallDivisor), Magnitude(small % smallDivisor))
    }
    if divisor.words.count > 1 { return longDivision(by: divisor) }
    var quotient = words
    let remainder = Magnitude.divide(&quotient, by: divisor.words[0])
    return (Magnitude(words: quotient), Magnitude(UInt64(remainder)))
  }

  /// Divides digits in base 2^32 by a single digit, and returns the remainder.
  static func divide(_ words: inout [UInt32], by divisor: UInt32) -> UInt32 {
    let divisor = UInt64(divisor)
    var remainder: UInt64 = 0
    for index in words.indices.reversed() {
      let dividend = remainder << 32 | UInt64(words[index])
      words[index] = UInt32(dividend / divisor)
      remainder = dividend % divisor
    }
    return UInt32(remainder)
  }

  /// Divides by a divisor with at least two digits that is not larger than the dividend.
  ///
  /// This is algorithm D of Knuth, "The Art of Computer Programming", volume 2, section 4.3.1.
  private func longDivision(
    by divisor: Magnitude
  ) -> (quotient: Magnitude, remainder: Magnitude) {
    let shift = divisor.words[divisor.words.count - 1].leadingZeroBitCount
    let divisor = Magnitude.shiftedLeft(divisor.words, by: shift)
    var rest = Magnitude.shiftedLeft(words, by: shift)
    if rest.count == words.count { rest.append(0) }
    var quotient = [UInt32](repeating: 0, count: rest.count - divisor.count)
    for position in quotient.indices.reversed() {
      let digit = Magnitude.estimatedDigit(of: rest, at: position, divisor)
      quotient[position] = Magnitude.subtract(divisor, times: digit, from: &rest, at: position)
    }
    return (Magnitude(words: quotient), Magnitude(words: Magnitude.shiftedRight(rest, by: shift)))
  }

  /// Returns the digit of the quotient at a position, or rarely the digit plus one.
  private static func estimatedDigit(
    of rest: [UInt32], at position: Int, _ divisor: [UInt32]
  ) -> UInt64 {
    let end = position + divisor.count
    let first = UInt64(divisor[divisor.count - 1])
    let second = UInt64(divisor[divisor.count - 2])
    let dividend = UInt64(rest[end]) << 32 | UInt64(rest[end - 1])
    var (digit, remainder) = dividend.quotientAndRemainder(dividingBy: first)
    while digit >> 32 != 0 || digit * second > remainder << 32 | UInt64(rest[end - 2]) {
      digit -= 1
      remainder += first
      if remainder >> 32 != 0 { break }
    }
    return digit
  }

  /// Subtracts the product of the divisor and an estimated digit, and returns the correct digit.
  private static func subtract(
    _ divisor: [UInt32], times digit: UInt64, from rest: inout [UInt32], at position: Int
  ) -> UInt32 {
    var borrow: UInt64 = 0
    for index in divisor.indices {
      borrow += digit * UInt64(divisor[index])
      let (difference, isNegative) = rest[position + index].subtractingReportingOverflow(
        UInt32(truncatingIfNeeded: borrow))
      rest[position + index] = difference
      borrow = (borrow >> 32) + (isNegative ? 1 : 0)
    }
    let end = position + divisor.count
    let isTooLarge = UInt64(rest[end]) < borrow
    rest[end] = rest[end] &- UInt32(truncatingIfNeeded: borrow)
    if !isTooLarge { return UInt32(digit) }
    add(divisor, to: &rest, at: position)
    return UInt32(digit - 1)
  }

  /// Adds the divisor after the product with a digit that was too large has been subtracted.
  private static func add(_ divisor: [UInt32], to rest: inout [UInt32], at position: Int) {
    var carry: UInt64 = 0
    for index in divisor.indices {
      carry += UInt64(rest[position + index]) + UInt64(divisor[index])
      rest[position + index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    let end = position + divisor.count
    rest[end] = rest[end] &+ UInt32(carry)
  }

  /// Returns digits shifted by less than 32 bits, with another digit if bits are shifted out.
  private static func shiftedLeft(_ words: [UInt32], by shift: Int) -> [UInt32] {
    var shifted = words
    shifted.reserveCapacity(words.count + 1)
    var carry: UInt64 = 0
    for index in shifted.indices {
      carry |= UInt64(shifted[index]) << UInt64(shift)
      shifted[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { shifted.append(UInt32(carry)) }
    return shifted
  }

  /// Returns digits shifted by less than 32 bits; the shifted-out bits are dropped.
  private static func shiftedRight(_ words: [UInt32], by shift: Int) -> [UInt32] {
    var shifted = words
    var carry: UInt64 = 0
    for index in shifted.indices.reversed() {
      let digits = carry << 32 | UInt64(shifted[index])
      shifted[index] = UInt32(truncatingIfNeeded: digits >> UInt64(shift))
      carry = digits
    }
    return shifted
  }
}
