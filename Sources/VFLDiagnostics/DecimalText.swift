/// Writes numbers as decimal text that depends on no locale.
public enum DecimalText {
  /// The shortest decimal that reads back as the same number; whole numbers without a point.
  ///
  /// Negative zero is written `0`.
  public static func shortest(_ value: Double) -> String {
    if value == 0 { return "0" }
    if value.magnitude < 1e15, let whole = Int64(exactly: value) { return String(whole) }
    let text = value.description
    guard let exponent = text.firstIndex(of: "e") else {
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let sign = text[text.index(after: exponent)] == "-" ? "-" : ""
    let digits = text[exponent...].dropFirst().drop { "+-0".contains($0) }
    let mantissa = text[..<exponent]
    return (mantissa.hasSuffix(".0") ? mantissa.dropLast(2) : mantissa) + "e" + sign + digits
  }
}
