/// Formats numbers as decimal strings, independent of the locale.
public enum DecimalText {
  /// Returns the shortest decimal string that parses as the same number.
  ///
  /// An integer has no decimal point, and negative zero is formatted as `0`.
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
