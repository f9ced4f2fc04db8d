import VFLSyntax

/// The value that a metric's name stands for.
public enum MetricValue: Sendable, Hashable {
  /// A number.
  case number(Double)
  /// Something that is no number, as text.
  case notNumber(String)

  /// Reads a text as a number if formats write numbers so, a sign in front allowed; any other text is not a
  /// number.
  public init(text: String) {
    self = Self.number(in: Array(text.utf8)).map(MetricValue.number) ?? .notNumber(text)
  }

  /// The number that some bytes are, a sign in front of it allowed; `nil` for any other bytes.
  package static func number(in bytes: [UInt8]) -> Double? {
    let start = bytes.first == UInt8(ascii: "-") ? 1 : 0
    let end = NumberText.end(of: bytes, from: start)
    guard end == bytes.count, end > start else { return nil }
    return NumberText.value(of: bytes[...])
  }
}
