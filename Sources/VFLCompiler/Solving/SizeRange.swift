import VFLDiagnostics
package import VFLRecords
import VFLText

/// A range of container widths or heights.
package struct SizeRange: Sendable, Hashable {
  /// The axis of the size.
  package let axis: Axis
  /// The sizes in points.
  ///
  /// An omitted bound is infinite.
  package let sizes: ClosedRange<Double>

  /// Creates a range.
  package init(_ axis: Axis, _ sizes: ClosedRange<Double>) {
    (self.axis, self.sizes) = (axis, sizes)
  }

  /// The name of the dimension on the command line: `width` or `height`.
  package var name: String { axis == .horizontal ? "width" : "height" }

  /// Returns the progress of a search through the sizes, such as `width 812 of 1400, 153 regimes`.
  func progress(at size: Double, regimeCount: Int) -> String {
    let place = "\(name) \(DecimalText.shortest(size.rounded(.down)))"
    let end = sizes.upperBound.isFinite ? " of \(DecimalText.shortest(sizes.upperBound))" : ""
    return "\(place)\(end), \(CountText.text(regimeCount, "regime"))"
  }
}
