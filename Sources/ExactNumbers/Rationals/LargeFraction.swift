/// A fraction in lowest terms of which at least one term has more than 64 bits.
final class LargeFraction: Sendable, Hashable {
  let numerator: BigInteger
  let denominator: BigInteger

  init(lowestTerms numerator: BigInteger, _ denominator: BigInteger) {
    self.numerator = numerator
    self.denominator = denominator
  }

  static func == (left: LargeFraction, right: LargeFraction) -> Bool {
    left === right || left.numerator == right.numerator && left.denominator == right.denominator
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(numerator)
    hasher.combine(denominator)
  }
}
