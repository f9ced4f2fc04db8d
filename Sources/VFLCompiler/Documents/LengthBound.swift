import VFLLowering

/// The limit for the magnitude of lengths in a document.
///
/// Sums of lengths within the limit are accurate enough for a layout. At 1e15, adjacent `Double` values
/// differ by 1/8, so the error of a sum of a few such lengths is less than a point.
package enum LengthBound {
  /// The largest length.
  ///
  /// Its negation is the smallest length.
  static let largest = 1e15

  /// The description of a valid length for diagnostics.
  package static let expected = "a number between -1e15 and 1e15"

  /// Returns whether a number is a valid length.
  package static func allows(_ number: Double) -> Bool { number.magnitude <= largest }

  /// Returns the valid length that a text contains; `nil` if it contains none.
  package static func length(in text: some StringProtocol) -> Double? {
    MetricValue.number(in: Array(text.utf8)).flatMap { allows($0) ? $0 : nil }
  }
}
