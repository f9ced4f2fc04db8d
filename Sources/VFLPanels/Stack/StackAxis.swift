import VFLRecords

/// The attributes of one axis.
struct StackAxis {
  /// The leading or top edge.
  let start: Attribute
  /// The trailing or bottom edge.
  let end: Attribute
  /// The width or height.
  let size: Attribute
  /// The horizontal or vertical center.
  let center: Attribute
  /// The axis.
  let axis: Axis

  private static let horizontal = StackAxis(
    start: .leading, end: .trailing, size: .width, center: .centerX, axis: .horizontal)
  private static let vertical = StackAxis(
    start: .top, end: .bottom, size: .height, center: .centerY, axis: .vertical)

  /// Returns the attributes of an axis.
  static func along(_ axis: Axis) -> StackAxis { axis == .horizontal ? horizontal : vertical }

  /// Returns the attributes of the axis perpendicular to an axis.
  static func across(_ axis: Axis) -> StackAxis { axis == .horizontal ? vertical : horizontal }
}
