import VFLSyntax

/// The value of a metric.
public enum MetricValue: Sendable, Hashable {
  /// A number.
  case number(Double)
  /// A value that is not a number, as text.
  case notNumber(String)

  /// Parses a string as a number in the syntax of format strings, with an optional minus sign.
  ///
  /// Any other string becomes ``notNumber(_:)``.
  public init(text: String) {
    self = Self.number(in: Array(text.utf8)).map(MetricValue.number) ?? .notNumber(text)
  }

  /// Returns the number that the bytes represent, with an optional minus sign, or `nil` if they are not a
  /// number.
  package static func number(in bytes: [UInt8]) -> Double? {
    let start = bytes.first == UInt8(ascii: "-") ? 1 : 0
    let end = NumberText.end(of: bytes, from: start)
    guard end == bytes.count, end > start else { return nil }
    return NumberText.value(of: bytes[...])
  }
}
