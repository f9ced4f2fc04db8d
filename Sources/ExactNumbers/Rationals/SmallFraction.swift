/// A fraction in lowest terms whose terms have 64 bits.
///
/// The denominator is positive. It is 0 only in ``large(signum:)``. The results of all operations are nil if
/// they have larger terms, if an intermediate result overflows, or if an operand is ``large(signum:)``.
struct SmallFraction: Sendable, Hashable {
  let numerator: Int64
  let denominator: Int64

  static let zero = SmallFraction(0)
  static let one = SmallFraction(1)

  /// Returns the placeholder in a ``Rational`` with larger terms.
  static func large(signum: Int) -> SmallFraction {
    SmallFraction(lowestTerms: Int64(signum), 0)
  }

  @inline(__always)
  init(_ value: Int64) { self.init(lowestTerms: value, 1) }

  @inline(__always)
  init(lowestTerms numerator: Int64, _ denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Creates a fraction from terms with any signs and common divisors.
  ///
  /// The denominator must not be 0.
  init?(reducing numerator: Int64, _ denominator: Int64) {
    if denominator < 0 {
      let (top, isTopTooLarge) = Int64(0).subtractingReportingOverflow(numerator)
      let (bottom, isBottomTooLarge) = Int64(0).subtractingReportingOverflow(denominator)
      if isTopTooLarge || isBottomTooLarge { return nil }
      self.init(reducing: top, bottom)
    } else {
      let divisor = SmallFraction.commonDivisor(numerator, denominator)
      self.init(lowestTerms: numerator / divisor, denominator / divisor)
    }
  }

  var isLarge: Bool { denominator == 0 }

  /// The fraction with the opposite sign.
  var negated: SmallFraction? {
    let (negative, isTooLarge) = Int64(0).subtractingReportingOverflow(numerator)
    return isTooLarge || isLarge ? nil : SmallFraction(lowestTerms: negative, denominator)
  }

  /// The fraction with exchanged terms; nil for zero.
  var reciprocal: SmallFraction? {
    if numerator == 0 || numerator == .min || isLarge { return nil }
    return numerator > 0
      ? SmallFraction(lowestTerms: denominator, numerator)
      : SmallFraction(lowestTerms: -denominator, -numerator)
  }

  /// Returns the sum of two fractions (Knuth, "The Art of Computer Programming", volume 2, section 4.5.1).
  static func sum(_ left: SmallFraction, _ right: SmallFraction) -> SmallFraction? {
    let (first, second) = (left.denominator, right.denominator)
    if first == second { return sum(left.numerator, right.numerator, over: first) }
    if left.isLarge || right.isLarge { return nil }
    // If one of the denominators is 1, the divisor is 1, too.
    let divisor = commonDivisor(first, second)
    let firstPart = quotient(first, divisor)
    let secondPart = quotient(second, divisor)
    let (top, isTopTooLarge) = left.numerator.multipliedReportingOverflow(by: secondPart)
    let (added, isAddedTooLarge) = right.numerator.multipliedReportingOverflow(by: firstPart)
    let (sum, isSumTooLarge) = top.addingReportingOverflow(added)
    if isTopTooLarge || isAddedTooLarge || isSumTooLarge { return nil }
    let rest = commonDivisor(sum, divisor)
    let (bottom, isBottomTooLarge) = firstPart.multipliedReportingOverflow(
      by: quotient(second, rest))
    if isBottomTooLarge { return nil }
    return SmallFraction(lowestTerms: quotient(sum, rest), bottom)
  }

  private static func sum(
    _ left: Int64, _ right: Int64, over denominator: Int64
  ) -> SmallFraction? {
    let (sum, isTooLarge) = left.addingReportingOverflow(right)
    if isTooLarge || denominator == 0 { return nil }
    let divisor = commonDivisor(sum, denominator)
    return SmallFraction(
      lowestTerms: quotient(sum, divisor), quotient(denominator, divisor))
  }

  /// Returns the product of two fractions.
  static func product(_ left: SmallFraction, _ right: SmallFraction) -> SmallFraction? {
    if left.isLarge || right.isLarge { return nil }
    let first = commonDivisor(left.numerator, right.denominator)
    let second = commonDivisor(right.numerator, left.denominator)
    let (top, isTopTooLarge) = quotient(left.numerator, first).multipliedReportingOverflow(
      by: quotient(right.numerator, second))
    let (bottom, isBottomTooLarge) = quotient(left.denominator, second)
      .multipliedReportingOverflow(by: quotient(right.denominator, first))
    return isTopTooLarge || isBottomTooLarge ? nil : SmallFraction(lowestTerms: top, bottom)
  }

  /// Returns the greatest common divisor of an integer and a positive integer.
  @inline(__always)
  private static func commonDivisor(_ number: Int64, _ positive: Int64) -> Int64 {
    if positive == 1 { return 1 }
    return Int64(
      truncatingIfNeeded: number.magnitude.greatestCommonDivisor(with: positive.magnitude))
  }

  /// Returns a quotient; most divisors are 1, and a division takes longer than the comparison.
  @inline(__always)
  private static func quotient(_ number: Int64, _ divisor: Int64) -> Int64 {
    divisor == 1 ? number : number / divisor
  }
}
