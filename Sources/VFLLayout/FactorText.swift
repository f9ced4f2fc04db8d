import VFLDiagnostics

/// A number times a factor, as a person would write it: `2 × 100`, `0.5625 × 375`, `500 × 16/9` or
/// `85 / 0.384615`.
struct FactorText {
  /// The product; the number alone where it counts once.
  let text: String
  /// The factor as it is written: the fraction that it was printed for, with six digits.
  private(set) var factor: Double
  /// Whether the factor is written out in full.
  let isExact: Bool
  /// How long a factor is to read: 0 for a whole one, more for others.
  let length: Int

  // A ratio of a picture or a screen has no larger numbers.
  private static let largestDenominator = 64
  // As many digits as a log prints.
  private static let longestDecimal = 8

  // By so much of itself a factor differs at most that was printed with six digits, 1.77778.
  private static let printedError = 5e-6

  /// Writes the product, with the factor as it was written where that is known; fails when it has no short
  /// form.
  init?(_ factor: Double, times number: String, spelled: [SpelledFactor] = []) {
    let times = ConflictSum.tidied(factor)
    let decimal = DecimalText.shortest(times)
    let inverse = DecimalText.shortest(ConflictSum.tidied(1 / factor))
    if times == 1 {
      self.init(factor, text: number, length: 0)
    } else if times == times.rounded() {
      self.init(factor, text: "\(decimal) × \(number)", length: 0)
    } else if let text = spelled.lazy.compactMap({ $0.product(factor, times: number) }).first {
      self.init(factor, text: text, length: 1)
    } else if decimal.utf8.count <= 6 {
      self.init(factor, text: "\(decimal) × \(number)", length: decimal.utf8.count)
    } else if let ratio = Self.ratio(factor, within: 1e-9) {
      self.init(factor, text: number + ratio.text, length: 7)
    } else if inverse.utf8.count <= Self.longestDecimal {
      self.init(factor, text: "\(number) / \(inverse)", length: 8, isExact: false)
    } else if min(decimal.utf8.count, inverse.utf8.count) <= Self.longestDecimal + 1,
      let ratio = Self.ratio(factor, within: Self.printedError)
    {
      self.init(ratio.value, text: number + ratio.text, length: 7, isExact: false)
    } else if decimal.utf8.count <= Self.longestDecimal {
      self.init(factor, text: "\(decimal) × \(number)", length: 8, isExact: false)
    } else {
      return nil
    }
  }

  private init(_ factor: Double, text: String, length: Int, isExact: Bool = true) {
    (self.factor, self.text, self.length, self.isExact) = (factor, text, length, isExact)
  }

  /// A factor as a fraction behind a number, ` × 16/9` or ` / 3`; `nil` where it is none of small numbers.
  private static func ratio(
    _ factor: Double, within error: Double
  ) -> (text: String, value: Double)? {
    for denominator in 2...largestDenominator {
      let numerator = (factor * Double(denominator)).rounded()
      let value = numerator / Double(denominator)
      guard numerator > 0, (value - factor).magnitude <= error * factor else { continue }
      let text = DecimalText.shortest(numerator)
      return (numerator == 1 ? " / \(denominator)" : " × \(text)/\(denominator)", value)
    }
    return nil
  }
}
