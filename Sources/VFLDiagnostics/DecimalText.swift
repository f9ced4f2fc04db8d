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

  /// Returns a decimal string for a reader, without rounding errors.
  ///
  /// A number with more than six decimal places, such as 1/3, is rounded to three.
  ///
  /// - Parameter other: A different number next to it. If both would look equal, the string is exact.
  package static func readable(_ value: Double, unlike other: String? = nil) -> String {
    let text = shortest(rounded(value))
    return text == other ? shortest(value) : text
  }

  /// Returns the number of ``readable(_:unlike:)``.
  package static func rounded(_ value: Double) -> Double {
    let tidied = tidied(value)
    guard value.magnitude < 1e6, (tidied * 1e6).rounded() / 1e6 != tidied else { return tidied }
    return (value * 1e3).rounded() / 1e3 + 0
  }

  /// Returns the number without the rounding errors that adding fractions causes.
  package static func tidied(_ value: Double) -> Double {
    guard value.magnitude < 1e6 else { return value }
    return (value * 1e9).rounded() / 1e9 + 0
  }
}
