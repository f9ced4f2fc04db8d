import VFLDiagnostics
package import VFLLayout

/// Formats lengths that depend on the container's size, such as `0.5·width - 20`.
package enum LinearText {
  /// The largest denominator of a slope that is written as a fraction.
  private static let denominatorLimit = 64.0

  /// Returns a length as a function of the size with the given name, such as `width`.
  ///
  /// The constant is rounded to a thousandth. A slope with more than three decimals is written as a fraction
  /// if it has a small denominator, because a rounding error of the slope would be multiplied by the size.
  /// Other slopes are rounded to six decimals.
  package static func text(_ length: LinearLength, of name: String) -> String {
    let constant = PointText.rounded(length.constant)
    guard length.slope != 0 else { return constant }
    let term = term(length.slope, name)
    if constant == "0" { return term }
    return length.constant < 0
      ? "\(term) - \(PointText.rounded(-length.constant))" : "\(term) + \(constant)"
  }

  private static func term(_ slope: Double, _ name: String) -> String {
    let sign = slope < 0 ? "-" : ""
    let size = slope.magnitude
    if let thousandths = whole(size * 1000) {
      return thousandths == 1000
        ? sign + name : "\(sign)\(DecimalText.shortest(thousandths / 1000))·\(name)"
    }
    for denominator in stride(from: 3, through: denominatorLimit, by: 1) {
      guard let numerator = whole(size * denominator) else { continue }
      let factor = numerator == 1 ? "" : "\(DecimalText.shortest(numerator))·"
      return "\(sign)\(factor)\(name)/\(DecimalText.shortest(denominator))"
    }
    let digits = (size * 1e6).rounded() / 1e6
    return "\(sign)\(DecimalText.shortest(digits == 0 ? size : digits))·\(name)"
  }

  /// Returns the positive integer that is equal to a number except for rounding errors, or `nil` if there is
  /// none.
  private static func whole(_ value: Double) -> Double? {
    let whole = value.rounded()
    return whole >= 1 && (value - whole).magnitude <= 1e-9 * whole ? whole : nil
  }
}
