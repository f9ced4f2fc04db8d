extension Rational {
  /// The largest integer that is not larger than the number.
  package var floor: Rational {
    if isInteger { return self }
    return signum < 0 ? truncated - .one : truncated
  }

  /// The smallest integer that is not smaller than the number.
  package var ceiling: Rational {
    if isInteger { return self }
    return signum > 0 ? truncated + .one : truncated
  }

  /// The number, rounded toward zero.
  private var truncated: Rational {
    guard let large else { return Rational(small.numerator / small.denominator) }
    let (quotient, _) = large.numerator.quotientAndRemainder(dividingBy: large.denominator)
    return Rational(lowestTerms: quotient, BigInteger(1))
  }
}
