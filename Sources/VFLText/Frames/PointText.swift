import VFLDiagnostics
import VFLRecords

/// Formats lengths in points, rounded to a thousandth.
package enum PointText {
  /// Returns a number rounded to a thousandth, or unchanged if its magnitude is 1e12 or more.
  package static func rounded(_ value: Double) -> String {
    guard value.magnitude < 1e12 else { return DecimalText.shortest(value) }
    return DecimalText.shortest((value * 1000).rounded() / 1000)
  }
}
