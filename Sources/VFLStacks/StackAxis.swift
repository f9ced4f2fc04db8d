package import VFLRecords

/// The attributes of one axis.
package struct StackAxis {
  /// The leading or top edge.
  package let start: Attribute
  /// The trailing or bottom edge.
  package let end: Attribute
  /// The width or height.
  package let size: Attribute
  /// The horizontal or vertical center.
  package let center: Attribute
  /// The axis.
  package let axis: Axis

  private static let horizontal = StackAxis(
    start: .leading, end: .trailing, size: .width, center: .centerX, axis: .horizontal)
  private static let vertical = StackAxis(
    start: .top, end: .bottom, size: .height, center: .centerY, axis: .vertical)

  /// Returns the attributes of an axis.
  package static func along(_ axis: Axis) -> Self { axis == .horizontal ? horizontal : vertical }

  /// Returns the attributes of the axis perpendicular to an axis.
  package static func across(_ axis: Axis) -> Self { axis == .horizontal ? vertical : horizontal }
}
