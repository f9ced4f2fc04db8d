import VFLDiagnostics

/// A product of a number and a factor as a person would write it: `2 × 100`, `0.5625 × 375`, `500 × 16/9` or
/// `85 / 0.384615`.
package struct FactorText {
  /// The text of the product; the number alone if the factor is 1.
  let text: String
  /// The factor in ``text``, which is a fraction such as 16/9 if the given factor is a rounded number such as
  /// 1.77778.
  private(set) var factor: Double
  /// Whether the factor in ``text`` is known to be exact.
  let isExact: Bool
  /// The reading length of the factor: 0 for a whole number, more for other factors.
  let length: Int

  // Aspect ratios of images and screens have no larger denominators.
  private static let largestDenominator = 64
  // The length of a number with six digits, as logs print it.
  private static let longestDecimal = 8

  // The largest relative error of a factor that was printed with six digits, such as 1.77778.
  private static let printedError = 5e-6

  /// Creates the product, with the factor as it is spelled in the source if that is known; `nil` if the
  /// factor has no short form.
  init?(_ factor: Double, times number: String, spelled: [SpelledFactor] = []) {
    let times = DecimalText.tidied(factor)
    let decimal = DecimalText.shortest(times)
    let inverse = DecimalText.shortest(DecimalText.tidied(1 / factor))
    if times == 1 {
      self.init(factor, text: number, length: 0)
    } else if times == times.rounded() {
      self.init(factor, text: "\(decimal) × \(number)", length: 0)
    } else if decimal.utf8.count > Self.longestDecimal, let ratio = Self.ratio(factor, within: 1e-9)
    {
      self.init(factor, text: number + ratio.text, length: 7)
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

  /// Returns a fraction such as `4/3` for a multiplier with many digits, such as 1.333333333; `nil` for any
  /// other multiplier.
  ///
  /// - Parameter isPrinted: Whether the multiplier was printed with six digits.
  package static func fraction(_ multiplier: Double, isPrinted: Bool) -> String? {
    let decimal = DecimalText.shortest(multiplier)
    guard multiplier > 0, decimal.utf8.count >= longestDecimal - 1,
      let ratio = ratio(multiplier, within: isPrinted ? printedError : 1e-9)
    else { return nil }
    return ratio.text.hasPrefix(" / ")
      ? "1/" + ratio.text.dropFirst(3) : String(ratio.text.dropFirst(3))
  }

  private init(_ factor: Double, text: String, length: Int, isExact: Bool = true) {
    (self.factor, self.text, self.length, self.isExact) = (factor, text, length, isExact)
  }

  /// Returns the text of a factor after a number, such as ` × 16/9` or ` / 3`, and the factor's value; `nil`
  /// if the factor is not a fraction of small numbers.
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
