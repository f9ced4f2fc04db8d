/// Numbers as text, without a locale.
public enum DecimalText {
  /// The shortest decimal that reads back as the same number; whole numbers without a point.
  ///
  /// Negative zero is written `0`.
  public static func shortest(_ value: Double) -> String {
    if value == 0 { return "0" }
    if value.magnitude < 1e15, let whole = Int(exactly: value) { return String(whole) }
    var text = value.description
    if let leadingZero = text.firstRange(of: "e-0") ?? text.firstRange(of: "e+0") {
      text.remove(at: text.index(before: leadingZero.upperBound))
    }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
