/// A rational number of any size, in lowest terms with a positive denominator.
///
/// Terms from `Int64.min` to `Int64.max` are always stored inline. So equal numbers have equal stored
/// properties, and most operations need no memory management.
package struct Rational: Sendable, Hashable {
  /// The number, or a placeholder with the sign of the number if the terms are too large.
  var small: SmallFraction
  /// The number, if the terms are too large for ``small``.
  let large: LargeFraction?

  /// The number 0.
  package static let zero = Rational(.zero)
  /// The number 1.
  package static let one = Rational(.one)

  @inline(__always)
  init(_ small: SmallFraction) {
    self.small = small
    large = nil
  }

  /// Creates a number from terms without a common divisor and with a positive denominator.
  init(lowestTerms numerator: BigInteger, _ denominator: BigInteger) {
    if let top = numerator.int64, let bottom = denominator.int64 {
      small = SmallFraction(lowestTerms: top, bottom)
      large = nil
    } else {
      small = .large(signum: numerator.signum)
      large = LargeFraction(lowestTerms: numerator, denominator)
    }
  }

  /// Creates a number from an integer.
  @inline(__always)
  package init(_ value: Int64) { self.init(SmallFraction(value)) }

  /// Creates a number from the terms of a fraction, or returns nil if the denominator is 0.
  package init?(numerator: Int64, denominator: Int64) {
    if denominator == 0 { return nil }
    if let small = SmallFraction(reducing: numerator, denominator) {
      self.init(small)
    } else {
      self.init(numerator: BigInteger(numerator), denominator: BigInteger(denominator))
    }
  }

  /// Creates a number from the terms of a fraction, or returns nil if the denominator is 0.
  package init?(numerator: BigInteger, denominator: BigInteger) {
    if denominator.isZero { return nil }
    let divisor = numerator.greatestCommonDivisor(with: denominator)
    let top = numerator.quotient(byDivisor: divisor)
    let bottom = denominator.quotient(byDivisor: divisor)
    self.init(lowestTerms: bottom.isNegative ? -top : top, bottom.magnitude)
  }

  /// The numerator, which has the sign of the number.
  package var numerator: BigInteger { large?.numerator ?? BigInteger(small.numerator) }

  /// The denominator, which is positive.
  package var denominator: BigInteger { large?.denominator ?? BigInteger(small.denominator) }

  /// Whether the number is 0.
  package var isZero: Bool { small.numerator == 0 }

  /// Whether the number is an integer.
  package var isInteger: Bool { large?.denominator.isOne ?? (small.denominator == 1) }

  /// The sign: −1, 0 or 1.
  package var signum: Int { Int(truncatingIfNeeded: small.numerator.signum()) }

  /// The absolute value.
  package var magnitude: Rational { small.numerator < 0 ? -self : self }
}

extension Rational: ExpressibleByIntegerLiteral {
  /// Creates a number from an integer literal.
  package init(integerLiteral value: Int64) { self.init(value) }
}
