package import VFLRecords

/// A view that a stack view arranges.
///
/// A plan requests sizes and priorities only if its rows depend on them.
package protocol StackedView {
  /// Whether the view is hidden.
  var isHidden: Bool { get }
  /// The spacing after the view in points, or `nil` for the spacing of the stack view.
  var spacingAfter: Double? { get }
  /// Whether the view displays text that may wrap to several lines.
  var wrapsText: Bool { get }
  /// Returns the content size on an axis in points, or `nil` if the view has none.
  ///
  /// A nested stack view has none.
  func contentSize(on axis: Axis) -> Double?
  /// Returns the content size on an axis in points, or the size of the arranged views of a nested stack view.
  func naturalSize(on axis: Axis) -> Double?
  /// Returns the compression resistance priority on an axis.
  func compressionResistance(on axis: Axis) -> Priority
}
