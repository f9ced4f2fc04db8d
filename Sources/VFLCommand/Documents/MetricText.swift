import VFLLowering
import VFLSyntax

/// Metrics that are given as text.
enum MetricText {
  /// The number that a text is from its first to its last character, or the text itself.
  static func value(of text: String) -> MetricValue {
    number(in: Array(text.utf8)[...]).map(MetricValue.number) ?? .notNumber(text)
  }

  /// The number that some bytes are, a sign in front of it allowed; `nil` for any other bytes.
  static func number(in bytes: ArraySlice<UInt8>) -> Double? {
    let whole = Array(bytes)
    let start = whole.first == UInt8(ascii: "-") ? 1 : 0
    let end = NumberText.end(of: whole, from: start)
    guard end == whole.count, end > start else { return nil }
    return NumberText.value(of: whole[...])
  }
}
