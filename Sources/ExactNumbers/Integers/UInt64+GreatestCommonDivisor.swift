extension UInt64 {
  /// Returns the greatest common divisor, computed with the binary algorithm of Stein.
  ///
  /// The greatest common divisor of a number and zero is the number.
  func greatestCommonDivisor(with other: UInt64) -> UInt64 {
    if self == 0 { return other }
    if other == 0 { return self }
    let shift = UInt64((self | other).trailingZeroBitCount)
    var odd = self &>> UInt64(trailingZeroBitCount)
    var rest = other
    while rest != 0 {
      rest &>>= UInt64(rest.trailingZeroBitCount)
      (odd, rest) = rest < odd ? (rest, odd &- rest) : (odd, rest &- odd)
    }
    return odd &<< shift
  }
}
