/// The bound of lengths in a document, within which sums of lengths are exact enough to lay out.
///
/// At 1e15 neighbouring numbers are an eighth of a point apart, so that a few lengths of that size
/// still add up to less than a point of error; no screen is a billionth as wide.
package enum LengthBound {
  /// The largest length, and its opposite the smallest.
  static let largest = 1e15

  /// What could stand in the place of a length that is larger.
  package static let expected = "a number between -1e15 and 1e15"

  /// Whether a number may be a length.
  package static func allows(_ number: Double) -> Bool { number.magnitude <= largest }
}
