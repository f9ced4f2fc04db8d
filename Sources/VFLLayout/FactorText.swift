import VFLDiagnostics

/// A number times a factor, as a person would write it: `2 × 100`, `0.5625 × 375`, `500 × 16/9` or
/// `85 / 0.384615`.
struct FactorText {
  /// The product; the number alone where it counts once.
  let text: String
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

  /// Writes the product; fails when the factor has no short form.
  init?(_ factor: Double, times number: String) {
    let times = ConflictSum.tidied(factor)
    let decimal = DecimalText.shortest(times)
    let inverse = DecimalText.shortest(ConflictSum.tidied(1 / factor))
    if times == 1 {
      self.init(text: number, length: 0)
    } else if times == times.rounded() {
      self.init(text: "\(decimal) × \(number)", length: 0)
    } else if decimal.utf8.count <= 6 {
      self.init(text: "\(decimal) × \(number)", length: decimal.utf8.count)
    } else if let ratio = Self.ratio(factor, within: 1e-9) {
      self.init(text: number + ratio, length: 7)
    } else if inverse.utf8.count <= Self.longestDecimal {
      self.init(text: "\(number) / \(inverse)", length: 8, isExact: false)
    } else if min(decimal.utf8.count, inverse.utf8.count) <= Self.longestDecimal + 1,
      let ratio = Self.ratio(factor, within: Self.printedError)
    {
      self.init(text: number + ratio, length: 7, isExact: false)
    } else if decimal.utf8.count <= Self.longestDecimal {
      self.init(text: "\(decimal) × \(number)", length: 8, isExact: false)
    } else {
      return nil
    }
  }

  private init(text: String, length: Int, isExact: Bool = true) {
    (self.text, self.length, self.isExact) = (text, length, isExact)
  }

  /// A factor as a fraction behind a number, ` × 16/9` or ` / 3`; `nil` where it is none of small numbers.
  private static func ratio(_ factor: Double, within error: Double) -> String? {
    for denominator in 2...largestDenominator {
      let numerator = (factor * Double(denominator)).rounded()
      guard numerator > 0,
        (numerator / Double(denominator) - factor).magnitude <= error * factor
      else { continue }
      let text = DecimalText.shortest(numerator)
      return numerator == 1 ? " / \(denominator)" : " × \(text)/\(denominator)"
    }
    return nil
  }
}
