extension BigInteger {
  /// Returns the integer with the opposite sign.
  package static prefix func - (value: BigInteger) -> BigInteger {
    BigInteger(value.absoluteValue, isNegative: !value.isNegative)
  }

  /// Returns the sum.
  package static func + (left: BigInteger, right: BigInteger) -> BigInteger {
    let (first, second) = (left.absoluteValue, right.absoluteValue)
    if left.isNegative == right.isNegative {
      return BigInteger(first + second, isNegative: left.isNegative)
    }
    return first < second
      ? BigInteger(second - first, isNegative: right.isNegative)
      : BigInteger(first - second, isNegative: left.isNegative)
  }

  /// Returns the difference.
  package static func - (left: BigInteger, right: BigInteger) -> BigInteger { left + -right }

  /// Returns the product.
  package static func * (left: BigInteger, right: BigInteger) -> BigInteger {
    BigInteger(
      left.absoluteValue * right.absoluteValue, isNegative: left.isNegative != right.isNegative)
  }

  /// Returns the quotient, rounded toward zero, and the remainder.
  ///
  /// The remainder has the sign of this integer, or is 0. The divisor must not be 0.
  package func quotientAndRemainder(
    dividingBy divisor: BigInteger
  ) -> (quotient: BigInteger, remainder: BigInteger) {
    let (quotient, remainder) = absoluteValue.quotientAndRemainder(
      dividingBy: divisor.absoluteValue)
    return (
      BigInteger(quotient, isNegative: isNegative != divisor.isNegative),
      BigInteger(remainder, isNegative: isNegative)
    )
  }

  /// Returns the quotient by a divisor of the integer.
  func quotient(byDivisor divisor: BigInteger) -> BigInteger {
    divisor.isOne ? self : quotientAndRemainder(dividingBy: divisor).quotient
  }

  /// Returns the greatest common divisor, which is not negative.
  ///
  /// The greatest common divisor of an integer and 0 is the absolute value of the integer.
  package func greatestCommonDivisor(with other: BigInteger) -> BigInteger {
    BigInteger(absoluteValue.greatestCommonDivisor(with: other.absoluteValue))
  }
}
