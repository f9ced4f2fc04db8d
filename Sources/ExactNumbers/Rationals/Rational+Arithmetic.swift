extension Rational {
  /// The number 1 divided by this number, which must not be 0.
  package var reciprocal: Rational {
    precondition(!isZero, "division by zero")
    if let result = small.reciprocal { return Rational(result) }
    return numerator.isNegative
      ? Rational(lowestTerms: -denominator, -numerator)
      : Rational(lowestTerms: denominator, numerator)
  }

  /// Returns the number with the opposite sign.
  package static prefix func - (value: Rational) -> Rational {
    if let result = value.small.negated { return Rational(result) }
    return Rational(lowestTerms: -value.numerator, value.denominator)
  }

  /// Returns the sum.
  package static func + (left: Rational, right: Rational) -> Rational {
    SmallFraction.sum(left.small, right.small).map(Rational.init) ?? largeSum(left, right)
  }

  /// Returns the difference.
  package static func - (left: Rational, right: Rational) -> Rational { left + -right }

  /// Returns the product.
  package static func * (left: Rational, right: Rational) -> Rational {
    if left.isZero || right.isZero { return .zero }
    return SmallFraction.product(left.small, right.small).map(Rational.init)
      ?? largeProduct(left, right)
  }

  /// Returns the quotient by a number, which must not be 0.
  package static func / (left: Rational, right: Rational) -> Rational { left * right.reciprocal }

  /// Adds a number.
  package static func += (left: inout Rational, right: Rational) { left = left + right }

  /// Subtracts a number.
  package static func -= (left: inout Rational, right: Rational) { left = left - right }

  /// Multiplies by a number.
  package static func *= (left: inout Rational, right: Rational) { left = left * right }

  /// Divides by a number, which must not be 0.
  package static func /= (left: inout Rational, right: Rational) { left = left / right }

  private static func largeSum(_ left: Rational, _ right: Rational) -> Rational {
    let (first, second) = (left.denominator, right.denominator)
    let divisor = first.greatestCommonDivisor(with: second)
    let (firstPart, secondPart) = (
      first.quotient(byDivisor: divisor), second.quotient(byDivisor: divisor)
    )
    let sum = left.numerator * secondPart + right.numerator * firstPart
    let rest = sum.greatestCommonDivisor(with: divisor)
    return Rational(
      lowestTerms: sum.quotient(byDivisor: rest), firstPart * second.quotient(byDivisor: rest))
  }

  private static func largeProduct(_ left: Rational, _ right: Rational) -> Rational {
    let first = left.numerator.greatestCommonDivisor(with: right.denominator)
    let second = right.numerator.greatestCommonDivisor(with: left.denominator)
    return Rational(
      lowestTerms: left.numerator.quotient(byDivisor: first)
        * right.numerator.quotient(byDivisor: second),
      left.denominator.quotient(byDivisor: second) * right.denominator.quotient(byDivisor: first))
  }
}
