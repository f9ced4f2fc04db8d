import VFLRecords

/// The attributes of one axis of a stack, along it or across.
struct StackAxis {
  /// The edge that comes first: leading or top.
  let start: Attribute
  /// The edge that comes last: trailing or bottom.
  let end: Attribute
  /// The size.
  let size: Attribute
  /// The centre.
  let center: Attribute
  /// The axis.
  let axis: Axis

  private static let horizontal = StackAxis(
    start: .leading, end: .trailing, size: .width, center: .centerX, axis: .horizontal)
  private static let vertical = StackAxis(
    start: .top, end: .bottom, size: .height, center: .centerY, axis: .vertical)

  /// The attributes along an axis.
  static func along(_ axis: Axis) -> StackAxis { axis == .horizontal ? horizontal : vertical }

  /// The attributes across an axis.
  static func across(_ axis: Axis) -> StackAxis { axis == .horizontal ? vertical : horizontal }
}
