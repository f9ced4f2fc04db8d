extension Rational: Comparable {
  /// Returns whether the first number is smaller than the second number.
  package static func < (left: Rational, right: Rational) -> Bool {
    let (first, second) = (left.small, right.small)
    if first.isLarge || second.isLarge { return isLess(left, right) }
    if first.denominator == second.denominator { return first.numerator < second.numerator }
    let leftProduct = first.numerator.multipliedFullWidth(by: second.denominator)
    let rightProduct = second.numerator.multipliedFullWidth(by: first.denominator)
    return leftProduct.high == rightProduct.high
      ? leftProduct.low < rightProduct.low : leftProduct.high < rightProduct.high
  }

  private static func isLess(_ left: Rational, _ right: Rational) -> Bool {
    if left.signum != right.signum { return left.signum < right.signum }
    return left.numerator * right.denominator < right.numerator * left.denominator
  }
}
