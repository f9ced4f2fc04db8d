extension Rational {
  /// Adds the product of two numbers.
  package mutating func add(_ factor: Rational, times other: Rational) {
    if small.denominator == 1 && factor.small.denominator == 1 && other.small.denominator == 1 {
      let (product, isProductTooLarge) = factor.small.numerator.multipliedReportingOverflow(
        by: other.small.numerator)
      let (sum, isSumTooLarge) = small.numerator.addingReportingOverflow(product)
      if !isProductTooLarge && !isSumTooLarge {
        small = SmallFraction(sum)
        return
      }
    }
    addFraction(factor, times: other)
  }

  /// Subtracts the product of two numbers.
  package mutating func subtract(_ factor: Rational, times other: Rational) {
    add(-factor, times: other)
  }

  @inline(never)
  private mutating func addFraction(_ factor: Rational, times other: Rational) {
    if factor.isZero || other.isZero { return }
    guard let product = SmallFraction.product(factor.small, other.small) else {
      self += factor * other
      return
    }
    if let sum = SmallFraction.sum(small, product) {
      small = sum
    } else {
      self += Rational(product)
    }
  }
}
