import VFLDiagnostics
import VFLLayout

/// Lengths that depend on the container's size as people write them: `0.5·width - 20`.
enum LinearText {
  /// The largest denominator that is told as one.
  private static let denominatorLimit = 64.0

  /// A length as a function of the size with a name; numbers are rounded to a thousandth.
  ///
  /// A slope with more digits is told as a fraction where it is a simple one, since an error in it
  /// counts a thousand times on a screen.
  static func text(_ length: LinearLength, of name: String) -> String {
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

  /// The whole number above 0 that a number is, but for rounding.
  private static func whole(_ value: Double) -> Double? {
    let whole = value.rounded()
    return whole >= 1 && (value - whole).magnitude <= 1e-9 * whole ? whole : nil
  }
}
