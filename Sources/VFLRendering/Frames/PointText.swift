import VFLDiagnostics
import VFLRecords

/// Points as people read them: rounded to a thousandth.
enum PointText {
  /// A number of points.
  static func rounded(_ value: Double) -> String {
    guard value.magnitude < 1e12 else { return DecimalText.shortest(value) }
    return DecimalText.shortest((value * 1000).rounded() / 1000)
  }
}
